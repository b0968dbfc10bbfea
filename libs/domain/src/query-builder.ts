import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { createQueryBuilder } from '@rinkside/platform/query-builder';
import type * as entities from './entities.js';

/** Builds queries with the tables and types of the entities. */
export const db = createQueryBuilder<InferKyselyDB<(typeof entities)[keyof typeof entities]>>();
