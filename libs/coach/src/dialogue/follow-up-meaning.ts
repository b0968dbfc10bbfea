import type { KnowledgeEntry } from '../content/entry.js';
import { limits } from '../retrieval/meaning-limits.js';
import { asChoice, type Meaning } from '../retrieval/meaning.js';
import { bestProbability, entriesIn, without } from '../retrieval/ranked-classes.js';
import {
  isMeantOther,
  namesOnly,
  standsAlone,
  type RankedMessage,
  type Reading,
} from '../retrieval/ranked-message.js';

/** Answers with the last entry, and briefly with another that may be meant. */
const stayOn = (message: RankedMessage, last: KnowledgeEntry, other: KnowledgeEntry | undefined): Meaning =>
  other && other !== last && isMeantOther(message, other)
    ? { kind: 'continued', entry: last, other }
    : { kind: 'entries', entries: [last] };

/** 'Who do I take' after 'how do I backcheck'. */
export const readReference: Reading = (message) => {
  const { depends, lacksSubject, meaning, alone, together, meant, last } = message;
  const isClear = meaning.kind === 'entries' || meaning.kind === 'either' || meaning.kind === 'topic';
  const isPart = (depends && !isClear) || (lacksSubject && !standsAlone(message) && meaning.kind !== 'topic');
  if (!together || !last || !isPart) return undefined;
  const continued = meant(together);
  if (continued.kind === 'entries' && !continued.entries.includes(last)) return continued;
  // 'What should I say to him' after 'I got benched'.
  const [best] = alone;
  const isLikely = best !== undefined && best.probability >= limits.mayMean;
  return stayOn(message, last, isLikely ? best.messageClass.entry : undefined);
};

/** 'Why so many' after a figure: without the question before, any entry would be a guess. */
export const readReferenceWithoutEntry: Reading = (message) => {
  const { depends, lacksSubject, follows, last, meaning, meant, together = [] } = message;
  const isBare = depends || (lacksSubject && !standsAlone(message));
  if (!isBare || !follows || last || meaning.kind === 'topic') return undefined;
  const continued = meant(together);
  if (continued.kind !== 'entries') return { kind: 'unclear' };
  if (bestProbability(together) >= limits.standsAlone) return continued;
  const likely = together.filter(({ probability }) => probability >= limits.mayContinue);
  return likely.length > 1 ? asChoice(continued.entries, entriesIn(likely)) : { kind: 'unclear' };
};

/** 'Why do I lose them' after an answer on another subject: both may be meant. */
export const readPronoun: Reading = (message) => {
  const { points, last, meaning, together, meant } = message;
  if (!together || !points || !last || standsAlone(message)) return undefined;
  if (meaning.kind !== 'entries' || meaning.entries.includes(last)) return undefined;
  const continued = meant(together);
  return asChoice(continued.kind === 'entries' ? continued.entries : [last], meaning.entries);
};

/** Whether the message clearly asks for its own entry, independent of the previous question. */
const isClearAlone = (message: RankedMessage): boolean =>
  message.meaning.kind === 'entries' &&
  standsAlone(message) &&
  bestProbability(message.alone) >= limits.namesOther;

/** 'And what does F2 do' after '1-2-2'. */
export const readContinuation: Reading = (message) => {
  const { continues, last, together, meaning, text } = message;
  if (!together || !continues || !last || isClearAlone(message)) return undefined;
  const [best] = together;
  if (best?.messageClass.entry !== last || best.probability < limits.standsAlone) return undefined;
  const others = meaning.kind === 'entries' && !meaning.entries.includes(last) ? meaning.entries : [];
  if (others.length > 0 && namesOnly.test(text)) return undefined;
  return stayOn(message, last, standsAlone(message) ? others[0] : undefined);
};

/** 'And offside', 'how do I tell him': ranks the message with the question before it. */
export const readTogether: Reading = (message) => {
  const { continues, refers, points, last, meaning, alone, together, meant } = message;
  const mayRefer = refers && meaning.kind !== 'entries' && meaning.kind !== 'offTopic';
  if (!together || !(continues || mayRefer)) return undefined;
  // 'And offside' asks for another entry than the last.
  const rankings = isClearAlone(message) ? [alone, together] : [together, alone];
  const other = rankings
    .map((ranked) => meant(without(ranked, continues ? last : undefined)))
    .find(({ kind }) => kind === 'entries');
  const continued = other ?? meant(together);
  // 'What if we are tired' may still be about the last answer.
  if (continues && points && last && continued.kind === 'entries') return asChoice([last], continued.entries);
  const isChoice = continues && continued.kind === 'choice' && meaning.kind === 'none';
  return continued.kind === 'entries' || isChoice ? continued : undefined;
};

/** Names the subject of a question that needs no question before it. */
const definesSubject = /^(?:what(?:s| is)|define|explain)\b|\brules?\b/;
/** 'I always hit the ice first' after 'how do I take a slap shot'. */
export const readDoubt: Reading = (message) => {
  const { points, refers, last, meaning, together, meant, text } = message;
  const isGuess = points && meaning.kind === 'entries' && !last && !standsAlone(message);
  const isUnclear = meaning.kind === 'choice' || meaning.kind === 'none' || isGuess;
  if (!together || !isUnclear || definesSubject.test(text)) return undefined;
  const continued = meant(together);
  if (continued.kind === 'entries' && bestProbability(together) >= limits.inContext) return continued;
  if (refers && last && meaning.kind === 'choice' && meaning.entries.includes(last))
    return { kind: 'entries', entries: [last] };
  if (!isGuess) return undefined;
  return asChoice(continued.kind === 'entries' ? continued.entries : [], meaning.entries);
};
