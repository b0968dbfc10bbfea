import * as z from './zod.schema.js';
import { example } from './example.js';
import { id, idParams, instant, success, version } from './id.schema.js';
import { ageLevels } from './player.js';
import { pageOf, pageQuery } from './paging.schema.js';
import { author, playerRow } from './player.schema.js';
import { seasonStats } from './season.schema.js';

/** Characters. The cursor of a list sorted by name contains a name, which may be long. */
const maxCursorLength = 800;
const byName = (limit: number) =>
  pageQuery({ limit }).extend({ cursor: z.string().max(maxCursorLength).optional() });

/** A page of members; `role` is shown as a badge. */
const membersPage = z.object({
  members: z.array(playerRow),
  hasMore: z.boolean().meta(example(false)),
  nextCursor: z.string().nullable().meta(example(null)),
  totalMembers: z.int().nonnegative().meta(example(1)),
});
export type MembersPage = z.infer<typeof membersPage>;

/** A person in a list of one organization. */
const rosterRow = playerRow.omit({
  organization: true,
  following: true,
  requested: true,
  approves_followers: true,
});
export type RosterRow = z.infer<typeof rosterRow>;

/** A player of the coach's own organization with their current season (1 Aug to 31 Jul). */
const teamRow = rosterRow.extend({
  /** When the player joined; null for members from before this was recorded. */
  joined_at: instant.nullable(),
  /** Whether the player shares the organization. */
  confirmed: z.boolean().meta(example(true)),
  stats: seasonStats,
});
export type TeamRow = z.infer<typeof teamRow>;

/** A coach, confirmed or waiting for confirmation. */
const coachRow = rosterRow.extend({ confirmed: z.boolean() });
export type CoachRow = z.infer<typeof coachRow>;

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
    summary: 'New members who are not confirmed yet. Coaches and moderators only.',
    params: idParams,
    reply: z.array(rosterRow),
  },
  confirmMember: {
    summary: 'Confirms that a new member belongs to the organization. Coaches and moderators only.',
    params: idParams,
    body: z.strictObject({ user_id: id }),
    reply: success,
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
