import { knowledgeEntries, withTheme } from '../content/content.js';
import type { KnowledgeEntry } from '../content/entry.js';
import type { Position } from './asked-person.js';
import { asChoice, maxChoices, type Meaning } from '../retrieval/meaning.js';
import type { Asker, RankedClass } from '../retrieval/ranking.js';

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
  'power-play': 'goalie-penalty-kill', 'penalty-kill': 'goalie-penalty-kill', 'five-on-three': 'goalie-penalty-kill',
  'two-on-one-offense': 'goalie-two-on-one', 'two-on-one-defense': 'goalie-two-on-one', 'tips-and-screens': 'goalie-screens', 'point-shot': 'goalie-screens',
  'wraparound-goal': 'goalie-wraparound', 'breakaway-moves': 'goalie-breakaway', 'deke-goalie': 'goalie-breakaway', deking: 'goalie-breakaway', shootout: 'goalie-breakaway',
  'toe-drag': 'goalie-breakaway', 'toe-drag-push': 'goalie-breakaway', 'stick-checks': 'goalie-poke-check', 'stick-grip': 'goalie-stance', 'where-to-be': 'goalie-angles',
  'rebounds-scoring': 'rebound-control', 'puck-protection': 'rebound-control', 'net-front': 'goalie-screens', 'one-on-one-defense': 'goalie-breakaway',
  'one-timer': 'goalie-slides', 'give-and-go': 'goalie-slides', 'one-touch-passing': 'goalie-slides', agility: 'goalie-slides', 'first-steps': 'goalie-slides', 'stride-length': 'goalie-slides', 'puck-in-feet': 'five-hole',
  'wrist-shot': 'goalie-angles', 'snap-shot': 'goalie-angles', 'quick-release': 'goalie-angles', 'slap-shot': 'goalie-depth', 'shot-power': 'goalie-depth', 'where-to-shoot': 'goalie-angles',
  'backhand-shot': 'goalie-high-shots', 'lift-the-puck': 'goalie-high-shots', 'reading-the-play': 'goalie-tracking', 'shoot-or-pass': 'goalie-tracking',
  'passing-accuracy': 'goalie-puck-handling', 'saucer-pass': 'goalie-two-on-one', 'bank-pass': 'goalie-puck-handling', 'passing-under-pressure': 'goalie-puck-handling',
  'stickhandling-basics': 'goalie-puck-handling', 'losing-the-puck': 'goalie-puck-handling', 'puck-battles': 'goalie-puck-handling', breakouts: 'goalie-puck-handling',
  'warm-up': 'goalie-warmup', 'practice-at-home': 'goalie-at-home', 'balance-on-skates': 'goalie-stance', 'communication-on-ice': 'goalie-communication',
}; // prettier-ignore

/** What the same question about a goalie asks, in addition to `forGoalies`. */
const aboutGoalies: Readonly<Record<string, string>> = {
  'bad-game': 'goalie-bad-goal', mistakes: 'goalie-bad-goal', 'child-losing': 'goalie-bad-goal', 'crying-after-game': 'goalie-bad-goal', 'child-cries': 'goalie-bad-goal',
  confidence: 'goalie-bad-goal', focus: 'goalie-focus', 'losing-team': 'goalie-many-shots', 'losing-streak': 'goalie-many-shots',
  benched: 'goalie-benched', 'child-benched': 'goalie-benched', 'ice-time': 'goalie-rotation', 'equal-ice-time': 'goalie-rotation', 'line-up': 'goalie-rotation',
  'skater-fear-of-puck': 'goalie-fear-of-puck', 'child-afraid': 'goalie-fear-of-puck', 'warm-up-team': 'goalie-warmup', 'pregame-routine': 'goalie-warmup',
  'tryout-preparation': 'goalie-tryouts', 'tryout-day': 'goalie-tryouts', 'evaluating-players': 'goalie-tryouts', 'stick-length': 'goalie-sticks-and-skates', 'tape-stick': 'goalie-sticks-and-skates',
  'stick-flex': 'goalie-sticks-and-skates', 'stick-curve': 'goalie-sticks-and-skates', 'skate-fit': 'goalie-sticks-and-skates', 'skate-sharpening': 'goalie-sticks-and-skates',
  'gear-sizes': 'goalie-gear', 'beginner-gear': 'goalie-gear', 'gear-cost': 'goalie-gear', 'used-gear': 'goalie-gear', 'helmet-fit': 'goalie-gear',
  'practice-plan': 'coaching-goalies', 'theme-practice': 'coaching-goalies', stations: 'coaching-goalies', 'keep-kids-moving': 'coaching-goalies', 'mixed-levels': 'coaching-goalies',
  'more-points': 'goalie-better-numbers', 'scoring-on-more-shots': 'goalie-better-numbers', 'child-too-small': 'small-goalie', 'playing-against-bigger': 'small-goalie',
  'hockey-parent-new': 'goalie-parent', 'choosing-position': 'becoming-goalie', 'position-change': 'becoming-goalie',
}; // prettier-ignore
const aboutDefense: Readonly<Record<string, string>> = {
  'wing-role': 'defense-role', 'center-role': 'defense-role', 'where-to-be': 'defense-role', 'choosing-position': 'defense-role', 'two-on-one-offense': 'two-on-one-defense',
  'wrist-shot': 'point-shot', 'snap-shot': 'point-shot', 'slap-shot': 'point-shot', 'more-shots': 'point-shot', 'scoring-on-more-shots': 'point-shot', 'one-timer': 'point-shot',
  'more-points': 'defense-joining-rush', 'more-assists': 'defense-joining-rush', 'scoring-slump': 'defense-joining-rush', 'zone-entries': 'gap-control', 'top-speed': 'gap-control',
  backchecking: 'gap-control', 'net-front': 'defensive-zone-coverage', cycling: 'defensive-zone-coverage', 'rebounds-scoring': 'defensive-zone-coverage', deking: 'one-on-one-defense',
  'breakaway-moves': 'one-on-one-defense', 'toe-drag': 'one-on-one-defense', 'three-on-two': 'two-on-one-defense',
}; // prettier-ignore
const aboutForwards: Readonly<Record<string, string>> = {
  'defense-role': 'wing-role', 'point-shot': 'tips-and-screens', 'two-on-one-defense': 'two-on-one-offense', 'gap-control': 'backchecking', 'one-on-one-defense': 'deking',
  'goalie-bad-goal': 'mistakes', 'goalie-focus': 'focus', 'goalie-warmup': 'warm-up', 'goalie-tryouts': 'tryout-preparation', 'goalie-fear-of-puck': 'skater-fear-of-puck',
  'rebound-control': 'rebounds-scoring', 'goalie-breakaway': 'breakaway-moves', 'goalie-two-on-one': 'two-on-one-offense', 'goalie-screens': 'tips-and-screens', 'goalie-gear': 'gear-sizes', 'goalie-at-home': 'practice-at-home',
}; // prettier-ignore

const roleEntries = ['defense-role', 'wing-role', 'center-role', 'where-to-be'];
/** The entry on a role, after another one. */
const roleFor = (role: string): Readonly<Record<string, string>> =>
  Object.fromEntries(roleEntries.filter((id) => id !== role).map((id) => [id, role]));
const bySkater: Readonly<Record<Exclude<Position, 'goalie'>, Readonly<Record<string, string>>>> = {
  defense: aboutDefense,
  forward: aboutForwards,
  wing: { ...aboutForwards, ...roleFor('wing-role') },
  center: { ...aboutForwards, ...roleFor('center-role') },
};

/** What goalies do in the place of skaters, by theme. */
const goaliesByTheme: readonly (readonly [isOfTheme: (entry: KnowledgeEntry) => boolean, id: string])[] = [
  [withTheme('coaches-practice', 'coaches-team'), 'coaching-goalies'],
  [withTheme('tactics-positions', 'tactics-systems'), 'goalie-communication'],
  [withTheme('shooting'), 'goalie-angles'],
  [withTheme('passing', 'puck-skills'), 'goalie-puck-handling'],
  [withTheme('skating-basics', 'skating-moves'), 'goalie-slides'],
];

/** The entry that answers the question of another for a position. Undefined if the other answers it as well. */
export const entryForPosition = (
  entry: KnowledgeEntry,
  position: Position,
  role: Asker['role'],
): KnowledgeEntry | undefined => {
  const { id } = entry;
  if (position !== 'goalie') return byId.get(bySkater[position][id] ?? '');
  if (id.includes('goalie')) return undefined;
  const ofTheme = goaliesByTheme.find(([isOfTheme]) => isOfTheme(entry))?.[1];
  const isTeaching = ofTheme !== undefined && role === 'coach';
  return byId.get(aboutGoalies[id] ?? (isTeaching ? 'coaching-goalies' : (forGoalies[id] ?? ofTheme ?? '')));
};

/** Words of a goalie who faces the play: 'how do I stop one-timers', 'backhands beat me'. */
const facesPlay =
  /\b(?:stop\w*|sav(?:e|es|ing)|against|cover\w*|fac(?:e|ing)|handl(?:e|ing)|scrum)\b|\b(?:beat\w*|kill\w*|burn\w*|fool\w*|gets?|got|scor\w+ on|going) (?:\w+ )?(?:me|past|by|five|top|high)\b|\bread (?:if|when|whether|a|the|his|her)\b/;
/** Words of a goalie who wants to do it: 'how do I take a slap shot'. */
const ownSkill =
  /\bmy (?:shot|slap|wrist|snap|backhand|passes|stickhandling)\b|\bi (?:score|shoot)\b|\btake an? (?:\w+ )?\w*shot\b/;

/** Another reading of a question: the other side of the play, or the same for goalies. */
interface Counterpart {
  entry: KnowledgeEntry;
  /** Offered after the first reading, offered before it, or replaces it. */
  place: 'second' | 'first' | 'instead';
}

/** Returns what a question may mean instead of an entry. */
const counterpartOf = (
  { id }: KnowledgeEntry,
  text: string,
  isOfGoalie: boolean,
): Counterpart | undefined => {
  if (isOfGoalie) {
    const entry = ownSkill.test(text) ? undefined : byId.get(forGoalies[id] ?? '');
    return entry && { entry, place: facesPlay.test(text) ? 'instead' : 'first' };
  }
  const entry = byId.get(sides.find(([first, , isMeant]) => first === id && isMeant(text))?.[1] ?? '');
  return entry && { entry, place: 'second' };
};

/** Replaces entries by what the asker means instead, or offers both. */
export const withCounterpart = (
  meaning: Meaning,
  { text, asker, ranked }: { text: string; asker: Asker; ranked: readonly RankedClass[] },
): Meaning => {
  const isOfGoalie = asker.position === 'goalie' && asker.role === 'player';
  const forGoalie = (entry: KnowledgeEntry) => counterpartOf(entry, text, true)?.entry ?? entry;
  if (meaning.kind === 'choice' && isOfGoalie) return asChoice(meaning.entries.map(forGoalie));
  if (meaning.kind === 'either' && isOfGoalie) {
    const [likely, other] = [forGoalie(meaning.entries[0]), forGoalie(meaning.entries[1])];
    return likely === other
      ? { kind: 'entries', entries: [likely] }
      : { ...meaning, entries: [likely, other] };
  }
  const [entry, second] = meaning.kind === 'entries' ? meaning.entries : [];
  const other = entry && !second ? counterpartOf(entry, text, isOfGoalie) : undefined;
  if (!entry || !other) return meaning;
  const isNext = ranked.slice(0, maxChoices).some(({ messageClass }) => messageClass.entry === other.entry);
  if (other.place === 'instead' || (isOfGoalie && isNext)) return { kind: 'entries', entries: [other.entry] };
  return { kind: 'choice', entries: other.place === 'first' ? [other.entry, entry] : [entry, other.entry] };
};
