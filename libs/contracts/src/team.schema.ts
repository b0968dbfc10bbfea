import * as z from './zod.schema.js';
import { example } from './example.js';
import { id, idParams, instant, success, version } from './id.schema.js';
import { mixesAlphabets, nameRules, organizationLooksLikeStaff } from './name.js';
import { organizationCard } from './organization.schema.js';
import { ageLevels, levels, playerRules, positions } from './player.js';
import { author } from './player.schema.js';
import { seasonStats } from './season.schema.js';
import {
  readTeamCode,
  teamArrivals,
  teamCodeAlphabet,
  teamCodeLength,
  teamJoinStates,
  teamNeeds,
  teamRelations,
  teamRules,
  teamStaffRoles,
} from './team.js';
import { circleLinkStates } from './circle.js';
import { rawText, requiredText } from './text.schema.js';

const name = requiredText(teamRules.nameRequired)
  .max(teamRules.maxNameLength, { error: teamRules.nameLong, abort: true })
  .refine((value) => !organizationLooksLikeStaff(value), nameRules.staff)
  .refine((value) => !mixesAlphabets(value), nameRules.alphabets)
  .meta(example('14U AA'));
const ageLevel = z.enum(ageLevels, playerRules.ageLevel).meta(example('14U'));
const level = z.enum(levels, playerRules.level).meta(example('AA'));
/** The first year of a season, which begins on 1 August. */
const season = z.int(teamRules.season).min(2000, teamRules.season).max(2100, teamRules.season);
/** One or two digits as on the jersey: '00' and '0' differ. */
const number = rawText(teamRules.number)
  .regex(/^\d{1,2}$/, teamRules.number)
  .meta(example('17'));
const position = z.enum(positions);
const birthYear = z
  .int(teamRules.birthYear)
  .min(1920, teamRules.birthYear)
  .max(2100, teamRules.birthYear)
  .meta(example(2012));

/** A team in a list. */
const teamCard = z.object({
  id,
  organization: organizationCard,
  name: z.string().meta(example('14U AA')),
  age_level: ageLevel,
  level,
  season: z.int().meta(example(2026)),
  version,
});
export type TeamCard = z.infer<typeof teamCard>;

const teamSummary = teamCard.extend({
  circle_id: id,
  /** Players on the roster, without places that nobody claimed. */
  players: z.int().nonnegative().meta(example(15)),
  relation: z.enum(teamRelations).meta(example('member')),
  /** The age level and the level are those of the viewer's profile. */
  fits: z.boolean().meta(example(true)),
  /** People who wait, for the staff; 0 for all others. */
  waiting: z.int().nonnegative().meta(example(0)),
});
export type TeamSummary = z.infer<typeof teamSummary>;

/** A team that the profiles of a circle suggest, and that does not exist in this season. */
const teamProposal = z.object({
  age_level: ageLevel,
  level,
  /** Players of the viewer's circle with this age level and level. */
  players: z.int().positive().meta(example(9)),
});
export type TeamProposal = z.infer<typeof teamProposal>;

/** A player on the roster, or a place that nobody claimed. */
const teamMember = z.object({
  id,
  /** Null for a place that nobody claimed. */
  player: author.nullable(),
  /** Only of a place. */
  name: z.string().nullable().meta(example(null)),
  birth_year: birthYear.nullable(),
  /** Null for other people of the circle. */
  number: z.string().nullable().meta(example('17')),
  position: position.nullable(),
  since: instant.nullable(),
  /** The viewer, or a child of the viewer. */
  own: z.boolean().meta(example(false)),
});
export type TeamMember = z.infer<typeof teamMember>;

const unclaimed = teamMember.pick({
  id: true,
  name: true,
  birth_year: true,
  number: true,
  position: true,
});

/** Somebody who came by a link or a code and waits, with the whole name. */
const teamWaiting = z.object({
  player: author,
  arrival: z.enum(teamArrivals).meta(example('code')),
  /** Waits for a place on the roster, not only in the circle. */
  plays: z.boolean().default(true).meta(example(true)),
  /** The number that the player typed. */
  number: z.string().nullable().default(null).meta(example('17')),
  /** Somebody else on the roster has it. */
  number_taken: z.boolean().default(false).meta(example(false)),
  needs: z.enum(teamNeeds).meta(example('staff')),
  asked_at: instant,
  guardians: z.array(author),
  /** The place on the roster with the same name. */
  place: unclaimed.nullable(),
});

const teamLink = z.object({
  id,
  state: z.enum(circleLinkStates).meta(example('open')),
  created_by: author,
  created_at: instant,
  expires_at: instant,
  uses: z.int().nonnegative().meta(example(3)),
  max_uses: z.int().positive().meta(example(teamRules.linkUses)),
  /** Null once it has expired. */
  code: z.string().nullable().meta(example('K7PX2M')),
  code_expires_at: instant,
  /** Who came by it, newest first. */
  joined: z.array(author.extend({ since: instant })),
});
export type TeamLinkView = z.infer<typeof teamLink>;

const teamView = teamCard.extend({
  circle_id: id,
  created_at: instant,
  relation: z.enum(teamRelations).meta(example('staff')),
  staff: z.array(author.extend({ role: z.enum(teamStaffRoles).meta(example('coach')) })),
  members: z.array(teamMember),
  /** The games of the season that members logged: one for each date and opponent. Null for other people of the circle. */
  season_line: z
    .object({
      games: z.int().nonnegative().meta(example(24)),
      wins: z.int().nonnegative().meta(example(14)),
      losses: z.int().nonnegative().meta(example(8)),
      ties: z.int().nonnegative().meta(example(2)),
    })
    .nullable(),
  can: z.object({
    /** Edits the team, its roster and its links. */
    edit: z.boolean().meta(example(true)),
  }),
  /** For staff; null for all others. */
  desk: z
    .object({
      waiting: z.array(teamWaiting),
      links: z.array(teamLink),
      /** Players of the circle with this age level and level who are in none of its teams in this season. */
      suggested: z.array(author),
    })
    .nullable(),
});
export type TeamView = z.infer<typeof teamView>;

const teamFields = { name, age_level: ageLevel, level, season };

const newTeam = z.strictObject({
  ...teamFields,
  /** Copies the roster of this team of the same circle. */
  from_team_id: id.optional(),
  /** Members of that roster who stay behind. */
  without: z.array(id).max(teamRules.maxMembers).optional(),
});
export type NewTeam = z.infer<typeof newTeam>;

const teamChange = z.strictObject({
  name: name.optional(),
  age_level: ageLevel.optional(),
  level: level.optional(),
  season: season.optional(),
  /** All managers: who is left out is none any more. */
  managers: z.array(id).max(teamRules.maxManagers, teamRules.tooManyManagers).optional(),
});
export type TeamChange = z.infer<typeof teamChange>;

const place = z.strictObject({
  name: requiredText(teamRules.placeName)
    .max(100, { error: teamRules.placeNameLong, abort: true })
    .refine((value) => !mixesAlphabets(value), nameRules.alphabets)
    .meta(example('Jordan Lee')),
  number: number.nullish(),
  birth_year: birthYear.nullish(),
  position: position.nullish(),
});

const memberFields = { number: number.nullish(), position: position.nullish() };
const newMembers = z.strictObject({
  /** Places of a roster. */
  places: z.array(place).max(teamRules.maxMembers, teamRules.tooManyMembers).optional(),
  /** Players of the circle. */
  players: z
    .array(z.strictObject({ user_id: id, ...memberFields }))
    .max(teamRules.maxMembers)
    .optional(),
  /** People who wait. `place_id`: the place they claim. */
  confirm: z
    .array(z.strictObject({ user_id: id, place_id: id.nullish() }))
    .max(teamRules.maxMembers)
    .optional(),
});
export type NewMembers = z.infer<typeof newMembers>;

const memberChange = z.strictObject({
  ...memberFields,
  name: place.shape.name.optional(),
  birth_year: birthYear.nullish(),
  /** Moves the member to another team of the circle. */
  team_id: id.optional(),
  /** The place becomes this member's. */
  place_id: id.optional(),
});
export type MemberChange = z.infer<typeof memberChange>;

const codePattern = new RegExp(`^[${teamCodeAlphabet}]{${teamCodeLength}}$`);
const credential = {
  token: rawText().min(1).max(200).optional(),
  code: rawText().max(40).overwrite(readTeamCode).regex(codePattern, teamRules.code).optional(),
};
const hasOne = ({ token, code }: { token?: string | undefined; code?: string | undefined }) =>
  (token === undefined) !== (code === undefined);
const linkBody = z
  .strictObject(credential)
  .refine(hasOne, teamRules.linkOrCode)
  .meta(example({ code: 'K7PX2M' }));
const acceptBody = z
  .strictObject({
    ...credential,
    number: number.optional(),
    /** False for a player who does not play in this team: a place in the circle only. */
    plays: z.boolean().default(true).meta(example(true)),
  })
  .refine(hasOne, teamRules.linkOrCode)
  .meta(example({ code: 'K7PX2M' }));
export type TeamLinkBody = z.infer<typeof linkBody>;
export type AcceptTeamBody = z.infer<typeof acceptBody>;

const memberParams = idParams.extend({ member_id: idParams.shape.id });

const exportedRow = z.object({
  number: z.string().nullable().meta(example('17')),
  first_name: z.string().nullable().meta(example('Jordan')),
  last_name: z.string().nullable().meta(example('Lee')),
  birth_year: birthYear.nullable(),
  position: position.nullable(),
  claimed: z.boolean().meta(example(true)),
  stats: seasonStats.nullable(),
});
export type ExportedMember = z.infer<typeof exportedRow>;

/** A team changed; `version` is the team's. */
export const teamEvent = z.object({ team_id: id, version });
/** A team was deleted, or became part of another one. */
export const removedTeamEvent = z.object({ id, version });

export const teamSchemas = {
  list: {
    summary: 'The teams of your circles of an organization, the newest season first.',
    params: idParams,
    reply: z.array(teamSummary),
  },
  proposals: {
    summary: 'Teams that the profiles of your circles suggest, and that do not exist in this season.',
    params: idParams,
    reply: z.array(teamProposal),
  },
  create: {
    summary: 'Makes a team: coaches, and where no coach has rights, adults with a confirmed address.',
    params: idParams,
    body: newTeam,
    reply: teamView,
  },
  one: {
    summary: 'A team with its roster. Other people of its circle get first names and initials.',
    params: idParams,
    reply: teamView,
  },
  update: { summary: 'Changes a team. Its staff only.', params: idParams, body: teamChange, reply: teamView },
  remove: {
    summary: 'Deletes a team, or makes it part of another one of its circle. Its staff only.',
    params: idParams,
    body: z.strictObject({ into: id.optional() }),
    reply: success,
  },
  addMembers: {
    summary: 'Adds places, players of the circle and people who wait. Its staff only.',
    params: idParams,
    body: newMembers,
    reply: teamView,
  },
  updateMember: {
    summary: 'Changes number, position or place of a member, or moves them to another team. Its staff only.',
    params: memberParams,
    body: memberChange,
    reply: teamView,
  },
  removeMember: {
    summary: 'Takes a member off the roster, or declines somebody who waits. Members leave.',
    params: memberParams,
    reply: success,
  },
  addLink: {
    summary: 'Makes an invitation link with a code. Its token is only in this reply. Its staff only.',
    params: idParams,
    body: z.strictObject({
      uses: z.int().min(1).max(teamRules.maxLinkUses).default(teamRules.linkUses).meta(example(30)),
      days: z.int().min(1).max(teamRules.maxLinkDays).default(teamRules.linkDays).meta(example(14)),
    }),
    reply: teamLink.extend({ token: z.string().meta(example('3f9c0a5be1d7427c86f04b9a1e52d8c7b6a0')) }),
  },
  revokeLink: {
    summary: 'Ends a link and its code. Who came by it stays. Its staff only.',
    params: idParams.extend({ link_id: idParams.shape.id }),
    reply: success,
  },
  export: {
    summary: 'The roster by name, to print or save. It is logged. Its staff only.',
    params: idParams,
    reply: z.array(exportedRow),
  },
  openLink: {
    summary:
      'The team of a link or a code, and who made it. A dead link answers to families on the roster only.',
    body: linkBody,
    reply: z.object({
      team: teamCard.omit({ version: true }),
      created_by: author.pick({ first_name: true, last_name: true, avatar: true }),
      expires_at: instant,
      arrival: z.enum(teamArrivals).meta(example('link')),
      /** Those of the viewer and the viewer's children who are on the roster; left out if nobody is. */
      family: z
        .array(
          z.object({
            id,
            first_name: z.string().nullable().meta(example('Jordan')),
            /** The viewer, not a child of the viewer. */
            own: z.boolean().meta(example(false)),
          }),
        )
        .optional(),
      /** Left out while the link works. Of a dead one, only the family of a member gets this reply. */
      ended: z.literal(true).optional(),
    }),
  },
  acceptLink: {
    summary: 'Brings your profile into a team: by a link at once, by a code once its staff confirm you.',
    body: acceptBody,
    reply: z.object({
      team_id: id,
      state: z.enum(teamJoinStates).meta(example('member')),
      /** Null unless waiting. */
      needs: z.enum(teamNeeds).nullable().meta(example(null)),
      /** The number on the roster, if there is one. */
      number: z.string().nullable().meta(example('17')),
      /** The typed number belongs to somebody else. */
      number_taken: z.boolean().meta(example(false)),
    }),
  },
};
