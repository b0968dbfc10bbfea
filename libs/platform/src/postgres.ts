import { Migrator, type Migration } from '@mikro-orm/migrations';
import { MikroORM, type EntityManager, type Options } from '@mikro-orm/postgresql';
import { Kysely, PostgresDialect } from 'kysely';
import type { Ask } from './exchange.js';
import type { Pool, PoolClient } from 'pg';
import { patience } from './patience.js';
import { poolSql, type Sql } from './sql.js';

export interface Database {
  orm: MikroORM;
  /** The ORM driver's own pool: one set of connections for entities and statements. */
  pool: Pool;
  sql: Sql;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  url: string;
  entities: NonNullable<Options['entities']>;
  /** Most connections of this process. */
  pool: number;
  migrations?: { name: string; class: new (...args: ConstructorParameters<typeof Migration>) => Migration }[];
}

/** How alike words must be for a search to find them; PostgreSQL's own 0.6 forgives hardly one typo. */
const typos = 0.4;

/** Opens the database; entities and prepared statements share one pool. Sessions run in UTC. */
export const openDatabase = async ({
  url,
  entities,
  pool: max,
  migrations,
}: DatabaseOptions): Promise<Database> => {
  const orm = await MikroORM.init({
    clientUrl: url,
    entities,
    pool: { min: 0, max },
    logger: () => undefined,
    driverOptions: {
      pipeline: true,
      connectionTimeoutMillis: patience.connect,
      keepAlive: true,
      options: `-c timezone=UTC -c pg_trgm.word_similarity_threshold=${typos} -c lock_timeout=${patience.lock} -c statement_timeout=${patience.statement} -c idle_in_transaction_session_timeout=30000`,
    },
    ...(migrations && {
      extensions: [Migrator],
      migrations: { migrationsList: migrations, tableName: 'migration', snapshot: false },
    }),
  });
  const pool = await orm.em.getConnection().getNativeClient();
  return { orm, pool, sql: poolSql(pool), close: () => orm.close() };
};

/** How long a process that starts waits for a database that is slow to connect, ms. */
const bootPatience = 10_000;

/** Resolves once the product's tables can be read. @throws what is wrong, at once unless it is only slow to connect. */
export const reachTables = async ({ pool }: Pick<Database, 'pool'>): Promise<void> => {
  const end = performance.now() + bootPatience;
  for (;;) {
    try {
      await pool.query('select 1 from outbox limit 1');
      return;
    } catch (error) {
      const slow = error instanceof Error && /timeout/.test(error.message);
      if (!slow || performance.now() > end) throw error;
    }
  }
};

/** A fresh unit of work in the transaction a connection is in; flush it before that ends. */
export const unitOfWork = ({ orm }: Database, ask: Ask): EntityManager => {
  const lent = { query: ask as PoolClient['query'], release: () => undefined };
  const pool = { connect: () => Promise.resolve(lent), end: () => Promise.resolve(), options: {} };
  const em = orm.em.fork();
  em.setTransactionContext(new Kysely({ dialect: new PostgresDialect({ pool }) }));
  return em;
};

export { isUnavailable } from './unavailable.js';

/** Whether PostgreSQL failed with one of these states, which the ORM wraps. */
const hasState = (error: unknown, states: RegExp): boolean =>
  error instanceof Error &&
  (('code' in error && states.test(String(error.code))) || hasState(error.cause, states));

/** True for a deadlock or serialization failure: the same work may simply be run again. */
export const isRepeatable = (error: unknown): boolean => hasState(error, /^(40P01|40001)$/);

/** True when a constraint refused a row. */
export const isConflict = (error: unknown): boolean => hasState(error, /^23...$/);
