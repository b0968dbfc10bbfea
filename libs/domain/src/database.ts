import type { Env } from '@rinkside/platform/env';
import type { MigrationPlan } from '@rinkside/platform/migration-steps';
import { openDatabase, type Database } from '@rinkside/platform/postgres';
import * as entities from './entities.js';
import { initialSchema } from './migrations/0001-initial-schema.js';
import { penaltyMinutes } from './migrations/0002-penalty-minutes.js';
import { membership } from './migrations/0003-membership.js';
import { blockSnapshot } from './migrations/0004-block-snapshot.js';
import { guardianFullName } from './migrations/0005-guardian-full-name.js';
import { gamesAhead } from './migrations/0006-games-ahead.js';
import { uploadQuota } from './migrations/0007-upload-quota.js';
import { accountProof } from './migrations/0008-account-proof.js';
import { coachRights } from './migrations/0009-coach-rights.js';
import { whoCanComment } from './migrations/0010-who-can-comment.js';
import { identityProvider } from './migrations/0011-identity-provider.js';
import { concussionLog } from './migrations/0012-concussion-log.js';
import { searchKey } from './migrations/0013-search-key.js';
import { highlightVisibility } from './migrations/0017-highlight-visibility.js';
import { guardians } from './migrations/0018-guardians.js';
import { followRequests } from './migrations/0019-follow-requests.js';
import { endedSessions } from './migrations/0020-ended-sessions.js';
import { childLinks } from './migrations/0021-child-links.js';
import { liveGames } from './migrations/0022-live-games.js';
import { liveLinks } from './migrations/0023-live-links.js';
import { liveGameCheers } from './migrations/0024-live-game-cheers.js';
import { highlightPins } from './migrations/0025-highlight-pins.js';
import { liveAlerts } from './migrations/0026-live-alerts.js';
import { liveNotifications } from './migrations/0027-live-notifications.js';
import { outboxDays } from './migrations/0016-outbox-days.js';

/** In the order they run. Never change what a migration that has already run anywhere does to the schema and the rows. */
export const migrations: MigrationPlan[] = [
  { name: '0001-initial-schema', steps: initialSchema },
  { name: '0002-penalty-minutes', steps: penaltyMinutes },
  { name: '0003-membership', steps: membership },
  { name: '0004-block-snapshot', steps: blockSnapshot },
  { name: '0005-guardian-full-name', steps: guardianFullName },
  { name: '0006-games-ahead', steps: gamesAhead },
  { name: '0007-upload-quota', steps: uploadQuota },
  { name: '0008-account-proof', steps: accountProof },
  { name: '0009-coach-rights', steps: coachRights },
  { name: '0010-who-can-comment', steps: whoCanComment },
  { name: '0011-identity-provider', steps: identityProvider },
  { name: '0012-concussion-log', steps: concussionLog },
  { name: '0013-search-key', steps: searchKey },
  { name: '0016-outbox-days', steps: outboxDays },
  { name: '0017-highlight-visibility', steps: highlightVisibility },
  { name: '0018-guardians', steps: guardians },
  { name: '0019-follow-requests', steps: followRequests },
  { name: '0020-ended-sessions', steps: endedSessions },
  { name: '0021-child-links', steps: childLinks },
  { name: '0022-live-games', steps: liveGames },
  { name: '0023-live-links', steps: liveLinks },
  { name: '0024-live-game-cheers', steps: liveGameCheers },
  { name: '0025-highlight-pins', steps: highlightPins },
  { name: '0026-live-alerts', steps: liveAlerts },
  { name: '0027-live-notifications', steps: liveNotifications },
];

/** Opens the product's database with all domain entities. */
export const openProductDatabase = (env: Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL'>): Promise<Database> =>
  openDatabase({
    url: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL,
    entities: Object.values(entities),
  });
