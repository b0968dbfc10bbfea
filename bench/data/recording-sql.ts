import type { Sql, Statement } from '@rinkside/platform/sql';
import { escapeLiteral, type PoolClient } from 'pg';

const literal = (value: unknown) =>
  typeof value === 'number' ? String(value) : escapeLiteral(String(value));

/** Runs prepared statements on one connection and records the last one, to explain it. */
export class RecordingSql implements Sql {
  lastQuery: { statement: Statement<unknown>; values: unknown[] } | undefined;

  constructor(private readonly client: PoolClient) {}

  async rows<Row>(statement: Statement<Row>, values: unknown[]): Promise<Row[]> {
    this.lastQuery = { statement, values };
    const { rows } = await this.client.query({ name: statement.name, text: statement.text, values });
    return rows as Row[];
  }

  /** Returns the `explain analyze` output of the last statement with its generic plan. */
  async explainLast(): Promise<string> {
    if (!this.lastQuery) throw new Error('no statement was run yet');
    const { statement, values } = this.lastQuery;
    const call = `execute explained(${values.map(literal).join(', ')})`;
    await this.client.query(`prepare explained as ${statement.text}`);
    // From the sixth execution on PostgreSQL may use the generic plan.
    for (let execution = 0; execution < 6; execution++) await this.client.query(call);
    const { rows } = await this.client.query<Record<'QUERY PLAN', string>>(
      `explain (analyze, buffers, timing off, summary off) ${call}`,
    );
    await this.client.query('deallocate explained');
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }
}
