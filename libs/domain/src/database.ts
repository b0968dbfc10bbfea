import type { Env } from '@rinkside/platform/env';
import { openDatabase, type Database } from '@rinkside/platform/postgres';
import * as entities from './entities.js';

/** Opens the product's database with all domain entities. */
export const openProductDatabase = (env: Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL'>): Promise<Database> =>
  openDatabase({
    url: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL,
    entities: Object.values(entities),
  });
