import type { KnowledgeEntry } from '../content/entry.js';
import { stemsIn } from './lexical-scores.js';
import { maxChoices } from './meaning.js';
import type { RankedClass } from './ranking.js';

/** The entries that a choice may offer, the likeliest first. */
export const entriesIn = (ranked: readonly RankedClass[]): KnowledgeEntry[] =>
  ranked.flatMap(({ messageClass: { entry } }) => entry ?? []).slice(0, maxChoices);

/** The probability of the best class. */
export const bestProbability = ([best]: readonly RankedClass[]): number => best?.probability ?? 0;

/** The probability that one of the entries is meant. */
export const probabilityOf = (entries: readonly KnowledgeEntry[], ranked: readonly RankedClass[]): number =>
  ranked
    .filter(({ messageClass: { entry } }) => entry && entries.includes(entry))
    .reduce((sum, { probability }) => sum + probability, 0);

/** The probability of messages that are not about hockey, or that ask for own figures. */
export const topicIn = (ranked: readonly RankedClass[], name: 'ownNumbers' | 'unknown'): number =>
  ranked.find(({ messageClass: { topic } }) => topic === name)?.probability ?? 0;

/** The ranking if an entry is not meant. */
export const without = (
  ranked: readonly RankedClass[],
  entry: KnowledgeEntry | undefined,
): readonly RankedClass[] => {
  const excluded = ranked.find(({ messageClass }) => entry && messageClass.entry === entry);
  if (!excluded) return ranked;
  const rest = Math.max(1 - excluded.probability, Number.EPSILON);
  return ranked
    .filter((kind) => kind !== excluded)
    .map(({ messageClass, overlap, probability }) => ({
      messageClass,
      overlap,
      probability: probability / rest,
    }));
};

const negation =
  /^not (?:the |an? )?(.+?)(?= but | i mean|,|$)|\bnot (?:the|an?) (.+?)(?= but | how | i mean|,|$)/;
/** The ranking without the entries that a message excludes: 'not the forecheck, the backcheck'. */
export const withoutExcluded = (text: string, ranked: readonly RankedClass[]): readonly RankedClass[] => {
  const [, atStart, inside] = negation.exec(text) ?? [];
  const stems = new Set(stemsIn(atStart ?? inside ?? ''));
  if (stems.size === 0) return ranked;
  return ranked
    .flatMap(({ messageClass: { entry } }) => entry ?? [])
    .filter(({ title }) => stemsIn(title).every((stem) => stems.has(stem)))
    .reduce(without, ranked);
};
