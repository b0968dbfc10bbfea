import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** One reviewable SQL statement. `Row` is what it answers; `$1…` are bound, never pasted. */
export interface Statement<Row> {
  name: string;
  text: string;
  /** Only carries the type. */
  row?: Row;
}

const names = new Map<string, string>();

export const statement = <Row>(name: string, text: string): Statement<Row> => {
  names.set(text, name);
  return { name, text };
};

/**
 * Has a connection prepare every such statement once, whoever runs it. Transactions of the ORM hand over its bare
 * text, which PostgreSQL would otherwise plan anew each time.
 */
export const prepareStatements = (client: PoolClient): void => {
  const query = client.query.bind(client);
  Object.assign(client, {
    query: (text: unknown, values: unknown, ...more: unknown[]): unknown => {
      const name = typeof text === 'string' ? names.get(text) : undefined;
      const args =
        name === undefined ? [text, values, ...more] : [{ name, text, values }, undefined, ...more];
      return Reflect.apply(query, client, args);
    },
  });
};

/** Where a statement runs: the pool (prepared once per connection) or an open transaction. */
export interface Sql {
  rows<Row>(statement: Statement<Row>, values: unknown[]): Promise<Row[]>;
}

export const poolSql = (pool: Pool | PoolClient): Sql => ({
  async rows<Row>({ name, text }: Statement<Row>, values: unknown[]) {
    const { rows } = await pool.query({ name, text, values });
    return rows as Row[];
  },
});

/** The transaction `em` is in, else its pool; sees what was flushed. */
export const emSql = (em: EntityManager): Sql => ({
  async rows<Row>({ text }: Statement<Row>, values: unknown[]) {
    const { rows } = await em.getKysely().executeQuery<Row>(CompiledQuery.raw(text, values));
    return rows;
  },
});

/**
 * One transaction on a connection of its own, for work that is no command of anybody.
 * A connection that failed is closed, not given back: PostgreSQL then frees the rows it held.
 */
export const onConnection = async <T>(pool: Pool, work: (sql: Sql) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(poolSql(client));
    await client.query('commit');
    return result;
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(broken);
  }
};
