import type { CoachExtra } from '@rinkside/contracts/coach';
import type { Engine, Turn } from '@rinkside/domain/coach/engine';
import { personaOf } from '@rinkside/domain/coach/persona';
import type { Sql } from '@rinkside/platform/sql';
import { now } from './fixtures.js';
import type { Seeded } from './seed.js';

export interface Reply {
  labels: string[];
  text: string;
  extras: CoachExtra[];
  remember: string[];
  notice?: string;
  /** To the first words, and to the end, ms. */
  first: number;
  took: number;
}

/** Asks an engine as the job does. */
export const ask = async (
  engine: Engine,
  sql: Sql,
  { id, persona: { memories = [] } }: Seeded,
  text: string,
  history: Turn[] = [],
): Promise<Reply> => {
  const persona = await personaOf(sql, id, now);
  if (!persona) throw new Error('nobody asks');
  const began = performance.now();
  const pieces = engine({ persona, text, history, memories, sql, now }, new AbortController().signal);
  const labels: string[] = [];
  let [said, first] = ['', 0];
  for (;;) {
    const { done, value } = await pieces.next();
    if (done) {
      const { extras, remember = [], notice } = value;
      const took = performance.now() - began;
      return { labels, text: said, extras, remember, first, took, ...(notice && { notice }) };
    }
    if ('label' in value) labels.push(value.label);
    else {
      first ||= performance.now() - began;
      said += value.text;
    }
  }
};
