import { MikroORM, UnderscoreNamingStrategy, type EntityManager, type Options } from '@mikro-orm/postgresql';
import { Kysely, PostgresDialect } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { clientOptions } from './database-connection.js';
import { setConnectTimeout, timeouts } from './db-timeouts.js';
import { migrationTable } from './migration-steps.js';
import { poolSql, type RunQuery, type Sql } from './sql.js';

export interface Database {
  url: string;
  orm: MikroORM;
  /** The pool of the ORM driver, shared by entities and prepared statements. */
  pool: Pool;
  sql: Sql;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  url: string;
  entities: NonNullable<Options['entities']>;
  /** Connection limit of this process. */
  poolSize: number;
}

/** pg_trgm threshold for searches; the default of 0.6 tolerates hardly one typo. */
const wordSimilarityThreshold = 0.4;

/**
 * The statements are written for one plan. PostgreSQL compares its cost with the average of the first executions, on tables
 * that were smaller then, and would plan every call for a while after statistics changed: several times the statement's time.
 */
const planCacheMode = 'force_generic_plan';

/** Names constraints as PostgreSQL does. */
class PostgresNamingStrategy extends UnderscoreNamingStrategy {
  static readonly suffixes: Record<string, string> = { foreign: 'fkey', unique: 'key', index: 'idx' };

  override indexName(...[table, columns, type]: Parameters<UnderscoreNamingStrategy['indexName']>) {
    const suffix = PostgresNamingStrategy.suffixes[type];
    return suffix ? [table, ...columns, suffix].join('_') : super.indexName(table, columns, type);
  }
}

/** Opens the database. Entities and prepared statements share one pool; sessions run in UTC. */
export const openDatabase = async ({ url, entities, poolSize: max }: DatabaseOptions): Promise<Database> => {
  const connection = clientOptions(url, timeouts.connectMs);
  const orm = await MikroORM.init({
    dbName: connection.database,
    // A mistyped name is an error, not a new database.
    ensureDatabase: false,
    entities,
    namingStrategy: PostgresNamingStrategy,
    // Functions are defined in migrations only.
    schemaGenerator: { ignoreRoutines: true },
    pool: { min: 0, max },
    logger: () => undefined,
    driverOptions: {
      ...connection,
      pipeline: true,
      keepAlive: true,
      options: `-c timezone=UTC -c plan_cache_mode=${planCacheMode} -c pg_trgm.word_similarity_threshold=${wordSimilarityThreshold} -c lock_timeout=${timeouts.lockMs} -c statement_timeout=${timeouts.statementMs} -c idle_in_transaction_session_timeout=30000`,
    },
    // The schema comparison skips this table.
    migrations: { tableName: migrationTable },
  });
  const pool = await orm.em.getConnection().getNativeClient();
  setConnectTimeout(pool, connection.connectionTimeoutMillis);
  const close = async () => {
    await orm.close();
    // Kysely ends the pool only if it has run a query. An open pool keeps the process alive for 10 s.
    if (!pool.ending) await pool.end();
  };
  return { url, orm, pool, sql: poolSql(pool), close };
};

/** Creates an entity manager on an open transaction; flush it before the transaction ends. */
export const unitOfWork = ({ orm }: Database, query: RunQuery): EntityManager => {
  const client = { query: query as PoolClient['query'], release: () => undefined };
  const pool = { connect: () => Promise.resolve(client), end: () => Promise.resolve(), options: {} };
  const em = orm.em.fork();
  em.setTransactionContext(new Kysely({ dialect: new PostgresDialect({ pool }) }));
  return em;
};

export { isUnavailable } from './is-unavailable.js';

/** Whether the error or one of its causes has a matching SQLSTATE; the ORM wraps PostgreSQL errors. */
const hasSqlState = (error: unknown, states: RegExp): boolean =>
  error instanceof Error &&
  (('code' in error && states.test(String(error.code))) || hasSqlState(error.cause, states));

/** Whether the error is a deadlock or serialization failure, after which the transaction can be retried. */
export const isRetryable = (error: unknown): boolean => hasSqlState(error, /^(40P01|40001)$/);

/** Whether the error is a constraint violation. */
export const isConstraintViolation = (error: unknown): boolean => hasSqlState(error, /^23...$/);
