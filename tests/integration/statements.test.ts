import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { declaredStatements } from '@rinkside/platform/sql';
import { openTestDatabase } from '@rinkside/testkit/test-database';
import type { Connection, PoolClient, Submittable } from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import * as z from 'zod';

interface Column {
  name: string;
  dataTypeID: number;
}

/** Asks PostgreSQL to parse and describe a statement without running it. */
class Describe implements Submittable {
  readonly described = Promise.withResolvers<Column[]>();
  #columns: Column[] = [];

  constructor(private readonly text: string) {}

  submit(connection: Connection) {
    connection.parse({ name: '', text: this.text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }
  handleRowDescription({ fields }: { fields: Column[] }) {
    this.#columns = fields;
  }
  handleError(error: Error) {
    this.described.reject(error);
  }
  handleReadyForQuery() {
    this.described.resolve(this.#columns);
  }
}

const describeStatement = (client: PoolClient, text: string): Promise<Column[]> =>
  client.query(new Describe(text)).described.promise;

/** Kinds of zod types that a column's values satisfy, by type. pg returns numbers beyond 2^53 as text. */
const kindsByType: Record<string, string[]> = {
  uuid: ['string'],
  text: ['string', 'enum'],
  timestamptz: ['string'],
  date: ['string'],
  bool: ['boolean'],
  int4: ['number'],
  float8: ['number'],
  int8: ['string'],
  _text: ['array'],
  bytea: ['custom'],
  json: ['custom', 'object', 'array', 'unknown'],
  jsonb: ['custom', 'object', 'array', 'unknown'],
  void: ['unknown'],
};

const kindOf = (schema: z.core.$ZodType): string =>
  schema instanceof z.ZodNullable ? kindOf(schema.unwrap()) : schema._zod.def.type;

it('has statements that are valid on the migrated schema and return what their schemas say', async () => {
  for (const file of globSync('{libs/{platform,domain},apps/workers}/src/**/*.ts'))
    if (/\bstatement[<(]/.test(readFileSync(file, 'utf8'))) await import(resolve(file));
  const database = await openTestDatabase(inject('postgresUrl'));
  const client = await database.pool.connect();
  onTestFinished(async () => {
    client.release();
    await database.close();
  });
  const { rows: types } = await client.query<{ oid: number; name: string }>(
    'select oid, typname as name from pg_type',
  );
  const typeNames = new Map(types.map(({ oid, name }) => [oid, name]));
  const statements = declaredStatements.filter(({ name }) => !name.startsWith('test.'));
  expect(statements.length).toBeGreaterThan(100);
  for (const { name, text, schema } of statements) {
    const columns = await describeStatement(client, text).catch((error: Error) =>
      expect.fail(`${name}: ${error.message}`),
    );
    const shape = schema instanceof z.ZodObject ? schema.shape : {};
    expect(columns.map((column) => column.name).toSorted(), name).toEqual(Object.keys(shape).toSorted());
    for (const column of columns) {
      const type = typeNames.get(column.dataTypeID) ?? '';
      expect(kindsByType[type], `${name}: ${column.name} of type ${type}`).toContain(
        kindOf(shape[column.name]),
      );
    }
  }
});

it('names each statement once', () => {
  const texts = Map.groupBy(declaredStatements, ({ name }) => name);
  for (const [name, statements] of texts)
    expect(new Set(statements.map(({ text }) => text)).size, name).toBe(1);
});

it('are planned once, also after their tables grew and were analyzed', async () => {
  const database = await openTestDatabase(inject('postgresUrl'));
  onTestFinished(() => database.close());
  const client = await database.pool.connect();
  onTestFinished(() => client.release(true));
  const count = { name: 'shifts', text: 'select count(*) from shift where id > $1', values: [0] };
  const runAll = async () => {
    for (let at = 0; at < 6; at++) await client.query(count);
  };
  await client.query('create table shift (id int primary key)');
  await runAll();
  await client.query('insert into shift select generate_series(1, 20000)');
  await client.query('analyze shift');
  await runAll();
  const { rows } = await client.query<{ custom: number }>(
    'select custom_plans::int as custom from pg_prepared_statements where name = $1',
    [count.name],
  );
  expect(rows).toEqual([{ custom: 0 }]);
});
