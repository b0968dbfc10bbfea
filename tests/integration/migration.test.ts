import { migrations } from '@rinkside/domain/migrations';
import { migrate, UnreleasedSchemaError } from '@rinkside/domain/migrations/run';
import { runMigrations, type MigrationStep } from '@rinkside/platform/migration-steps';
import { openTestDatabase } from '@rinkside/testkit/test-database';
import { waitFor } from '@rinkside/testkit/wait-for';
import { expect, inject, it, onTestFinished } from 'vitest';

const openDatabase = async () => {
  const database = await openTestDatabase(inject('postgresUrl'));
  onTestFinished(() => database.close());
  return { pool: database.pool, env: { DATABASE_URL: database.url } };
};

it('changes nothing when the schema is up to date', async () => {
  const { pool, env } = await openDatabase();
  expect(await migrate(env)).toEqual([]);
  const { rows } = await pool.query<{ name: string }>('select name from migration order by id');
  expect(rows).toEqual(migrations.map(({ name }) => ({ name })));
});

it('rejects a schema of an unreleased version with an instruction and does not change it', async () => {
  const { pool, env } = await openDatabase();
  await pool.query(`update migration set name = '0001-the-house-stands' where name = '0001-initial-schema'`);
  const { rows } = await pool.query('select name from migration order by id');
  expect(rows).toContainEqual({ name: '0001-the-house-stands' });
  await expect(migrate(env)).rejects.toThrow(UnreleasedSchemaError);
  await expect(migrate(env)).rejects.toThrow(
    'The database was created by an unreleased version of Rinkside; delete the folder RINKSIDE_HOME, or set DATABASE_URL to a new database, and start again.',
  );
  expect((await pool.query('select name from migration order by id')).rows).toEqual(rows);
});

it('accepts the schema of a later version, which stays after a rollback', async () => {
  const { pool, env } = await openDatabase();
  await pool.query(`insert into migration (name) values ('9999-later')`);
  expect(await migrate(env)).toEqual([]);
});

/** Removes what a migration added, as on an installation of the version before. */
const undoWhoCanComment = `alter table player drop column who_can_comment;
  delete from migration where name = '0010-who-can-comment'`;

it('does not hold up other commands while it waits for a long transaction', async () => {
  const { pool, env } = await openDatabase();
  await pool.query(undoWhoCanComment);
  const long = await pool.connect();
  await long.query('begin; select count(*) from player');
  const migrated = migrate(env);
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await waitFor('the migration waits', async () => (await pool.query(waiting)).rowCount);
  let longestMs = 0;
  for (const until = performance.now() + 1500; performance.now() < until;) {
    const startedAt = performance.now();
    await pool.query('select count(*) from player');
    longestMs = Math.max(longestMs, performance.now() - startedAt);
  }
  await long.query('commit');
  long.release();
  expect(await migrated).toEqual(['0010-who-can-comment']);
  expect(longestMs).toBeLessThan(1000);
});

it('continues after an interruption, and rebuilds an index whose build failed', async () => {
  const { pool } = await openDatabase();
  const client = await pool.connect();
  onTestFinished(() => client.release(true));
  await client.query(`create table stick (a int, b int, length int, doubled int, primary key (a, b));
    insert into stick select n / 7, n % 7, n / 2 from generate_series(1, 5001) as n;
    create table applied (name text)`);
  const steps: MigrationStep[] = [
    { change: 'alter table stick add if not exists note text' },
    {
      backfill: {
        table: 'stick',
        key: ['a', 'b'],
        set: 'doubled = target.length * 2, note = coalesce(target.note, $$$$) || $$x$$',
        where: 'target.doubled is null',
      },
    },
    { index: 'stick_length on stick (length)', unique: true },
  ];
  const run = (names: MigrationStep[]) =>
    runMigrations(
      client,
      [
        { name: 'one', steps: [{ change: 'create table if not exists puck (id int)' }] },
        { name: 'two', steps: names },
      ],
      (name) => `insert into applied values ('${name}')`,
      () => undefined,
    );
  await expect(run(steps)).rejects.toThrow('could not create unique index');
  expect((await client.query('select name from applied')).rows).toEqual([{ name: 'one' }]);
  await client.query('delete from stick where length % 2 = 1; update stick set length = a * 7 + b');
  await client.query('update stick set doubled = null where a = 3');
  await run(steps);
  const { rows } = await client.query(`select count(*) filter (where doubled is null)::int as left,
    count(*) filter (where note = 'xx' and a <> 3)::int as repeated from stick`);
  expect(rows[0]).toEqual({ left: 0, repeated: 0 });
  const index = `select indisvalid from pg_index where indexrelid = 'stick_length'::regclass`;
  expect((await client.query(index)).rows).toEqual([{ indisvalid: true }]);
});
