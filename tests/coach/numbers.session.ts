import type { ChatTurn } from '@rinkside/coach/engines/engine';
import { playbook } from '@rinkside/coach/engines/playbook';
import { databaseOf, type Asker } from './numbers.askers.js';
import { today } from './numbers.forms.js';

/** Asks the built-in coach without the embedding model. Counts how often the games are read. */
export const answerTo = async (who: Asker, text: string, history: string[] = [], reply = 'Here it is.') => {
  const { sql, reads } = databaseOf(who);
  const turns: ChatTurn[] = history.flatMap((turn) => [
    { role: 'user' as const, text: turn },
    { role: 'assistant' as const, text: reply },
  ]);
  const question = {
    persona: who.persona,
    text,
    history: turns,
    memories: [],
    sql,
    now: new Date(`${today}T12:00:00Z`),
  };
  const chunks = playbook(question, new AbortController().signal);
  let answer = '';
  for (;;) {
    const { done, value } = await chunks.next();
    if (done) return { text: answer, extras: value.extras, reads: reads.count };
    if ('text' in value) answer += value.text;
  }
};
