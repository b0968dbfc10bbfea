import { createBatchedDelete } from '@rinkside/platform/batched-delete';
import { isChildProfileSql } from './guardian.policy.js';
import { hasAdultAgeSql } from './minor.js';

/** Links are listed for 30 days after they expire. */
export const deleteOldLinks = createBatchedDelete(
  'childLink.deleteOld',
  'child_link',
  ['id'],
  `expires_at < now() - interval '30 days'`,
);

/** Guardianships end when a child with a login turns 18. */
export const deleteEndedGuardianships = createBatchedDelete(
  'guardian.deleteEnded',
  'guardian',
  ['guardian_id', 'child_id'],
  `exists (select from player where player.id = child_id and not ${isChildProfileSql('player')} and ${hasAdultAgeSql('player')})`,
);
