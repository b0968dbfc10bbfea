import type { Persona } from '../persona.js';
import type { Turn } from '../engine.js';
import { another, followUps, intents, no, yes, type Topic } from './intents.js';
import { knowledge, type Subject } from './knowledge.js';
import { questions } from './questions.js';
import { slotsOf, type Slots } from './slots.js';
import { coverOf, heardIn, vocabularyOf, wordsOf } from './words.js';

/** What a question is about. */
export interface Routed {
  topic: Topic | 'unknown' | 'no';
  /** What there is to tell about it, for a question about hockey itself. */
  subject?: Subject;
  slots: Slots;
}

const vocabulary = vocabularyOf([
  ...intents.flatMap(({ says }) => says),
  ...knowledge.flatMap(({ says }) => says),
  ...followUps,
  ...yes,
  ...no,
]);

type Heard = ReadonlySet<string>;
const hear = (words: readonly string[]): Heard => heardIn(words, vocabulary);

const says = (heard: Heard, patterns: readonly string[]) =>
  Math.max(0, ...patterns.map((pattern) => coverOf(heard, pattern)));

/** What a text is about by its own words: the longest pattern it holds, the earliest of those as long. */
const topicOf = (heard: Heard, { role }: Persona): Omit<Routed, 'slots'> | undefined => {
  const candidates = [
    ...knowledge.map((subject) => ({
      role: subject.role,
      says: subject.says,
      routed: { topic: 'unknown' as const, subject },
    })),
    ...intents.map((intent) => ({ role: intent.role, says: intent.says, routed: { topic: intent.topic } })),
  ]
    .filter((one) => !one.role || one.role === role)
    // What is for whoever asks alone comes before what is for everybody.
    .toSorted((one, other) => Number(!one.role) - Number(!other.role))
    .map(({ says: patterns, routed }) => ({ routed, cover: says(heard, patterns) }));
  const best = Math.max(0, ...candidates.map(({ cover }) => cover));
  return best === 0 ? undefined : candidates.find(({ cover }) => cover === best)?.routed;
};

/** A 'yes' answers what the coach asked last. */
const answered = (heard: Heard, history: readonly Turn[]): Omit<Routed, 'slots'> | undefined => {
  const last = history.findLast(({ role }) => role === 'assistant')?.text.trim() ?? '';
  const asked = Object.values(questions).find(({ ask }) => last.endsWith(ask));
  if (says(heard, no)) return { topic: 'no' };
  return asked && says(heard, yes) ? { topic: asked.yes } : undefined;
};

const pleasantries = new Set<Routed['topic']>(['thanks', 'hello', 'bye']);

/** What was asked before, with what it said. */
const before = (persona: Persona, history: readonly Turn[]): Routed | undefined => {
  for (const { text } of history.filter(({ role }) => role === 'user').toReversed()) {
    const words = wordsOf(text);
    const routed = topicOf(hear(words), persona);
    if (routed && !pleasantries.has(routed.topic)) return { ...routed, slots: slotsOf(text, words) };
  }
  return undefined;
};

/** '4-2' beside a word of winning or losing is a game that somebody tells of. */
const tellsScore = (text: string) =>
  /\b\d{1,2}\s*[-–:]\s*\d{1,2}\b/.test(text) && /\b(win|won|loss|lost|tie|tied|beat)\b/i.test(text);

/** What the few words say that no pattern holds. */
const bySlots = ({ stat, skill, minutes, players, ice }: Slots, { role }: Persona): Routed['topic'] => {
  if (role === 'coach' && (minutes ?? players ?? ice)) return 'practice';
  // A figure or a skill alone says enough.
  return skill ? 'drills' : stat && stat !== 'goals' ? 'season' : 'unknown';
};

/** Longer texts are questions of their own. */
const most = { answer: 4, followUp: 7 };

export const route = (text: string, persona: Persona, history: readonly Turn[]): Routed => {
  const words = wordsOf(text);
  const heard = hear(words);
  const slots = slotsOf(text, words);
  const own = topicOf(heard, persona);
  const yesTo = words.length <= most.answer ? answered(heard, history) : undefined;
  if (yesTo) {
    const skill = before(persona, history)?.slots.skill;
    return { ...yesTo, slots: { ...(skill && { skill }), ...slots } };
  }
  if (tellsScore(text)) return { topic: 'logGame', slots };
  const goesOn = says(heard, followUps) > 0;
  const isShort = words.length <= most.followUp && (goesOn || Object.keys(slots).length > 0);
  if (isShort && (!own || (words.length <= most.answer && goesOn))) {
    const earlier = before(persona, history);
    const more = says(heard, another) > 0 ? ({ another: true } as const) : {};
    if (earlier) return { ...earlier, slots: { ...earlier.slots, ...slots, ...more } };
  }
  return own ? { ...own, slots } : { topic: bySlots(slots, persona), slots };
};
