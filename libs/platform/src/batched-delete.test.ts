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

it('deletes all matching rows in batches while a second process does the same', async () => {
  await query('create table shift (ended int)');
  await query('insert into shift select generate_series(1, 12_345)');
  await query('create table batch (deleted int)');
  await query(`create function note() returns trigger language plpgsql as $$
    begin insert into batch select count(*) from removed; return null; end $$`);
  await query(`create trigger noted after delete on shift referencing old table as removed
    for each statement execute function note()`);
  const deleteOld = createBatchedDelete('test.forget', 'shift', 'ended <= $1');
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
