import { runOperator } from '@rinkside/domain/moderation/operator';
import { inherited, loadEnv } from '@rinkside/platform/env';

import type { Member } from './people.js';
import type { ProductAddress } from './product.js';

/** Makes a user a moderator with the operator command. */
export const makeModerator = ({ databaseUrl, redisUrl }: ProductAddress, { person }: Member) =>
  runOperator(loadEnv({ ...inherited(), DATABASE_URL: databaseUrl, REDIS_URL: redisUrl ?? '' }), [
    'moderator',
    'add',
    person.id,
  ]);
