import { circleRules } from '@rinkside/contracts/circle';
import { createBatchedDelete } from '@rinkside/platform/batched-delete';

/** Requests are kept for 12 months. */
export const deleteOldCircleRequests = createBatchedDelete(
  'circle.deleteOldRequests',
  'circle_request',
  ['player_id', 'circle_id'],
  `asked_at < now() - interval '12 months'`,
);

/** An end counts for 30 days. */
export const deleteOldCircleEnds = createBatchedDelete(
  'circle.deleteOldEnds',
  'circle_end',
  ['player_id', 'circle_id'],
  `ended_at < now() - interval '${circleRules.endDays} days'`,
);

/** Answers about coaches, and offers between them, are kept for 12 months. */
export const deleteOldCoachAnswers = createBatchedDelete(
  'circle.deleteOldCoachAnswers',
  'coach_answer',
  ['player_id', 'circle_id', 'target_id'],
  `answered_at < now() - interval '12 months'`,
);
export const deleteOldCircleOffers = createBatchedDelete(
  'circle.deleteOldOffers',
  'circle_offer',
  ['circle_id', 'target_id'],
  `offered_at < now() - interval '12 months'`,
);

/** Links are listed for 30 days after they expire. */
export const deleteOldCircleLinks = createBatchedDelete(
  'circle.deleteOldLinks',
  'circle_link',
  ['id'],
  `expires_at < now() - interval '30 days'`,
);
