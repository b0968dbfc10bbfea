import { migrations } from '@rinkside/domain/database';
import { migrate, UnreleasedSchemaError } from '@rinkside/domain/migrations/run';
import { openTestDatabase } from '@rinkside/testkit/test-database';
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
