import type { Engine } from './engine.js';
import { freshChips } from './playbook/chips.js';
import { chipsOf, finish, piecesOf } from './playbook/finish.js';
import { route } from './playbook/route.js';
import type { Talk } from './playbook/talk.js';
import { topicOf } from './playbook/topics.js';
import { voiceOf } from './playbook/voice.js';

/** The built-in coach: no model, the same tools and numbers, the same answer to the same question. */
export const playbook: Engine = async function* (question) {
  const talk: Talk = {
    ...question,
    routed: route(question.text, question.persona, question.history),
    voice: voiceOf(question.persona),
    found: [],
  };
  const draft = yield* topicOf(talk)(talk);
  // Checked whole before its first word is shown.
  const { text, answered } = finish(talk, draft);
  for (const piece of piecesOf(text)) yield { text: piece };
  const chips = chipsOf(talk, await freshChips(talk, draft.chips ?? []));
  return { ...answered, extras: [...answered.extras, ...chips] };
};
