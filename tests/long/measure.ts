import type { Sql, Statement } from '@rinkside/platform/sql';
import { escapeLiteral, type PoolClient } from 'pg';

export const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/**
 * Median milliseconds of each piece of work over `runs` runs. They take turns, run after run, so that whatever
 * else the machine does falls on all of them; the first tenth warms caches and plans and is thrown away.
 */
export const interleaved = async <Name extends string>(
  work: Record<Name, (run: number) => Promise<unknown>>,
  runs: number,
): Promise<Record<Name, number>> => {
  const names = Object.keys(work) as Name[];
  const taken = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let run = -runs / 10; run < runs; run++)
    for (const name of names) {
      const began = process.hrtime.bigint();
      await work[name](Math.abs(run));
      if (run >= 0) taken.get(name)?.push(Number(process.hrtime.bigint() - began) / 1e6);
    }
  return Object.fromEntries(names.map((name) => [name, median(taken.get(name) ?? [])])) as Record<
    Name,
    number
  >;
};

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
