import { runOperator } from '@rinkside/domain/moderation/operator';
import { childEnv, loadEnv } from '@rinkside/platform/env';

import type { OnboardedUser } from './users.js';
import type { ProductAddress } from './product-fixture.js';

/** Makes a user a moderator with the operator command. */
export const makeModerator = ({ databaseUrl, redisUrl }: ProductAddress, { person }: OnboardedUser) =>
  runOperator(loadEnv({ ...childEnv(), DATABASE_URL: databaseUrl, REDIS_URL: redisUrl ?? '' }), [
    'moderator',
    'add',
    person.id,
  ]);
