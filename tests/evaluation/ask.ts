import type { CoachExtra } from '@rinkside/contracts/coach';
import type { AnswerBasis, ChatTurn, Engine } from '@rinkside/coach/engines/engine';
import { personaOf } from '@rinkside/domain/coach/persona';
import { screenCoachQuestion, withCare } from '@rinkside/coach/dialogue/screen-question';
import { findOpenConcussion } from '@rinkside/safety/concussion-report';
import { withholdsDrills } from '@rinkside/safety/safety';
import type { Sql } from '@rinkside/platform/sql';
import type { Understanding } from '@rinkside/workers/coach/understanding';
import { now } from './fixtures.js';
import type { SeededPersona } from './seed-personas.js';

export interface EvaluatedReply {
  labels: string[];
  text: string;
  extras: CoachExtra[];
  remember: string[];
  basis?: AnswerBasis | undefined;
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
  { ask: text, history = [] }: { ask: string; history?: ChatTurn[] },
  understanding?: Pick<Understanding, 'of'>,
): Promise<EvaluatedReply> => {
  const persona = await personaOf(sql, id, now);
  if (!persona) throw new Error('the persona does not exist');
  const startedAt = performance.now();
  const understood = await understanding?.of({ text, history });
  const earlierQuestions = history.flatMap((turn) => (turn.role === 'user' ? [turn.text] : []));
  const concussionReport = findOpenConcussion(earlierQuestions, persona);
  const noDrills = withholdsDrills(text, persona, concussionReport);
  const asked = { persona, text, history, memories, noDrills, concussionReport, sql, now, ...understood };
  const { response, note } = screenCoachQuestion(asked);
  if (response)
    return {
      labels: [],
      remember: [],
      firstTextMs: 0,
      durationMs: performance.now() - startedAt,
      ...response,
    };
  const stream = engine(withCare(asked, note), new AbortController().signal);
  const labels: string[] = [];
  let [answer, first] = ['', 0];
  for (;;) {
    const { done, value } = await stream.next();
    if (done) {
      const { extras, remember = [], basis } = value;
      return {
        labels,
        text: note ? `${answer}\n\n${note.line}` : answer,
        extras: [...extras, ...(note ? [note.extra] : [])],
        remember,
        basis,
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
