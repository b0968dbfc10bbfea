import * as z from 'zod';
import { example } from './example.js';
import { id, idParams, success, version } from './id.schema.js';
import { pageQuery } from './paging.schema.js';
import { playerRow } from './player.schema.js';
import { seasonStats } from './season.schema.js';

/** Characters. The cursor of a list sorted by name contains a name, which may be long. */
const maxCursorLength = 800;
const byName = (limit: number) =>
  pageQuery({ limit }).extend({ cursor: z.string().max(maxCursorLength).optional() });

/** A page of members; `role` is shown as a badge. */
export const membersPage = z.object({
  members: z.array(playerRow),
  hasMore: z.boolean().meta(example(false)),
  nextCursor: z.string().nullable().meta(example(null)),
  totalMembers: z.int().nonnegative().meta(example(1)),
});
export type MembersPage = z.infer<typeof membersPage>;

/** A player of the coach's own organization with their current season (1 Aug to 31 Jul). */
export const teamRow = playerRow.omit({ organization: true, following: true }).extend({ stats: seasonStats });
export type TeamRow = z.infer<typeof teamRow>;

/** A coach, confirmed or waiting for confirmation. */
export const coachRow = playerRow
  .omit({ organization: true, following: true })
  .extend({ confirmed: z.boolean() });
export type CoachRow = z.infer<typeof coachRow>;

/** A player joined or left; `version` is the player's. */
export const rosterEvent = z.object({ organization_id: id, user_id: id, version });

export const rosterSchemas = {
  members: {
    summary: 'Members of an organization with their number.',
    params: idParams,
    query: byName(50),
    reply: membersPage,
  },
  team: {
    summary: 'The team table: players with this season’s numbers, by name, for its coaches.',
    params: idParams,
    query: byName(20),
    reply: z.array(teamRow),
  },
  coaches: {
    summary: 'Coaches of an organization and those who wait, for its coaches and moderators.',
    params: idParams,
    reply: z.array(coachRow),
  },
  confirmCoach: {
    summary: 'Confirms a coach who waits, for its coaches and moderators.',
    params: idParams,
    body: z.strictObject({ user_id: id }),
    reply: success,
  },
};
