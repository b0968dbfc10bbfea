import type { Engine } from './engine.js';
import { freshChips } from './playbook/chips.js';
import { chipsOf, finish, piecesOf } from './playbook/finish.js';
import { route } from './playbook/route.js';
import type { Talk } from './playbook/talk.js';
import { topicOf } from './playbook/topics.js';
import { voiceOf } from './playbook/voice.js';

/** The built-in engine. It needs no model, uses the same tools, and answers deterministically. */
export const playbook: Engine = async function* (question) {
  const context: Talk = {
    ...question,
    route: route(question.text, question.persona, question.history),
    tone: voiceOf(question.persona),
    toolResults: [],
  };
  const draft = yield* topicOf(context)(context);
  // The whole answer is checked before its first chunk is sent.
  const { text, answered } = finish(context, draft);
  for (const chunk of piecesOf(text)) yield { text: chunk };
  const chips = chipsOf(context, await freshChips(context, draft.chips ?? []));
  return { ...answered, extras: [...answered.extras, ...chips] };
};
