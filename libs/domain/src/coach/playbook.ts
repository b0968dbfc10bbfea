import type { Engine } from './engine.js';
import { answerableChips } from './playbook/chips.js';
import { suggestionChips, finalizeAnswer, textChunksOf } from './playbook/finalize-answer.js';
import { routeQuestion } from './playbook/topic-router.js';
import type { TopicContext } from './playbook/topic-context.js';
import { topicHandlerFor } from './playbook/topics.js';
import { toneFor } from './playbook/tone.js';

/** The built-in engine. It needs no model, uses the same tools, and answers deterministically. */
export const playbook: Engine = async function* (question) {
  const context: TopicContext = {
    ...question,
    route: routeQuestion(question.text, question.persona, question.history),
    tone: toneFor(question.persona),
    toolResults: [],
  };
  const draft = yield* topicHandlerFor(context)(context);
  // The whole answer is checked before its first chunk is sent.
  const { text, answered } = finalizeAnswer(context, draft);
  for (const chunk of textChunksOf(text)) yield { text: chunk };
  const chips = suggestionChips(context, await answerableChips(context, draft.chips ?? []));
  return { ...answered, extras: [...answered.extras, ...chips] };
};
