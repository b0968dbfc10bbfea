import type { Persona } from '../persona.js';
import type { Turn } from '../engine.js';
import { another, followUps, intents, no, yes, type Topic } from './intents.js';
import { knowledge, type Subject } from './knowledge.js';
import { questions } from './questions.js';
import { slotsOf, type Slots } from './slots.js';
import { coverOf, vocabularyOf, wordsOf } from './words.js';

/** What a question is about. */
export interface Routed {
  topic: Topic | 'unknown' | 'no';
  /** What there is to tell about it, for a question about hockey itself. */
  subject?: Subject;
  slots: Slots;
}

const known = vocabularyOf([
  ...intents.flatMap(({ says }) => says),
  ...knowledge.flatMap(({ says }) => says),
  ...followUps,
  ...yes,
  ...no,
]);

const says = (words: readonly string[], patterns: readonly string[]) =>
  Math.max(0, ...patterns.map((pattern) => coverOf(words, pattern, known)));

/** What a text is about by its own words: the longest pattern it holds, the earliest of those as long. */
const topicOf = (words: readonly string[], { role }: Persona): Omit<Routed, 'slots'> | undefined => {
  const open = { role: (only?: string) => !only || only === role };
  const candidates = [
    ...knowledge
      .filter((subject) => open.role(subject.role))
      .map((subject) => ({
        routed: { topic: 'unknown' as const, subject },
        cover: says(words, subject.says),
      })),
    ...intents
      .filter((intent) => open.role(intent.role))
      .map(({ topic, says: patterns }) => ({ routed: { topic }, cover: says(words, patterns) })),
  ];
  const best = Math.max(0, ...candidates.map(({ cover }) => cover));
  return best === 0 ? undefined : candidates.find(({ cover }) => cover === best)?.routed;
};

/** Longer texts are questions of their own. */
const short = 7;

/** A 'yes' answers what the coach asked last. */
const answered = (words: readonly string[], history: readonly Turn[]): Omit<Routed, 'slots'> | undefined => {
  if (words.length > 4) return undefined;
  const last = history.findLast(({ role }) => role === 'assistant')?.text.trim() ?? '';
  const asked = Object.values(questions).find(({ ask }) => last.endsWith(ask));
  if (says(words, no)) return { topic: 'no' };
  return asked && says(words, yes) ? { topic: asked.yes } : undefined;
};

/** What was asked before, with what it said. */
const before = (persona: Persona, history: readonly Turn[]): Routed | undefined => {
  for (const turn of history.filter(({ role }) => role === 'user').toReversed()) {
    const words = wordsOf(turn.text);
    const routed = topicOf(words, persona);
    if (routed && !['thanks', 'hello', 'bye'].includes(routed.topic))
      return { ...routed, slots: slotsOf(turn.text, words) };
  }
  return undefined;
};

export const route = (text: string, persona: Persona, history: readonly Turn[]): Routed => {
  const words = wordsOf(text);
  const slots = slotsOf(text, words);
  const own = topicOf(words, persona);
  const yesTo = answered(words, history);
  if (yesTo) {
    const earlier = before(persona, history)?.slots;
    return { ...yesTo, slots: { ...(earlier?.skill && { skill: earlier.skill }), ...slots } };
  }
  const goesOn = words.length <= short && (says(words, followUps) > 0 || Object.keys(slots).length > 0);
  if (goesOn && (!own || (words.length <= 4 && says(words, followUps) > 0))) {
    const earlier = before(persona, history);
    if (earlier) {
      const more = says(words, another) > 0 ? ({ another: true } as const) : {};
      return { ...earlier, slots: { ...earlier.slots, ...slots, ...more } };
    }
  }
  if (own) return { ...own, slots };
  // A figure or a skill alone says enough.
  if (slots.skill) return { topic: 'drills', slots };
  return { topic: slots.stat ? 'season' : 'unknown', slots };
};
