import { openTestDatabase } from '@rinkside/testkit/test-database';
import { expect, inject, it, onTestFinished } from 'vitest';

/**
 * Only migrations define, because entities cannot: the extension `pg_trgm`, the functions `media_signature` and `search_key`, the fill factor of `item` and the rows of `secret`. Indexes with an expression are compared by the second test.
 */
const openDatabase = async () => {
  const database = await openTestDatabase(inject('postgresUrl'));
  onTestFinished(() => database.close());
  const difference = () => database.orm.schema.getUpdateSchemaSQL({ wrap: false });
  return { ...database, difference };
};

it('is the same in the entities and in the migrated database', async () => {
  const { difference } = await openDatabase();
  expect(await difference()).toBe('');
});

it('has the indexes that entities define by an expression', async () => {
  const { orm, pool } = await openDatabase();
  const client = await pool.connect();
  onTestFinished(() => client.release(true));
  const definitionOf = async (name: string) => {
    const { rows } = await client.query<{ sql: string }>('select pg_get_indexdef($1::regclass) as sql', [
      name,
    ]);
    return rows[0]?.sql;
  };
  for (const { tableName, indexes, uniques } of orm.getMetadata().getAll().values()) {
    for (const { name, expression } of [...indexes, ...uniques]) {
      if (!name || typeof expression !== 'string') continue;
      const migrated = await definitionOf(name);
      await client.query(
        `begin; alter table ${tableName} drop constraint if exists ${name}; drop index if exists ${name}`,
      );
      await client.query(expression);
      expect(await definitionOf(name)).toBe(migrated);
      await client.query('rollback');
    }
  }
});

it.each([
  ['column', 'alter table game add column penalty_shots int', '"game" drop column "penalty_shots"'],
  ['default', 'alter table item alter version set default 1', '"item" alter column "version" drop default'],
  ['table', 'create table stick (id uuid primary key)', 'drop table if exists "stick"'],
  ['index', 'drop index comment_of_author', 'create index "comment_of_author"'],
  ['foreign key', 'alter table post drop constraint post_item_id_fkey', 'add constraint "post_item_id_fkey"'],
])('finds a %s that only the database changes', async (_what, change, sql) => {
  const { pool, difference } = await openDatabase();
  await pool.query(change);
  expect(await difference()).toContain(sql);
});
