import type { CoachExtra } from '@rinkside/contracts/coach';
import type { Engine } from '@rinkside/domain/coach/engine';
import { personaOf } from '@rinkside/domain/coach/persona';
import { isHeldBack, openKnock, screenQuestion } from '@rinkside/domain/safety/safety';
import type { Sql } from '@rinkside/platform/sql';
import { now } from './fixtures.js';
import type { Question } from './question.js';
import type { Seeded } from './seed.js';

export interface Reply {
  labels: string[];
  text: string;
  extras: CoachExtra[];
  remember: string[];
  /** Which rule of safety spoke before any engine; undefined when it was for the coach. */
  kind?: string;
  /** To the first words, and to the end, ms. */
  first: number;
  took: number;
}

/** Asks an engine as the job does: what the rules of safety answer never reaches it. */
export const ask = async (
  engine: Engine,
  sql: Sql,
  { id, persona: { memories = [] } }: Seeded,
  { ask: text, history = [] }: Pick<Question, 'ask' | 'history'>,
): Promise<Reply> => {
  const persona = await personaOf(sql, id, now);
  if (!persona) throw new Error('nobody asks');
  const began = performance.now();
  const earlier = history.flatMap((turn) => (turn.role === 'user' ? [turn.text] : []));
  const care = screenQuestion(text, persona, earlier);
  if (care) return { labels: [], remember: [], first: 0, took: performance.now() - began, ...care };
  const noDrills = isHeldBack(text, persona, openKnock(earlier, persona));
  const question = { persona, text, history, memories, noDrills, sql, now };
  const pieces = engine(question, new AbortController().signal);
  const labels: string[] = [];
  let [said, first] = ['', 0];
  for (;;) {
    const { done, value } = await pieces.next();
    if (done) {
      const { extras, remember = [] } = value;
      return { labels, text: said, extras, remember, first, took: performance.now() - began };
    }
    if ('label' in value) labels.push(value.label);
    else {
      first ||= performance.now() - began;
      said += value.text;
    }
  }
};
