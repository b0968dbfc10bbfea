import * as z from './zod.schema.js';
import { example } from './example.js';
import { id, idParams, instant, success, version } from './id.schema.js';
import { ageLevels } from './player.js';
import { circleNeeds, circleRules } from './circle.js';
import { pageOf, pageQuery } from './paging.schema.js';
import { author, playerRow } from './player.schema.js';
import { seasonStats } from './season.schema.js';
import { rawText } from './text.schema.js';

/** Characters. The cursor of a list sorted by name contains a name, which may be long. */
const maxCursorLength = 800;
const byName = (limit: number) =>
  pageQuery({ limit }).extend({ cursor: rawText().max(maxCursorLength).optional() });

/** A page of members; `role` is shown as a badge. */
const membersPage = z.object({
  members: z.array(playerRow),
  hasMore: z.boolean().meta(example(false)),
  nextCursor: z.string().nullable().meta(example(null)),
  totalMembers: z.int().nonnegative().meta(example(1)),
});
export type MembersPage = z.infer<typeof membersPage>;

/** A person in a list of one organization. */
export const rosterRow = playerRow.omit({
  organization: true,
  following: true,
  requested: true,
  approves_followers: true,
});
export type RosterRow = z.infer<typeof rosterRow>;

/** A player of the coach's circle, or one who waits for a place, with their current season (1 Aug to 31 Jul). */
const teamRow = rosterRow.extend({
  /** When the player got the place, or asked for it. */
  joined_at: instant.nullable(),
  /** Whether the player has a place in the circle. */
  confirmed: z.boolean().meta(example(true)),
  stats: seasonStats,
});
export type TeamRow = z.infer<typeof teamRow>;

/** A coach, confirmed or waiting for confirmation. */
const coachRow = rosterRow.extend({ confirmed: z.boolean() });
export type CoachRow = z.infer<typeof coachRow>;

/** A person who waits for a place in a circle, as shown to people who can answer. */
const waitingRow = rosterRow.extend({
  circle_id: id,
  asked_at: instant,
  /** The guardians of a child; those who wait as well can be confirmed with it. */
  guardians: z.array(author.extend({ waits: z.boolean().meta(example(true)) })),
  /** A member of the circle has the same name. */
  same_name: z.boolean().meta(example(false)),
  /** Came by an invitation link of the viewer. */
  by_my_link: z.boolean().meta(example(false)),
  needs: z.enum(circleNeeds).meta(example('answer')),
  vouches: z.int().min(0).max(circleRules.vouches).meta(example(0)),
  vouched_by_me: z.boolean().meta(example(false)),
});
export type WaitingRow = z.infer<typeof waitingRow>;

const editedValue = z.string().nullable().meta(example('Duluth Blades'));
/** An edit of an organization by a coach or a moderator. */
export const organizationEdit = z.object({
  id,
  organization: z.object({ id, name: z.string().meta(example('Duluth Blades')) }),
  /** Null if the account was deleted. */
  editor: author.nullable(),
  created_at: instant,
  undone: z.boolean().meta(example(false)),
  changes: z.array(
    z.object({
      field: z.enum(['name', 'team_name', 'website', 'image_url']),
      before: editedValue,
      after: editedValue,
    }),
  ),
});
export type OrganizationEditView = z.infer<typeof organizationEdit>;

/** A player joined or left; `version` is the player's. */
export const rosterEvent = z.object({ organization_id: id, user_id: id, version });

export const rosterSchemas = {
  members: {
    summary: 'Members of an organization, with their count.',
    params: idParams,
    query: byName(50),
    reply: membersPage,
  },
  waiting: {
    summary: 'Who waits for a place in your circles. Coaches, adult members and moderators only.',
    params: idParams,
    reply: z.array(waitingRow),
  },
  confirmMember: {
    summary: 'Confirms somebody who waits: a coach or a moderator alone, members by vouching.',
    params: idParams,
    /** `guardian_ids`: guardians of a child who wait for the same circle. */
    body: z.strictObject({
      user_id: id,
      circle_id: id.optional(),
      guardian_ids: z.array(id).max(4).optional(),
    }),
    /** `confirmed`: the person has the place now. */
    reply: success.extend({ confirmed: z.boolean().meta(example(true)) }),
  },
  edits: {
    summary: 'Edits of the organization, newest first. Coaches and moderators only.',
    params: idParams,
    query: pageQuery({ limit: 20 }),
    reply: pageOf(organizationEdit),
  },
  team: {
    summary: 'The team table: players with the numbers of this season, by name. Coaches only.',
    params: idParams,
    /** `age`: only players of this age level. */
    query: byName(20).extend({ age: z.enum(ageLevels).optional().meta(example('12U')) }),
    reply: z.array(teamRow),
  },
  coaches: {
    summary: 'Coaches of an organization and pending coaches. Coaches and moderators only.',
    params: idParams,
    reply: z.array(coachRow),
  },
  confirmCoach: {
    summary: 'Confirms a pending coach. Coaches and moderators only.',
    params: idParams,
    body: z.strictObject({ user_id: id }),
    reply: success,
  },
};
