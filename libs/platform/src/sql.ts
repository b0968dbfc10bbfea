import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';

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

export const poolSql = (pool: Pool): Sql => ({
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
