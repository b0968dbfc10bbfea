import type { Env } from '@rinkside/platform/env';
import { openDatabase, type Database } from '@rinkside/platform/postgres';
import * as entities from './entities.js';
import { InitialSchema } from './migrations/0001-initial-schema.js';
import { PenaltyMinutes } from './migrations/0002-penalty-minutes.js';
import { Membership } from './migrations/0003-membership.js';
import { BlockSnapshot } from './migrations/0004-block-snapshot.js';
import { GuardianFullName } from './migrations/0005-guardian-full-name.js';
import { GamesAhead } from './migrations/0006-games-ahead.js';
import { UploadQuota } from './migrations/0007-upload-quota.js';
import { AccountProof } from './migrations/0008-account-proof.js';
import { CoachRights } from './migrations/0009-coach-rights.js';
import { WhoCanComment } from './migrations/0010-who-can-comment.js';
import { IdentityProvider } from './migrations/0011-identity-provider.js';

/** In the order they run. Never change a migration that has already run anywhere. */
export const migrations = [
  { name: '0001-initial-schema', class: InitialSchema },
  { name: '0002-penalty-minutes', class: PenaltyMinutes },
  { name: '0003-membership', class: Membership },
  { name: '0004-block-snapshot', class: BlockSnapshot },
  { name: '0005-guardian-full-name', class: GuardianFullName },
  { name: '0006-games-ahead', class: GamesAhead },
  { name: '0007-upload-quota', class: UploadQuota },
  { name: '0008-account-proof', class: AccountProof },
  { name: '0009-coach-rights', class: CoachRights },
  { name: '0010-who-can-comment', class: WhoCanComment },
  { name: '0011-identity-provider', class: IdentityProvider },
];

/** Opens the product's database with all domain entities and migrations. */
export const openProductDatabase = (env: Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL'>): Promise<Database> =>
  openDatabase({
    url: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL,
    entities: Object.values(entities),
    migrations,
  });
