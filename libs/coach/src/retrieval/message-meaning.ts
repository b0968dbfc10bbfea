import { isOfStatistics, withTheme } from '../content/content.js';
import type { EmbeddedMessage, EmbeddedText } from '@rinkside/safety/embeddings';
import type { AskedEntry } from '@rinkside/safety/safety';
import type { KnowledgeEntry } from '../content/entry.js';
import { limits } from './meaning-limits.js';
import { maxChoices, type Meaning } from './meaning.js';
import { bestProbability, entriesIn, probabilityOf, topicIn } from './ranked-classes.js';
import type { Asker, RankedClass, Ranking } from './ranking.js';

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

/**
 * Decides from the ranked classes.
 * @param isForeign whether a word of the message is in no example or answer about hockey.
 */
export const meaningOf = (ranked: readonly RankedClass[], isForeign = false): Meaning => {
  const [best, second] = ranked;
  const near = entriesIn(ranked);
  const offTopic = topicIn(ranked, 'unknown');
  if (offTopic >= (isForeign ? limits.offTopicWithForeignWord : limits.offTopic)) return { kind: 'offTopic' };
  if (best && best.messageClass.topic !== 'unknown' && isCertain(ranked, isForeign)) {
    const { entry, topic } = best.messageClass;
    if (entry) return { kind: 'entries', entries: [entry] };
    if (topic && topic !== 'ownNumbers') return { kind: 'topic', topic };
  }
  const [likely, other] = [best?.messageClass.entry, second?.messageClass.entry];
  if (likely && other && !isForeign && isEither(ranked)) return { kind: 'either', entries: [likely, other] };
  const figures = topicIn(ranked, 'ownNumbers');
  if (figures >= limits.perhapsFigures && figures > offTopic) return { kind: 'figures' };
  if (offTopic >= limits.perhapsOffTopic) return { kind: 'none', near };
  return near.length === maxChoices && probabilityOf(near, ranked) >= limits.choice
    ? { kind: 'choice', entries: near }
    : { kind: 'none', near };
};

/** Adds the second entry to a single answer if it may be meant. */
export const withSecond = (
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

const maxAnsweredQuestions = 2;
export const minQuestionWords = 3;

/** Understands the sentences of a message as separate questions and returns the entries that answer them. */
export const separateQuestions = (
  ranking: Ranking,
  sentences: readonly EmbeddedText[],
  asker: Asker,
): KnowledgeEntry[] => {
  const entries = sentences
    .filter(({ text }) => text.split(' ').length >= minQuestionWords)
    .flatMap((sentence) => {
      const ranked = ranking.rank(sentence, asker);
      const meaning = meaningOf(ranked);
      return meaning.kind === 'entries' && bestProbability(ranked) >= limits.withoutSharedWord
        ? meaning.entries
        : [];
    });
  return [...new Set(entries)].slice(0, maxAnsweredQuestions);
};

/** Whether a message asks for an entry that explains no figure. */
const asksEntry = (
  ranked: readonly RankedClass[],
  { minProbability, maxFigures }: { minProbability: number; maxFigures: number },
): boolean => {
  const [best] = ranked;
  const entry = best?.messageClass.entry;
  return (
    entry !== undefined &&
    !isOfStatistics(entry) &&
    best !== undefined &&
    best.probability >= minProbability &&
    topicIn(ranked, 'ownNumbers') <= maxFigures
  );
};

/**
 * Whether a message surely asks for an entry that explains no figure, or for something else than hockey: 'how many guys
 * shoot in a shootout', 'how many goals did he score in the cup final'.
 */
export const surelyAsksElse = (ranking: Ranking, { whole }: EmbeddedMessage, asker: Asker): boolean => {
  if (!ranking.accepts(whole)) return false;
  const ranked = ranking.rank(whole, asker);
  const [best] = ranked;
  return (
    (best?.messageClass.topic === 'unknown' && best.probability >= limits.surely) ||
    asksEntry(ranked, { minProbability: limits.surely, maxFigures: limits.surelyNoFigures })
  );
};

/** The same for a message with words of own figures that are not logged: 'my slap shot stays two feet off the ice at most'. */
export const clearlyAsksElse = (ranking: Ranking, { whole }: EmbeddedMessage, asker: Asker): boolean =>
  ranking.accepts(whole) &&
  asksEntry(ranking.rank(whole, asker), {
    minProbability: limits.clearly,
    maxFigures: limits.clearlyNoFigures,
  });

/**
 * Whether a message does not ask for the player's figures, even if its words suggest it: 'do you box out
 * facing the guy or facing the puck'.
 */
export const asksNoFigures = (ranking: Ranking, { whole }: EmbeddedMessage, asker: Asker): boolean => {
  if (!ranking.accepts(whole)) return false;
  const ranked = ranking.rank(whole, asker);
  const entry = ranked[0]?.messageClass.entry;
  return topicIn(ranked, 'ownNumbers') < limits.noFigures && !(entry && isOfStatistics(entry));
};

/** Whether a message, alone or with the question before it, surely asks for entries without physical advice. */
export const asksNonPhysical = (
  ranking: Ranking,
  { whole, inContext }: EmbeddedMessage,
  asker: Asker,
): boolean =>
  ranking.accepts(whole) &&
  [whole, inContext].some((text) => {
    const ranked = text ? ranking.rank(text, asker) : [];
    const harmless = ranked.filter(({ messageClass: { entry } }) => entry && !entry.physical);
    return harmless.reduce((sum, { probability }) => sum + probability, 0) >= limits.clearly;
  });

const isAboutPeople = withTheme('mind', 'parents', 'teams-playing-time');

/** The parts of a message, the whole included, that surely ask for an entry. */
export const askedEntries = (
  ranking: Ranking,
  { whole, sentences }: EmbeddedMessage,
  asker: Asker,
): AskedEntry[] =>
  ranking.accepts(whole)
    ? [whole, ...sentences].flatMap((part) => {
        const ranked = ranking.rank(part, asker);
        const entry = ranked[0]?.messageClass.entry;
        const isAsked = asksEntry(ranked, {
          minProbability: limits.surely,
          maxFigures: limits.surelyNoFigures,
        });
        return entry && isAsked
          ? [
              {
                text: part.text,
                probability: bestProbability(ranked),
                isAboutPeople: isAboutPeople(entry),
              },
            ]
          : [];
      })
    : [];

/** Whether a message is likely about something else than hockey, its feelings and its people. */
export const isAboutElse = (ranking: Ranking, { whole }: EmbeddedMessage, asker: Asker): boolean =>
  ranking.accepts(whole) && topicIn(ranking.rank(whole, asker), 'unknown') >= limits.offTopic;
