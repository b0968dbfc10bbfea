import type { Sql, Statement } from '@rinkside/platform/sql';
import { escapeLiteral, type PoolClient } from 'pg';

const literal = (value: unknown) =>
  typeof value === 'number' ? String(value) : escapeLiteral(String(value));

/** Runs the product's statements on one connection, under their names, and remembers the last one. */
export class Recorder implements Sql {
  last: { statement: Statement<unknown>; values: unknown[] } | undefined;

  constructor(private readonly client: PoolClient) {}

  async rows<Row>(statement: Statement<Row>, values: unknown[]): Promise<Row[]> {
    this.last = { statement, values };
    const { rows } = await this.client.query({ name: statement.name, text: statement.text, values });
    return rows as Row[];
  }

  /** How PostgreSQL runs the last statement on a connection that has run it often. */
  async plan(): Promise<string> {
    if (!this.last) throw new Error('nothing was asked yet');
    const { statement, values } = this.last;
    const call = `execute explained(${values.map(literal).join(', ')})`;
    await this.client.query(`prepare explained as ${statement.text}`);
    // From the sixth time on PostgreSQL may settle for one plan for all values.
    for (let time = 0; time < 6; time++) await this.client.query(call);
    const { rows } = await this.client.query<Record<'QUERY PLAN', string>>(
      `explain (analyze, buffers, timing off, summary off) ${call}`,
    );
    await this.client.query('deallocate explained');
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }
}
