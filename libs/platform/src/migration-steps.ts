import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient, QueryResult } from 'pg';

/** Changes rows of a table in small batches, in the order of its primary key. */
interface Backfill {
  table: string;
  /** Columns of the primary key. */
  key: readonly string[];
  /** Assignments of the `update`; the table has the alias `target`. */
  set: string;
  /** Further tables. */
  from?: string;
  /** The rows that still need the change, so that a repeated run skips the others. */
  where: string;
}

/**
 * One step of a migration. A migration that was interrupted starts again at its first step, so every step can be repeated:
 * `add column if not exists`, `drop … if exists`.
 */
export type MigrationStep =
  /** Statements in one transaction. They take locks, so they must not read or write many rows. */
  | { change: string }
  /** `index: 'name on table (columns)'`, built while rows are written. */
  | { index: string; unique?: boolean }
  /** A statement outside a transaction that takes long but blocks no reader and no writer, such as `validate constraint`. */
  | { scan: string }
  | { backfill: Backfill };

export interface MigrationPlan {
  name: string;
  steps: readonly MigrationStep[];
}

/** Table with the names of the applied migrations of the product. */
export const migrationTable = 'migration';

export type ReportProgress = (message: string, details: object) => void;

/**
 * Every command on a table waits behind a migration that waits for it, so a migration gives up its place in the queue after
 * this time and tries again.
 */
const lockTimeoutMs = 200;
const retryAfterMs = 500;
/** A longer transaction, such as a backup, holds up the migration; after this time it ends with an error. */
const giveUpAfterMs = 6 * 3600_000;
const reportIntervalMs = 10_000;
const batchRows = 1000;

/** Lock not available, deadlock, serialization failure. */
const isBusy = (error: unknown) =>
  error instanceof Error && 'code' in error && /^(55P03|40P01|40001)$/.test(String(error.code));

type Query = (text: string, values?: unknown[]) => Promise<QueryResult<Record<string, unknown>>>;

/** Repeats `work` while another transaction holds a lock that it needs. */
const whenLockIsFree = async <T>(
  step: string,
  work: () => Promise<T>,
  report: ReportProgress,
): Promise<T> => {
  const startedAt = performance.now();
  let reportedAt = startedAt;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const now = performance.now();
      if (!isBusy(error) || now - startedAt > giveUpAfterMs) throw error;
      if (now - reportedAt > reportIntervalMs) {
        report('waiting for another transaction to end', {
          step,
          seconds: Math.round((now - startedAt) / 1000),
        });
        reportedAt = now;
      }
      await pause(retryAfterMs);
    }
  }
};

/**
 * Takes the lock of a migration run. It polls: a session that waits in PostgreSQL holds a snapshot, and
 * `create index concurrently` waits for older snapshots, which would be a deadlock.
 */
export const lockMigrations = async (client: Pick<PoolClient, 'query'>, key: number): Promise<void> => {
  for (;;) {
    const { rowCount } = await client.query('select 1 where pg_try_advisory_lock($1)', [key]);
    if (rowCount) return;
    await pause(retryAfterMs);
  }
};

const firstLine = (sql: string) => sql.trim().split('\n')[0] ?? '';

/** Runs statements in one transaction. @param end a last statement, in the same transaction */
const runChange = (query: Query, sql: string, end: string, report: ReportProgress) =>
  whenLockIsFree(
    firstLine(sql),
    async () => {
      await query('begin');
      try {
        await query(`set local lock_timeout = ${lockTimeoutMs}`);
        await query(sql);
        await query(end);
        await query('commit');
      } catch (error) {
        await query('rollback');
        throw error;
      }
    },
    report,
  );

/** An interrupted build leaves an invalid index. */
const dropInvalidIndex = async (query: Query, name: string) => {
  const { rows } = await query(
    `select c.oid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relname = $1 and not i.indisvalid`,
    [name],
  );
  for (const row of rows) await query(`drop index concurrently ${String(row.name)}`);
};

const createIndex = async (query: Query, index: string, unique: boolean) => {
  await dropInvalidIndex(query, index.split(' ')[0] ?? '');
  await query(`create ${unique ? 'unique ' : ''}index concurrently if not exists ${index}`);
};

/** Updates the batches of a backfill; every batch is a transaction of its own. */
const runBackfill = async (
  query: Query,
  { table, key, set, from, where }: Backfill,
  report: ReportProgress,
) => {
  const keyOf = (alias: string) => `(${key.map((column) => `${alias}.${column}`).join(', ')})`;
  const parameters = (start: number) => `(${key.map((_, at) => `$${start + at}`).join(', ')})`;
  const order = (direction: string) => key.map((column) => `${column} ${direction}`).join(', ');
  const { rows: estimates } = await query('select reltuples::bigint as rows from pg_class where oid = $1::regclass', [
    table,
  ]); // prettier-ignore
  let start: unknown[] | undefined;
  let [seen, changed, reportedAt] = [0, 0, performance.now()];
  await query(`set lock_timeout = ${lockTimeoutMs}`);
  for (;;) {
    const { rows: page } = await query(
      `select ${key.map((column) => `${column}::text`).join(', ')}, count(*) over ()::int as rows
       from (select ${key.join(', ')} from ${table} as target ${start ? `where ${keyOf('target')} > ${parameters(1)}` : ''}
         order by ${order('asc')} limit ${batchRows}) page
       order by ${key.map((column) => `page.${column} desc`).join(', ')} limit 1`,
      start ?? [],
    );
    const [last] = page;
    if (!last) break;
    const end = key.map((column) => last[column]);
    const after = start;
    const { rowCount } = await whenLockIsFree(
      `backfill ${table}`,
      () =>
        query(
          `update ${table} as target set ${set} ${from ? `from ${from}` : ''}
           where ${keyOf('target')} <= ${parameters(1)} ${after ? `and ${keyOf('target')} > ${parameters(key.length + 1)}` : ''}
             and (${where})`,
          [...end, ...(after ?? [])],
        ),
      report,
    );
    start = end;
    seen += Number(last.rows);
    changed += rowCount ?? 0;
    if (performance.now() - reportedAt > reportIntervalMs) {
      report('backfill', { table, rows: seen, changed, estimatedRows: Number(estimates[0]?.rows) });
      reportedAt = performance.now();
    }
  }
};

const runStep = (query: Query, step: MigrationStep, report: ReportProgress): Promise<unknown> => {
  if ('change' in step) return runChange(query, step.change, 'select 1', report);
  if ('backfill' in step) return runBackfill(query, step.backfill, report);
  // They wait for older transactions while they block nothing.
  if ('scan' in step) return query('set lock_timeout = 0').then(() => query(step.scan));
  return query('set lock_timeout = 0').then(() => createIndex(query, step.index, step.unique ?? false));
};

/**
 * Runs pending migrations while the product serves requests.
 * @param client the caller closes it: its settings are changed
 * @param mark returns the SQL that stores a migration as applied
 * @returns the names of the applied migrations
 */
export const runMigrations = async (
  client: Pick<PoolClient, 'query'>,
  pending: readonly MigrationPlan[],
  mark: (name: string) => string,
  report: ReportProgress,
): Promise<string[]> => {
  const query: Query = (text, values) => client.query<Record<string, unknown>>(text, values);
  await query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
  for (const { name, steps } of pending) {
    const startedAt = performance.now();
    const last = steps.at(-1);
    for (const step of steps.slice(0, -1)) await runStep(query, step, report);
    // A migration of one change is marked in the same transaction, so that it need not be repeatable.
    if (last && 'change' in last) await runChange(query, last.change, mark(name), report);
    else {
      if (last) await runStep(query, last, report);
      await query(mark(name));
    }
    report('migrated', { migration: name, seconds: Math.round((performance.now() - startedAt) / 1000) });
  }
  return pending.map(({ name }) => name);
};
