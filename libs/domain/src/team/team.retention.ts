import { createBatchedDelete } from '@rinkside/platform/batched-delete';

/** Requests are kept for 12 months. */
export const deleteOldTeamRequests = createBatchedDelete(
  'team.deleteOldRequests',
  'team_request',
  ['team_id', 'player_id'],
  `asked_at < now() - interval '12 months'`,
);

/** Who left a roster is kept for 12 months, and so is a place that nobody claimed: it names a child without an account. */
export const deleteOldTeamMembers = createBatchedDelete(
  'team.deleteOldMembers',
  'team_member',
  ['id'],
  `(until < now() - interval '12 months' or player_id is null and since < now() - interval '12 months')`,
);
