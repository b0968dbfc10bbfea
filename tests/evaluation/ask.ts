import type { CoachExtra } from '@rinkside/contracts/coach';
import type { Engine } from '@rinkside/domain/coach/engine';
import { personaOf } from '@rinkside/domain/coach/persona';
import { withholdsDrills, findOpenConcussion, screenQuestion } from '@rinkside/domain/safety/safety';
import type { Sql } from '@rinkside/platform/sql';
import { now } from './fixtures.js';
import type { EvaluationQuestion } from './question.js';
import type { SeededPersona } from './seed-personas.js';

export interface EvaluatedReply {
  labels: string[];
  text: string;
  extras: CoachExtra[];
  remember: string[];
  /** The safety rule that answered instead of the engine, if any. */
  kind?: string;
  /** Time to the first text and to the end, ms. */
  firstTextMs: number;
  durationMs: number;
}

/** Asks an engine like the job does: safety rules answer first, and their questions do not reach the engine. */
export const ask = async (
  engine: Engine,
  sql: Sql,
  { id, persona: { memories = [] } }: SeededPersona,
  { ask: text, history = [] }: Pick<EvaluationQuestion, 'ask' | 'history'>,
): Promise<EvaluatedReply> => {
  const persona = await personaOf(sql, id, now);
  if (!persona) throw new Error('the persona does not exist');
  const startedAt = performance.now();
  const earlierQuestions = history.flatMap((turn) => (turn.role === 'user' ? [turn.text] : []));
  const crisisResponse = screenQuestion(text, persona, earlierQuestions);
  if (crisisResponse)
    return {
      labels: [],
      remember: [],
      firstTextMs: 0,
      durationMs: performance.now() - startedAt,
      ...crisisResponse,
    };
  const noDrills = withholdsDrills(text, persona, findOpenConcussion(earlierQuestions, persona));
  const question = { persona, text, history, memories, noDrills, sql, now };
  const stream = engine(question, new AbortController().signal);
  const labels: string[] = [];
  let [answer, first] = ['', 0];
  for (;;) {
    const { done, value } = await stream.next();
    if (done) {
      const { extras, remember = [] } = value;
      return {
        labels,
        text: answer,
        extras,
        remember,
        firstTextMs: first,
        durationMs: performance.now() - startedAt,
      };
    }
    if ('label' in value) labels.push(value.label);
    else {
      first ||= performance.now() - startedAt;
      answer += value.text;
    }
  }
};
