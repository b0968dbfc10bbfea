import type { KnowledgeEntry } from '../knowledge/entry.js';
import { knowledgeEntries } from '../knowledge/entries.js';

const byId = new Map(knowledgeEntries.map((entry) => [entry.id, entry]));

const defends = /\b(?:defen[ds]\w*|stop\w*|against|cover\w*|break up|take away)\b/;
const saysSide =
  /\b(?:defen[ds]\w*|dman|d man|stop\w*|against|alone|back|they|them|cover\w*|take|attack\w*|score|pass\w*|shoot\w*|rush|lane|finish\w*|drill)\b/;

/** Entries on the other side of a play, and whether a question about the first may be about the other. */
const sides: readonly (readonly [id: string, other: string, isMeant: (text: string) => boolean])[] = [
  ['cycling', 'defensive-zone-coverage', (text) => defends.test(text)],
  ['power-play', 'penalty-kill', (text) => defends.test(text)],
  ['two-on-one-offense', 'two-on-one-defense', (text) => !saysSide.test(text)],
  ['two-on-one-defense', 'two-on-one-offense', (text) => !saysSide.test(text)],
];

/** What a goalie may mean instead of an entry for skaters. */
const forGoalies: Readonly<Record<string, string>> = {
  'two-on-one-offense': 'goalie-two-on-one', 'two-on-one-defense': 'goalie-two-on-one', 'tips-and-screens': 'goalie-screens', 'point-shot': 'goalie-screens',
  'wraparound-goal': 'goalie-wraparound', 'breakaway-moves': 'goalie-breakaway', 'deke-goalie': 'goalie-breakaway', deking: 'goalie-breakaway', shootout: 'goalie-breakaway',
  'stick-checks': 'goalie-poke-check', 'stick-grip': 'goalie-stance', 'where-to-be': 'goalie-angles', 'rebounds-scoring': 'rebound-control', 'net-front': 'goalie-screens',
  'one-on-one-defense': 'goalie-breakaway', 'warm-up': 'goalie-warmup', 'practice-at-home': 'goalie-at-home', 'balance-on-skates': 'goalie-stance',
}; // prettier-ignore

/** The entry that a question may mean instead of this one: the other side of the play, or the same for goalies. */
export const counterpartOf = (
  { id }: KnowledgeEntry,
  text: string,
  isOfGoalie: boolean,
): KnowledgeEntry | undefined => {
  const other = sides.find(([first, , isMeant]) => first === id && isMeant(text))?.[1];
  const counterpart = isOfGoalie ? forGoalies[id] : other;
  return counterpart === undefined ? undefined : byId.get(counterpart);
};
