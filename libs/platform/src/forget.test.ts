import { openTestDatabase } from '@rinkside/testkit/database';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { forgetting } from './forget.js';
import type { Database } from './postgres.js';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(inject('postgresUrl'));
});
afterAll(() => database?.close());

const query = (text: string) => database.pool.query(text);

it('deletes all that is old, however much, while others do the same, and no statement of it is large', async () => {
  await query('create table shift (ended int)');
  await query('insert into shift select generate_series(1, 12_345)');
  await query('create table step (gone int)');
  await query(`create function note() returns trigger language plpgsql as $$
    begin insert into step select count(*) from gone; return null; end $$`);
  await query(`create trigger noted after delete on shift referencing old table as gone
    for each statement execute function note()`);
  const forget = forgetting('test.forget', 'shift', 'ended <= $1');
  await Promise.all([forget(database.sql, 12_000), forget(database.sql, 12_000)]);
  const { rows: left } = await query('select count(*)::int as count, min(ended)::int as first from shift');
  expect(left).toEqual([{ count: 345, first: 12_001 }]);
  const { rows: steps } = await query('select sum(gone)::int as all, max(gone)::int as most from step');
  expect(steps).toEqual([{ all: 12_000, most: 5000 }]);
});
