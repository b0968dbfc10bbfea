import { runOperator } from '@rinkside/domain/moderation/operator';
import { inherited, loadEnv } from '@rinkside/platform/env';
import type { Product } from '@rinkside/stack/product';
import type { Member } from './people.js';

/** Makes somebody a moderator, as an operator does. */
export const makeModerator = ({ databaseUrl, redisUrl }: Product, { person }: Member) =>
  runOperator(loadEnv({ ...inherited(), DATABASE_URL: databaseUrl, REDIS_URL: redisUrl ?? '' }), [
    'moderator',
    'add',
    person.id,
  ]);
