import * as z from './zod.schema.js';
import { toAsciiDigits } from './digits.js';
import { example } from './example.js';
import { hasLetter, looksLikeStaff, mixesAlphabets, nameRules } from './name.js';
import { calendarDate, id, idParams, instant, targetId, version } from './id.schema.js';
import { liveLinkPermissions } from './live-link.js';
import { organizationCard, organizationView } from './organization.schema.js';
import { searchQuery } from './paging.schema.js';
import { deletionReply, proofBody } from './proof.schema.js';
import { statsView } from './season.schema.js';
import { requiredText, skipEmpty } from './text.schema.js';
import { characterCount } from './text.js';
import {
  ageLevels,
  commenterGroups,
  levels,
  positions,
  roles,
  type Role,
  playerRules,
  ageOn,
  todayUtc,
} from './player.js';

const firstNameExample = example('Noor');
const lastNameExample = example('Lindqvist');
const birthdateExample = example('2010-05-04');
const zipExample = example('55802');
const ageLevelExample = example('14U');
const levelExample = example('AA');
const avatarExample = example(
  '/media/avatars/0199a3f2-7c1d-7b52-9c6e-2f4d8a1b3c5e/0199a3f3-0d2e-7f61-8a7b-4c5d6e7f8091.webp',
);

const nameSchema = (required: string, short: string) =>
  requiredText(required)
    .refine(
      skipEmpty((value) => characterCount(value) >= 2),
      short,
    )
    .max(nameRules.maxLength, { error: playerRules.nameLong, abort: true })
    .refine((value) => !looksLikeStaff(value), nameRules.staff)
    .refine((value) => !mixesAlphabets(value), nameRules.alphabets)
    .refine(skipEmpty(hasLetter), required);

export const firstName = nameSchema(playerRules.firstNameRequired, playerRules.firstNameShort).meta(
  firstNameExample,
);
export const lastName = nameSchema(playerRules.lastNameRequired, playerRules.lastNameShort).meta(
  lastNameExample,
);

const hasAllowedAge = (value: string) => {
  if (!calendarDate.safeParse(value).success) return false;
  const age = ageOn(value, todayUtc());
  return age >= playerRules.minAge && age <= playerRules.maxAge;
};
export const birthdate = requiredText(playerRules.birthdayRequired)
  .refine(skipEmpty(hasAllowedAge), playerRules.birthdayInvalid)
  .meta(birthdateExample);

/** A zip code of the US or a postal code of Canada, which has no D, F, I, O, Q and U. */
const zipPattern = /^(\d{5}(-\d{4})?|[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d)$/;
/** Writes a Canadian postal code as 'K1A 0B1'. */
const formatPostalCode = (value: string) =>
  /^[a-z]\d[a-z][ -]?\d[a-z]\d$/i.test(value)
    ? `${value.slice(0, 3)} ${value.slice(-3)}`.toUpperCase()
    : value;
export const zipcode = requiredText(playerRules.zipRequired)
  .overwrite((value) => formatPostalCode(toAsciiDigits(value)))
  .refine(
    skipEmpty((value) => zipPattern.test(value)),
    playerRules.zipInvalid,
  )
  .meta(zipExample);

const role = z
  .enum([...roles, 'player/parent'], playerRules.role)
  .transform((value): Role => (value === 'player/parent' ? 'player' : value));
export const position = z.enum(positions, playerRules.position);
export const ageLevel = z.enum(ageLevels, playerRules.ageLevel).meta(ageLevelExample);
export const level = z.enum(levels, playerRules.level).meta(levelExample);
export const organizationId = z.uuid(playerRules.organization).toLowerCase();

const profileFields = {
  first_name: firstName,
  last_name: lastName,
  birthdate,
  role,
  position: position.nullish(),
  level,
  zipcode,
  age: ageLevel,
  organization_id: organizationId,
  guardian_confirmed: z.boolean().optional(),
  guardian_ai_confirmed: z.boolean().optional(),
};

export const onboardingBody = z.strictObject(profileFields).superRefine((body, check) => {
  if (body.role !== 'coach' && !body.position)
    check.addIssue({ code: 'custom', path: ['position'], message: playerRules.position });
  if (ageOn(body.birthdate, todayUtc()) < 13 && !body.guardian_confirmed)
    check.addIssue({ code: 'custom', path: ['guardian_confirmed'], message: playerRules.guardian });
  if (looksLikeStaff(`${body.first_name} ${body.last_name}`))
    check.addIssue({ code: 'custom', path: ['last_name'], message: nameRules.staff });
});
export type OnboardingBody = z.output<typeof onboardingBody>;

export const profileBody = z
  .strictObject({
    ...profileFields,
    show_full_name_publicly: z.boolean(),
    public_player_page: z.boolean(),
    who_can_comment: z.enum(commenterGroups, playerRules.commenters),
    approve_followers: z.boolean(),
    /** A guardian confirms to open what another guardian closed. */
    reopen: z.boolean(),
  })
  .partial();
export type ProfileBody = z.output<typeof profileBody>;

/** The viewer's own profile; no other view contains `email`, `birthdate` or `zipcode`. */
export const profileView = z.object({
  id,
  email: z.string().nullable().meta(example('noor@example.com')),
  first_name: z.string().nullable().meta(firstNameExample),
  last_name: z.string().nullable().meta(lastNameExample),
  avatar: z.string().nullable().meta(avatarExample),
  onboarding_complete: z.boolean(),
  age: z.enum(ageLevels).nullable().meta(ageLevelExample),
  level: z.enum(levels).nullable().meta(levelExample),
  position: z.enum(positions).nullable(),
  role: z.enum(roles).nullable(),
  birthdate: calendarDate.nullable().meta(birthdateExample),
  zipcode: z.string().nullable().meta(zipExample),
  organization_id: id.nullable(),
  organization: organizationView.nullable(),
  show_full_name_publicly: z.boolean(),
  public_player_page: z.boolean(),
  who_can_comment: z.enum(commenterGroups),
  /** Others ask before they follow the player. On for new players under 13. */
  approve_followers: z.boolean(),
  guardian_confirmed_at: instant.nullable(),
  guardian_ai_confirmed_at: instant.nullable(),
  /** When a guardian confirmed that a player under 13 shows the full name. */
  guardian_full_name_confirmed_at: instant.nullable(),
  /** Shares the organization: at once under 18, else once a coach or a moderator confirmed it. */
  organization_confirmed: z.boolean().meta(example(true)),
  /** A coach has rights over the organization only when confirmed. */
  coach_confirmed: z.boolean(),
  /** Whether the viewer may make links to live games of this profile. */
  live_links: z.enum(liveLinkPermissions).meta(example('allowed')),
  /** Set by the operator command. */
  moderator: z.boolean().meta(example(false)),
  operator: z.boolean().meta(example(false)),
  created_at: instant,
  version,
});
export type ProfileView = z.infer<typeof profileView>;

/** A player in a list: never an email, birthdate or zip code. */
export const playerRow = z.object({
  id,
  first_name: z.string().meta(firstNameExample),
  last_name: z.string().meta(lastNameExample),
  avatar: z.string().nullable().meta(avatarExample),
  age: z.enum(ageLevels).nullable().meta(ageLevelExample),
  level: z.enum(levels).nullable().meta(levelExample),
  position: z.enum(positions).nullable(),
  role: z.enum(roles).nullable(),
  /** Whether the person has a coach's rights over the organization. */
  coach_confirmed: z.boolean().meta(example(false)),
  organization: organizationCard.nullable(),
  following: z.boolean(),
  /** The viewer waits for the player to accept them as a follower. */
  requested: z.boolean().meta(example(false)),
  /** Whether a follow of the player is a request first. */
  approves_followers: z.boolean().meta(example(false)),
});
export type PlayerRow = z.infer<typeof playerRow>;

/** The author of an item, for signed-in viewers. */
export const author = playerRow.pick({
  id: true,
  first_name: true,
  last_name: true,
  avatar: true,
  position: true,
});
export type Author = z.infer<typeof author>;

/** A player's page for signed-in viewers, without the owner-only fields of the profile. */
export const playerView = playerRow.extend({
  organization_id: id.nullable(),
  counts: z.object({
    games: z.int(),
    highlights: z.int(),
    posts: z.int(),
    followers: z.int(),
    following: z.int(),
  }),
  can: z.object({ edit: z.boolean() }),
  /** Whether live games of the player notify the viewer, who follows them. */
  live_alerts: z.boolean(),
  created_at: instant,
  version,
});
export type PlayerView = z.infer<typeof playerView>;

/** A player's page for anonymous visitors: children by first name and initial, with this season's stats (1 Sep to 31 Aug). */
export const publicPlayer = playerRow
  .omit({ following: true, requested: true, approves_followers: true })
  .extend({ stats: statsView });
export type PublicPlayer = z.infer<typeof publicPlayer>;

export const profileEvent = z.object({ user_id: id, version });

export const playerSchemas = {
  me: { summary: 'Your own profile.', reply: profileView },
  update: { summary: 'Updates the given fields of your profile.', body: profileBody, reply: profileView },
  onboard: { summary: 'Completes your profile.', body: onboardingBody, reply: profileView },
  avatar: { summary: 'Uploads your picture.', reply: profileView },
  remove: {
    summary:
      'Permanently deletes the account with its content and media; later while a change of its email can be undone.',
    body: proofBody,
    reply: deletionReply,
  },
  one: { summary: 'A player’s page.', params: idParams, reply: playerView },
  public: {
    summary: 'The public page of a player.',
    // Any short text passes, so a malformed id gets this route's own 404 message.
    params: z.strictObject({ id: targetId }),
    reply: publicPlayer,
  },
  search: {
    summary: 'Players by name; without a query, suggestions to follow.',
    query: searchQuery('noor'),
    reply: z.array(playerRow),
  },
};
