import type { EmbeddedMessage } from '@rinkside/safety/embeddings';
import { withCounterpart } from '../reading/counterparts.js';
import {
  readContinuation,
  readReference,
  readPronoun,
  readTogether,
  readDoubt,
  readReferenceWithoutEntry,
} from '../dialogue/follow-up-meaning.js';
import type { Meaning } from './meaning.js';
import { meaningOf, separateQuestions, withSecond } from './message-meaning.js';
import {
  narrowChoice,
  readAboutLast,
  readClearPart,
  readClearSentence,
  readDoubtfulPart,
} from './part-meaning.js';
import { withoutExcluded } from './ranked-classes.js';
import { isNewSubject } from './part-meaning.js';
import { isInContext, type Conversation, type RankedMessage, type Reading } from './ranked-message.js';
import type { Asker, Ranking } from './ranking.js';

/** How the conversation changes the meaning. The first reading with a meaning counts. */
const readings: readonly Reading[] = [
  readReference,
  readReferenceWithoutEntry,
  readPronoun,
  readContinuation,
  readTogether,
  readDoubt,
  readClearPart,
  readDoubtfulPart,
  readClearSentence,
  narrowChoice,
  readAboutLast,
];

/** A request for a skill starts a new subject: 'being more physical', but not 'having trouble with that'. */
const skillWish = /^(?:being|getting|scoring|becoming|playing|shooting|skating|passing|stopping) /;

const maxNameWords = 3;
/** Begins a question, or a part of the one before it. */
const partStart =
  /^(?:and|or|but|so|then|also|what|whats|how|why|who|where|when|which|is|are|do|does|did|can|if|in|on|at|for|from|with|without|against|after|before|during|to|of|not|no|only|more|less|another|\d[\d-]*)\b/;
/** Whether the message only names a subject: 'my first step' after 'what is icing'. */
const namesSubject = ({ text, continues, depends, lacksSubject, points, meaning }: RankedMessage): boolean =>
  meaning.kind === 'entries' &&
  text.split(' ').length <= maxNameWords &&
  !(continues || depends || lacksSubject || points || partStart.test(text));

/** Returns what a message means to the asker; undefined if the vectors come from another model. */
export const understand = (
  ranking: Ranking,
  { whole, sentences, inContext }: EmbeddedMessage,
  asker: Asker,
  conversation: Conversation,
): Meaning | undefined => {
  if (!ranking.accepts(whole)) return undefined;
  const questions = separateQuestions(ranking, sentences, asker);
  if (questions.length > 1) return { kind: 'entries', entries: questions };
  const { text } = whole;
  const alone = withoutExcluded(text, ranking.rank(whole, asker));
  const forAsker = (meaning: Meaning) => withCounterpart(meaning, { text, asker, ranked: alone });
  const message: RankedMessage = {
    ...conversation,
    text,
    alone,
    together: inContext && ranking.rank(inContext, asker),
    meaning: forAsker(meaningOf(alone, ranking.hasForeignWord(text))),
    meant: (ranked) => forAsker(meaningOf(ranked)),
    clearSentence: questions[0],
  };
  const isAlone = skillWish.test(text) || namesSubject(message) || isNewSubject(message);
  for (const read of isAlone ? [] : readings) {
    const meaning = read(message);
    if (meaning) return meaning;
  }
  return forAsker(withSecond(message.meaning, alone, (entry) => isInContext(message, entry)));
};
