import type { CoachQuestion, Engine } from './engine.js';
import { answerableChips } from '../dialogue/chips.js';
import { decide } from '../dialogue/decision/decide.js';
import { finalizeAnswer, suggestionChips, textChunksOf } from '../dialogue/finalize-answer.js';
import { toneFor } from '@rinkside/safety/tone';
import type { TopicContext } from '../dialogue/topic-context.js';
import { routeQuestion } from '../dialogue/topic-router.js';
import { ownerAsked } from '../dialogue/dialogue.js';

const explained =
  /^(?:(?:hey|coach|so|ok) )*(?:what (?:does|is|are)|whats|explain|define) (?:an? |the )?(.{2,40}?)(?: mean| stand for)?[?.! ]*$/i;
/** Names the figure of 'what is mine' after 'what is a hat trick'. */
const withFigure = ({ text, history }: CoachQuestion): string => {
  const owner = ownerAsked(text);
  const figure = owner && explained.exec(history.findLast(({ role }) => role === 'user')?.text ?? '')?.[1];
  return figure ? `${owner} ${figure} this season` : text;
};

/** A long report is answered by its questions: the score in it is no game to log. */
const onlyAsked = (question: CoachQuestion): CoachQuestion => {
  const asked = question.embedded?.asked;
  if (!asked) return question;
  const { text, ...embedded } = asked;
  return { ...question, text, embedded };
};

/** The built-in engine. It needs no model, uses the same tools, and answers deterministically. */
export const playbook: Engine = async function* (message) {
  const question = onlyAsked(message);
  const asked = withFigure(question);
  const context: TopicContext = {
    ...question,
    text: asked,
    route: routeQuestion(asked, question.persona, question.history),
    tone: toneFor(question.persona),
    toolResults: [],
    gamesCache: {},
  };
  const { handler, basis, route } = decide(context);
  if (route) context.route = route;
  const draft = yield* handler(context);
  // The whole answer is checked before its first chunk is sent.
  const { text, answered } = finalizeAnswer(context, draft);
  for (const chunk of textChunksOf(text)) yield { text: chunk };
  const chips = suggestionChips(context, [
    ...(draft.topicChips ?? []),
    ...(await answerableChips(context, draft.chips ?? [])),
  ]);
  return {
    ...answered,
    extras: [...answered.extras, ...chips],
    basis: draft.outcome ? { kind: draft.outcome, ids: basis.ids } : basis,
  };
};
