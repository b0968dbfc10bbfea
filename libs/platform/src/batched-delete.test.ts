import { openTestDatabase } from '@rinkside/testkit/test-database';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createBatchedDelete } from './batched-delete.js';
import type { Database } from './postgres.js';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(inject('postgresUrl'));
});
afterAll(() => database?.close());

const query = (text: string) => database.pool.query(text);

it('deletes exactly the matching rows of a partitioned table with a composite key', async () => {
  await query(`create table stick (id int, part int, old bool, primary key (id, part)) partition by list (part);
    create table stick_1 partition of stick for values in (1);
    create table stick_2 partition of stick for values in (2);
    insert into stick select n, 1 + n % 2, n % 10 < 2 from generate_series(1, 40) as n`);
  const deleteOld = createBatchedDelete('test.sticks', 'stick', ['id', 'part'], 'old');
  await deleteOld(database.sql);
  const { rows } = await query(
    'select count(*)::int as kept, count(*) filter (where old)::int as old from stick',
  );
  expect(rows).toEqual([{ kept: 32, old: 0 }]);
});

it('deletes all matching rows in batches while a second process does the same', async () => {
  await query('create table shift (ended int primary key)');
  await query('insert into shift select generate_series(1, 12_345)');
  await query('create table batch (deleted int)');
  await query(`create function note() returns trigger language plpgsql as $$
    begin insert into batch select count(*) from removed; return null; end $$`);
  await query(`create trigger noted after delete on shift referencing old table as removed
    for each statement execute function note()`);
  const deleteOld = createBatchedDelete('test.forget', 'shift', ['ended'], 'ended <= $1');
  await Promise.all([deleteOld(database.sql, 12_000), deleteOld(database.sql, 12_000)]);
  const { rows: remaining } = await query(
    'select count(*)::int as count, min(ended)::int as first from shift',
  );
  expect(remaining).toEqual([{ count: 345, first: 12_001 }]);
  const { rows: batches } = await query(
    'select sum(deleted)::int as total, max(deleted)::int as largest from batch',
  );
  expect(batches).toEqual([{ total: 12_000, largest: 5000 }]);
});
