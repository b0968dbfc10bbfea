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

export const statement = <Row>(name: string, text: string): Statement<Row> => ({ name, text });

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
