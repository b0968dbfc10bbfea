import type { Pool } from 'pg';
import * as z from 'zod';
import { minIdAt } from '../id.js';
import { inTransaction, statement, type Sql, type Transaction } from '../sql.js';

const dayMs = 24 * 3_600_000;
/** Days that have a partition before they begin. */
const daysAhead = 3;
/** A partition is dropped when its last event is this old. */
const keptMs = 6 * dayMs;
/** Serializes relays; the number is arbitrary. */
const advisoryLockKey = 726_465_003;

/** The partitions but the default one, with the first id after each. */
const listPartitions = statement(
  'outbox.partitions',
  `select name, "end" from (
     select inhrelid::regclass::text as name,
       substring(pg_get_expr(relpartbound, oid) from 'TO \\(''([0-9a-f-]{36})''\\)') as "end"
     from pg_inherits join pg_class on oid = inhrelid where inhparent = 'outbox'::regclass) as partition
   where "end" is not null order by "end"`,
  z.object({ name: z.string(), end: z.string() }),
);
const lock = statement(
  'outbox.lockPartitions',
  `select pg_try_advisory_xact_lock(${advisoryLockKey}) as is_free`,
  z.object({ is_free: z.boolean() }),
);

/** Runs `work` unless another relay does. Locks on tables are given up after 0.2 s, because commands wait behind them. */
const change = (pool: Pool, work: (transaction: Transaction) => Promise<void>) =>
  inTransaction(pool, async (transaction) => {
    const [row] = await transaction.sql.rows(lock, []);
    if (!row?.is_free) return;
    await transaction.query(`set local lock_timeout = '200ms'`);
    await work(transaction);
  });

/** Events of a day without a partition go to the default one; such a day gets none any more. */
const addPartition = async ({ query }: Transaction, start: number) => {
  const [first, end] = [minIdAt(start), minIdAt(start + dayMs)];
  const { rowCount } = await query('select 1 from outbox_default where id >= $1 and id < $2 limit 1', [
    first,
    end,
  ]);
  if (rowCount) return;
  const name = `outbox_${new Date(start).toISOString().slice(0, 10).replaceAll('-', '')}`;
  await query(`create table ${name} (like outbox including defaults including indexes)`);
  await query(`alter table outbox attach partition ${name} for values from ('${first}') to ('${end}')`);
};

const addPartitions = (pool: Pool, days: number[]) =>
  change(pool, async (transaction) => {
    const partitions = await transaction.sql.rows(listPartitions, []);
    const covered = partitions.at(-1)?.end ?? '';
    for (const day of days) if (minIdAt(day) >= covered) await addPartition(transaction, day);
  });

/**
 * Drops a partition, unless it has an event that is unpublished or was published in the last two days, from which jobs are
 * rebuilt. A backlog is published in the order of ids, so its last event tells when.
 */
const dropPartition = (pool: Pool, name: string) =>
  change(pool, async ({ query }) => {
    await query('lock table outbox in access exclusive mode');
    const { rowCount } = await query(
      `(select 1 from ${name} where published_at is null limit 1) union all
       (select 1 from (select published_at from ${name} order by id desc limit 1) as last
        where published_at > now() - interval '48 hours')`,
    );
    if (!rowCount) await query(`drop table ${name}`);
  });

/** Makes the partitions of today and the next days, and drops old ones. @param now ms since 1970 */
export const maintainPartitions = async (pool: Pool, sql: Sql, now: number): Promise<void> => {
  const today = now - (now % dayMs);
  const partitions = await sql.rows(listPartitions, []);
  const days = Array.from({ length: daysAhead + 1 }, (_, at) => today + at * dayMs);
  const covered = partitions.at(-1)?.end ?? '';
  if (days.some((day) => minIdAt(day) >= covered)) await addPartitions(pool, days);
  const keptFrom = minIdAt(now - keptMs);
  for (const { name, end } of partitions) if (end <= keptFrom) await dropPartition(pool, name);
};
