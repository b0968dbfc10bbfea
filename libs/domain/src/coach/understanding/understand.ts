import type { EmbeddedMessage, EmbeddedText } from '../embeddings.js';
import { knowledgeThemes } from '../knowledge/entries.js';
import type { KnowledgeEntry } from '../knowledge/entry.js';
import { statisticsIds } from '../knowledge/statistics.js';
import { counterpartOf } from './counterparts.js';
import { stemsIn } from './lexical-scores.js';
import type { Asker, RankedClass, Ranking } from './ranking.js';
import type { MessageClass } from './classes.js';

/** What a message means. */
export type Meaning =
  /** One entry per question in the message. */
  | { kind: 'entries'; entries: readonly KnowledgeEntry[] }
  | { kind: 'topic'; topic: Exclude<MessageClass['topic'], 'ownNumbers' | undefined>; probability: number }
  /** One of two entries is meant, the first more likely. */
  | {
      kind: 'either';
      entries: readonly [KnowledgeEntry, KnowledgeEntry];
      /** The first is likely enough to be answered alone. */
      leads?: true;
    }
  /** A part of the question before it, unless it asks for the other entry. */
  | { kind: 'continued'; entry: KnowledgeEntry; other?: KnowledgeEntry }
  /** Uncertain: one of these is meant. */
  | {
      kind: 'choice';
      entries: readonly KnowledgeEntry[];
      /** None of them fits the conversation. */
      isGuess?: true;
    }
  /** Asks for figures of the own games. */
  | { kind: 'figures' }
  /** Not about hockey. */
  | { kind: 'offTopic' }
  /** Names no subject, and neither does the conversation. */
  | { kind: 'unclear' }
  /** Not understood; the entries are the nearest. */
  | { kind: 'none'; near: readonly KnowledgeEntry[] };

/** Limits of the decision: doubt offers a choice instead of an answer. */
const limits = {
  /** The best class answers from this probability on. */
  answer: 0.5,
  /** It answers with less if it is this many times as probable as the second. */
  ratio: 2.2,
  minimum: 0.3,
  /** But only if it has this share of the question's words. */
  sharedWords: 0.7,
  /** A second entry with this share of the probability of the first may be meant as well. */
  nearTie: 0.5,
  /** Both are answered if they have this probability together. Else they are offered. */
  either: 0.7,
  /** A second entry with this share is answered briefly after an answer, if both have the probability `both`. */
  second: 0.3,
  both: 0.65,
  /** After an answer with less probability than `answer`, a second entry needs this share. */
  unsureSecond: 0.4,
  /** Unless it is nearly as likely, its examples have this share of the words of the question. */
  secondSharedWords: 0.5,
  /** A message is not about hockey from this probability on. */
  offTopic: 0.4,
  /** From this probability on it may not be about hockey, so that no uncertain entry is offered as its meaning. */
  perhapsOffTopic: 0.2,
  /** From this probability on the message may ask for own figures, so that no uncertain entry answers it. */
  perhapsFigures: 0.25,
  /** With a word that no hockey example has, an answer needs a higher probability, and less speaks against hockey. */
  withForeignWord: 0.5,
  offTopicWithForeignWord: 0.2,
  /** Three entries with this probability together are offered. */
  choice: 0.24,
  /** With this probability together they are offered, even if the conversation is about another subject. */
  sureChoice: 0.5,
  /** An entry that shares no word with the question needs a higher probability. */
  withoutSharedWord: 0.5,
  /** From this probability on the message needs no question before it. */
  standsAlone: 0.8,
  /** The same for a message without a subject: 'where do we start'. */
  withoutSubject: 0.95,
  /** From this probability on a message that is unclear by itself continues the question before it. */
  inContext: 0.7,
  /** From this probability on a short message asks for another entry, although it may continue the last answer. */
  namesOther: 0.9,
  /** The same if the examples of the entry have each word of the message. */
  namesWhole: 0.84,
  /** Two entries with this probability together are the subject of a whole sentence, whatever was asked before. */
  ownSubject: 0.8,
  /** From this probability on, together with the question before, a message continues the last answer. */
  continuesLast: 0.55,
  /** Below this probability a message gets a choice if the one before it makes another entry likelier. */
  keepsAnswer: 0.6,
  /** An entry with less is no reading of a message without a subject. */
  mayContinue: 0.1,
  /** A message after a question may ask for an entry with this probability as well. */
  mayMean: 0.4,
  /** From this probability on an entry is meant, although the words can be read as a question on own figures. */
  surely: 0.6,
  /** The highest probability of own figures in that case. */
  surelyNoFigures: 0.1,
  /** Below this probability of own figures, a message only has words of such a question by chance. */
  noFigures: 0.01,
} as const;

const maxChoices = 3;

const isCertain = ([best, second]: readonly RankedClass[], isForeign: boolean): boolean => {
  if (!best) return false;
  if (isForeign && best.probability < limits.withForeignWord) return false;
  if (second?.messageClass.entry && second.probability >= limits.nearTie * best.probability) return false;
  if (best.overlap === 0) return best.probability >= limits.withoutSharedWord;
  return (
    best.probability >= limits.answer ||
    (best.probability >= limits.minimum &&
      best.probability >= limits.ratio * (second?.probability ?? 0) &&
      best.overlap >= limits.sharedWords)
  );
};

/** Whether the second entry is nearly as likely as the first, and a third is unlikely. */
const isEither = ([best, second]: readonly RankedClass[]): boolean =>
  best !== undefined &&
  second !== undefined &&
  second.probability >= limits.nearTie * best.probability &&
  best.probability + second.probability >= limits.either;

const entriesIn = (ranked: readonly RankedClass[]): KnowledgeEntry[] =>
  ranked.flatMap(({ messageClass: { entry } }) => entry ?? []).slice(0, maxChoices);

const haveSameTheme = (one: KnowledgeEntry, other: KnowledgeEntry): boolean =>
  knowledgeThemes.some((entries) => entries.includes(one) && entries.includes(other));

/** The probability that one of the entries is meant. */
const probabilityOf = (entries: readonly KnowledgeEntry[], ranked: readonly RankedClass[]): number =>
  ranked
    .filter(({ messageClass: { entry } }) => entry && entries.includes(entry))
    .reduce((sum, { probability }) => sum + probability, 0);

/** The probability that own figures are asked for. */
const figuresIn = (ranked: readonly RankedClass[]): number =>
  ranked.find(({ messageClass: { topic } }) => topic === 'ownNumbers')?.probability ?? 0;

/** Decides from the ranked classes. */
const meaningOf = (ranked: readonly RankedClass[], isForeign = false): Meaning => {
  const [best] = ranked;
  const near = entriesIn(ranked);
  const offTopic = ranked.find(({ messageClass: { topic } }) => topic === 'unknown')?.probability ?? 0;
  if (offTopic >= (isForeign ? limits.offTopicWithForeignWord : limits.offTopic)) return { kind: 'offTopic' };
  if (best && best.messageClass.topic !== 'unknown' && isCertain(ranked, isForeign)) {
    const { entry, topic } = best.messageClass;
    if (entry) return { kind: 'entries', entries: [entry] };
    if (topic && topic !== 'ownNumbers') return { kind: 'topic', topic, probability: best.probability };
  }
  const [likely, other] = ranked.slice(0, 2).map(({ messageClass: { entry } }) => entry);
  if (likely && other && !isForeign && isEither(ranked)) return { kind: 'either', entries: [likely, other] };
  const figures = figuresIn(ranked);
  if (figures >= limits.perhapsFigures && figures > offTopic) return { kind: 'figures' };
  if (offTopic >= limits.perhapsOffTopic) return { kind: 'none', near };
  const sum = probabilityOf(near, ranked);
  return near.length === maxChoices && sum >= limits.choice
    ? { kind: 'choice', entries: near }
    : { kind: 'none', near };
};

/**
 * Whether a message surely asks for an entry that explains no figure, or for something else than hockey: 'how many guys
 * shoot in a shootout', 'how many goals did he score in the cup final'.
 */
export const surelyAsksElse = (ranking: Ranking, { whole }: EmbeddedMessage, asker: Asker): boolean => {
  if (!ranking.accepts(whole)) return false;
  const ranked = ranking.rank(whole, asker);
  const [best] = ranked;
  const figures = figuresIn(ranked);
  if (best?.messageClass.topic === 'unknown') return best.probability >= limits.surely;
  return (
    best?.messageClass.entry !== undefined &&
    !statisticsIds.has(best.messageClass.entry.id) &&
    best.probability >= limits.surely &&
    figures <= limits.surelyNoFigures
  );
};

/** Whether a message asks for no own figures, whatever its words: 'do you box out facing the guy or facing the puck'. */
export const asksNoFigures = (ranking: Ranking, { whole }: EmbeddedMessage, asker: Asker): boolean => {
  if (!ranking.accepts(whole)) return false;
  const ranked = ranking.rank(whole, asker);
  const entry = ranked[0]?.messageClass.entry;
  return figuresIn(ranked) < limits.noFigures && !(entry && statisticsIds.has(entry.id));
};

const maxAnsweredQuestions = 2;
const minQuestionWords = 3;

/** Adds the second entry to a single answer if it may be meant. */
const withSecond = (
  meaning: Meaning,
  [best, second]: readonly RankedClass[],
  fits: (entry: KnowledgeEntry) => boolean,
): Meaning => {
  const [entry, more] = meaning.kind === 'entries' ? meaning.entries : [];
  const other = second?.messageClass.entry;
  if (!entry || more || !other || entry !== best?.messageClass.entry || !fits(other)) return meaning;
  const share = second.probability / best.probability;
  const mayBeMeant =
    best.probability < limits.answer
      ? share >= limits.unsureSecond
      : share >= limits.second && best.probability + second.probability >= limits.both;
  return mayBeMeant && (second.overlap >= limits.secondSharedWords || share >= limits.nearTie)
    ? { kind: 'either', entries: [entry, other], leads: true }
    : meaning;
};

/** Understands the sentences of a message as separate questions, if at least two of them have different answers. */
const separateQuestions = (
  ranking: Ranking,
  sentences: readonly EmbeddedText[],
  asker: Asker,
): KnowledgeEntry[] => {
  const entries = sentences
    .filter(({ text }) => text.split(' ').length >= minQuestionWords)
    .flatMap((sentence) => {
      const ranked = ranking.rank(sentence, asker);
      const meaning = meaningOf(ranked);
      return meaning.kind === 'entries' && (ranked[0]?.probability ?? 0) >= limits.withoutSharedWord
        ? meaning.entries
        : [];
    });
  return [...new Set(entries)].slice(0, maxAnsweredQuestions);
};

/** How a message continues the conversation. */
interface Conversation {
  /** It is a part of the previous question. */
  continues: boolean;
  /** It may need the previous question to be understood. */
  refers: boolean;
  /** No word of it names a subject, and a word refers to the last answer. */
  depends: boolean;
  /** No word of it names a subject. */
  lacksSubject: boolean;
  /** It has a pronoun, or begins like a part of a question. */
  points: boolean;
  /** There is a message before it. */
  follows: boolean;
  /** The entry of the last answer. */
  last: KnowledgeEntry | undefined;
}

/** Offers the entries of two readings; one entry is the answer. */
const asChoice = (first: readonly KnowledgeEntry[], second: readonly KnowledgeEntry[]): Meaning => {
  const entries = [...new Set([...first, ...second])].slice(0, maxChoices);
  return entries.length > 1 ? { kind: 'choice', entries } : { kind: 'entries', entries };
};

const newQuestion =
  /^(?:what|how|who|why|explain|tell|give|show)\b(?!.*\b(?:ones?|it|that|this|they|them|he|him|she|her)\b)/;
const partStart = /^(?:but|because|or) /;
/** A message with at most this many words is a part of a question or names a subject: 'too stiff', 'and offside'. */
const maxNameWords = 2;
/** Asks for a person or place of the question before: 'who is in the middle', 'my friends wont be there'. */
const needsPlace = /^(?:who|where|which)\b|\bthere\b/;
/** A message with at least this many words may be a sentence with a subject of its own. */
const minSentenceWords = 4;
const wordCount = (text: string) => text.split(' ').length;

/** Asks what a word of the last answer means. */
const asksMeaning = /^(?:(?:and|but|so) )*what (?:do|did) you mean\b/;

/** Only names another subject: 'and offside'. */
const namesOnly = /^(?:and|what about|how about) (?:an? )?\S+$/;

/** Reads a short message after an answer as a part of the question before it. Undefined if it is one of its own. */
const asPart = (
  text: string,
  alone: readonly RankedClass[],
  together: readonly RankedClass[],
  meaning: Meaning,
  last: KnowledgeEntry | undefined,
  pointsBack: boolean,
): Meaning | undefined => {
  const [best, second] = alone;
  const [bestTogether] = together;
  const inContext = bestTogether?.messageClass.entry;
  if (!best || !bestTogether || !inContext) return undefined;
  const own = best.messageClass.entry;
  if (meaning.kind === 'entries' || meaning.kind === 'either') {
    const isName = wordCount(text) <= maxNameWords || partStart.test(text);
    const isWhole =
      best.overlap === 1 && !pointsBack && !/\b(?:me|us)\b/.test(text) && wordCount(text) >= minQuestionWords;
    const namesOther = best.probability >= (isWhole ? limits.namesWhole : limits.namesOther) && !isName;
    // 'We keep losing faceoffs' after 'how do I give everyone fair ice time'.
    const isSentence =
      !isName && !pointsBack && !needsPlace.test(text) && wordCount(text) >= minSentenceWords;
    const isOwnSubject =
      best.overlap >= limits.sharedWords &&
      best.probability + (second?.probability ?? 0) >= limits.ownSubject;
    if (isSentence && isOwnSubject) return undefined;
    if (namesOnly.test(text) && best.overlap === 1 && meaning.kind === 'either') return undefined;
    if (!own || own === inContext || namesOther || meaning.entries.includes(inContext)) return undefined;
    if (inContext === last && bestTogether.probability >= limits.continuesLast)
      return { kind: 'continued', entry: inContext, other: own };
    if (best.probability >= limits.standsAlone && !isName) return undefined;
    if (bestTogether.probability >= limits.standsAlone) return { kind: 'either', entries: [inContext, own] };
    if (best.probability >= limits.keepsAnswer && !isName) return undefined;
    return asChoice([last ?? inContext], [own]);
  }
  if ((meaning.kind !== 'choice' && meaning.kind !== 'none') || newQuestion.test(text)) return undefined;
  if (bestTogether.probability < (inContext === last ? limits.continuesLast : limits.inContext))
    return undefined;
  if (inContext !== last) return { kind: 'entries', entries: [inContext] };
  return own && own !== last && best.probability >= limits.mayMean
    ? { kind: 'continued', entry: last, other: own }
    : { kind: 'continued', entry: last };
};

/** The ranking if an entry is not meant. */
const without = (ranked: readonly RankedClass[], entry: KnowledgeEntry | undefined): RankedClass[] => {
  const excluded = ranked.find(({ messageClass }) => entry && messageClass.entry === entry);
  if (!excluded) return [...ranked];
  const rest = Math.max(1 - excluded.probability, Number.EPSILON);
  return ranked
    .filter((kind) => kind !== excluded)
    .map(({ messageClass, overlap, probability }) => ({
      messageClass,
      overlap,
      probability: probability / rest,
    }));
};

/** Names the subject of a question that needs no question before it. */
const definesSubject = /^(?:what(?:s| is)|define|explain)\b|\brules?\b/;

const negation =
  /^not (?:the |an? )?(.+?)(?= but | i mean|,|$)|\bnot (?:the|an?) (.+?)(?= but | how | i mean|,|$)/;
/** The entries that a message excludes: 'not the forecheck, the backcheck'. */
const excludedIn = (text: string, ranked: readonly RankedClass[]): KnowledgeEntry[] => {
  const [, atStart, inside] = negation.exec(text) ?? [];
  const excluded = new Set(stemsIn(atStart ?? inside ?? ''));
  if (excluded.size === 0) return [];
  return ranked.flatMap(({ messageClass: { entry } }) =>
    entry && stemsIn(entry.title).every((stem) => excluded.has(stem)) ? [entry] : [],
  );
};

/** Returns what a message means to the asker; undefined if the vectors come from another model. */
export const understand = (
  ranking: Ranking,
  { whole, sentences, inContext }: EmbeddedMessage,
  asker: Asker,
  { continues, refers, depends, lacksSubject, points, follows, last }: Conversation,
): Meaning | undefined => {
  if (!ranking.accepts(whole)) return undefined;
  const separate = separateQuestions(ranking, sentences, asker);
  if (separate.length > 1) return { kind: 'entries', entries: separate };
  const all = ranking.rank(whole, asker);
  const ranked = excludedIn(whole.text, all).reduce(without, all);
  const isOfGoalie = asker.position === 'goalie' && asker.role === 'player';
  const withCounterpart = (found: Meaning): Meaning => {
    if (found.kind === 'choice' && isOfGoalie)
      return asChoice(
        found.entries.map((entry) => counterpartOf(entry, whole.text, true)?.entry ?? entry),
        [],
      );
    if (found.kind === 'either' && isOfGoalie) {
      const [likely, other] = found.entries.map(
        (entry) => counterpartOf(entry, whole.text, true)?.entry ?? entry,
      );
      if (!likely || !other) return found;
      return likely === other
        ? { kind: 'entries', entries: [likely] }
        : { ...found, entries: [likely, other] };
    }
    const [entry, second] = found.kind === 'entries' ? found.entries : [];
    if (!entry || second) return found;
    const other = counterpartOf(entry, whole.text, isOfGoalie);
    if (!other) return found;
    const isNext = ranked.slice(0, maxChoices).some(({ messageClass }) => messageClass.entry === other.entry);
    if (other.place === 'instead' || (isOfGoalie && isNext))
      return { kind: 'entries', entries: [other.entry] };
    return { kind: 'choice', entries: other.place === 'first' ? [other.entry, entry] : [entry, other.entry] };
  };
  const meant = (classes: readonly RankedClass[]) => withCounterpart(meaningOf(classes));
  const meaning = withCounterpart(meaningOf(ranked, ranking.hasForeignWord(whole.text)));
  /** Whether an entry fits the question before, too. */
  const isInContext = (entry: KnowledgeEntry) =>
    !inContext ||
    !follows ||
    ranking.rank(inContext, asker).some(({ messageClass }) => messageClass.entry === entry);
  /** Whether a second entry beside the last one is no guess from words that no example has. */
  const isMeantOther = (entry: KnowledgeEntry) =>
    isInContext(entry) &&
    ranked.some(
      ({ messageClass, overlap }) => messageClass.entry === entry && overlap >= limits.secondSharedWords,
    );
  const isClear = meaning.kind === 'entries' || meaning.kind === 'either' || meaning.kind === 'topic';
  const standsAlone =
    (ranked[0]?.probability ?? 0) >= (lacksSubject ? limits.withoutSubject : limits.standsAlone);
  // 'Who do I take' after 'how do I backcheck'.
  const isPart = (depends && !isClear) || (lacksSubject && !standsAlone && meaning.kind !== 'topic');
  if (inContext && last && isPart) {
    const together = ranking.rank(inContext, asker);
    const continued = meant(together);
    if (continued.kind === 'entries' && !continued.entries.includes(last)) return continued;
    const [best] = ranked;
    const own = best?.messageClass.entry;
    // 'What should I say to him' after 'I got benched'.
    const isRelated = together.some(({ messageClass }) => messageClass.entry === own);
    return own && own !== last && isRelated && isMeantOther(own) && best.probability >= limits.mayMean
      ? { kind: 'continued', entry: last, other: own }
      : { kind: 'entries', entries: [last] };
  }
  // 'Why so many' after a figure: without the question before, any entry would be a guess.
  const isBare = depends || (lacksSubject && !standsAlone);
  if (isBare && follows && !last && meaning.kind !== 'topic') {
    const together = inContext ? ranking.rank(inContext, asker) : [];
    const continued = meant(together);
    if (continued.kind !== 'entries') return { kind: 'unclear' };
    if ((together[0]?.probability ?? 0) >= limits.standsAlone) return continued;
    const likely = together.filter(({ probability }) => probability >= limits.mayContinue);
    return likely.length > 1 ? asChoice(continued.entries, entriesIn(likely)) : { kind: 'unclear' };
  }
  if (inContext && points && last && meaning.kind === 'entries' && !meaning.entries.includes(last)) {
    const continued = meant(ranking.rank(inContext, asker));
    if (!standsAlone)
      return asChoice(continued.kind === 'entries' ? continued.entries : [last], meaning.entries);
  }
  if (inContext && (continues || (refers && meaning.kind !== 'entries' && meaning.kind !== 'offTopic'))) {
    const rankedInContext = ranking.rank(inContext, asker);
    // 'And offside' asks for another entry than the last.
    const [together, alone] = [rankedInContext, ranked].map((classes) =>
      meant(without(classes, continues ? last : undefined)),
    );
    const isSure = (ranked[0]?.probability ?? 0) >= limits.namesOther;
    const isClearAlone = meaning.kind === 'entries' && standsAlone && isSure;
    const [best] = rankedInContext;
    // 'And what does F2 do' after '1-2-2'.
    const staysOn = best?.messageClass.entry === last && (best?.probability ?? 0) >= limits.standsAlone;
    const isOther = meaning.kind === 'entries' && last !== undefined && !meaning.entries.includes(last);
    if (continues && last && staysOn && !isClearAlone && !(isOther && namesOnly.test(whole.text))) {
      const [own] = isOther && standsAlone ? meaning.entries : [];
      return own && isMeantOther(own)
        ? { kind: 'continued', entry: last, other: own }
        : { kind: 'entries', entries: [last] };
    }
    const other = (isClearAlone ? [alone, together] : [together, alone]).find(
      (found) => found?.kind === 'entries',
    );
    const continued = other ?? meant(rankedInContext);
    // 'What if we are tired' may still be about the last answer.
    if (continues && points && last && continued.kind === 'entries')
      return asChoice([last], continued.entries);
    if (continued.kind === 'entries' || (continues && continued.kind === 'choice' && meaning.kind === 'none'))
      return continued;
  }
  // 'I always hit the ice first' after 'how do I take a slap shot'.
  const isGuess = points && meaning.kind === 'entries' && !last && !standsAlone;
  const isUnclear = meaning.kind === 'choice' || meaning.kind === 'none' || isGuess;
  if (inContext && follows && isUnclear && !definesSubject.test(whole.text)) {
    const together = ranking.rank(inContext, asker);
    const continued = meant(together);
    if (continued.kind === 'entries' && (together[0]?.probability ?? 0) >= limits.inContext) return continued;
    if (refers && last && meaning.kind === 'choice' && meaning.entries.includes(last))
      return { kind: 'entries', entries: [last] };
    if (isGuess) return asChoice(continued.kind === 'entries' ? continued.entries : [], meaning.entries);
  }
  const part = inContext && asPart(whole.text, ranked, ranking.rank(inContext, asker), meaning, last, points);
  if (part)
    return part.kind === 'continued' && part.other && !isMeantOther(part.other)
      ? { kind: 'continued', entry: part.entry }
      : part;
  const [single] = separate;
  // 'Does it need ice' after an answer on slides.
  const isAboutLast =
    last !== undefined &&
    (points || refers || continues || asksMeaning.test(whole.text)) &&
    !namesOnly.test(whole.text);
  const isUnsureChoice =
    meaning.kind === 'choice' && probabilityOf(meaning.entries, ranked) < limits.sureChoice;
  if (follows && isUnsureChoice && !single) {
    const entries = meaning.entries.filter(
      (entry) => entry === last || isMeantOther(entry) || (last && haveSameTheme(entry, last)),
    );
    if (entries.length > 1) return { kind: 'choice', entries };
    const [only] = entries;
    if (only && last && only !== last) return { kind: 'choice', entries: [only, last] };
    if (!isAboutLast) return { ...meaning, isGuess: true };
  }
  if (isAboutLast && !single && (isUnsureChoice || meaning.kind === 'none'))
    return { kind: 'continued', entry: last };
  // One sentence of a longer message is clear, the whole is not.
  if (single && meaning.kind !== 'entries') return { kind: 'entries', entries: [single] };
  return withCounterpart(withSecond(meaning, ranked, isInContext));
};
