import * as z from 'zod';
import { id, idParams, success, version } from './id.js';
import { pageQuery } from './paging.js';
import { playerRow } from './player.js';
import { limits, route } from './route.js';
import { seasonStats } from './season.js';

/** The cursor of a list by name holds a name, which may be long. */
const longestCursor = 800;
const byName = (limit: number) =>
  pageQuery({ limit }).extend({ cursor: z.string().max(longestCursor).optional() });

/** A member's row: `role` is the badge. */
export const membersPage = z.object({
  members: z.array(playerRow),
  hasMore: z.boolean(),
  nextCursor: z.string().nullable(),
  totalMembers: z.int().nonnegative(),
});
export type MembersPage = z.infer<typeof membersPage>;

/** A player of the coach's own organization with their current season (1 Aug to 31 Jul). */
export const teamRow = playerRow.omit({ organization: true, following: true }).extend({ stats: seasonStats });
export type TeamRow = z.infer<typeof teamRow>;

/** A coach who waits to be confirmed, or one who is. */
export const coachRow = playerRow
  .omit({ organization: true, following: true })
  .extend({ confirmed: z.boolean() });
export type CoachRow = z.infer<typeof coachRow>;

/** This person joined or left; `version` is theirs. */
export const rosterFact = z.object({ organization_id: id, user_id: id, version });

/** The people of an organization. */
export const rosterRoutes = {
  members: route({
    method: 'GET',
    path: '/api/organizations/:id/members',
    summary: 'Members of an organization with their number.',
    params: idParams,
    query: byName(50),
    reply: membersPage,
    access: 'onboarded',
    limit: limits.read,
  }),
  team: route({
    method: 'GET',
    path: '/api/organizations/:id/team',
    summary: 'The team table: players with this season’s numbers, by name, for its coaches.',
    params: idParams,
    query: byName(20),
    reply: z.array(teamRow),
    access: 'onboarded',
    limit: limits.read,
  }),
  coaches: route({
    method: 'GET',
    path: '/api/organizations/:id/coaches',
    summary: 'Coaches of an organization and those who wait, for its coaches and moderators.',
    params: idParams,
    reply: z.array(coachRow),
    access: 'onboarded',
    limit: limits.read,
  }),
  confirmCoach: route({
    method: 'POST',
    path: '/api/organizations/:id/coaches',
    summary: 'Confirms a coach who waits, for its coaches and moderators.',
    params: idParams,
    body: z.strictObject({ user_id: id }),
    reply: success,
    access: 'onboarded',
    limit: limits.write,
  }),
};
