import type { Persona } from '../persona.js';
import type { Turn } from '../engine.js';
import { another, declined, followUps, intents, more, no, polite, yes, type Topic } from './intents.js';
import { knowledge, type Subject } from './knowledge.js';
import { questions } from './questions.js';
import { defined, slotsOf, type Slots } from './slots.js';
import {
  agrees,
  promises,
  tellsComing,
  tellsNote,
  tellsScore,
  tellsSuccess,
  tellsThanks,
  thanksFor,
} from './told.js';
import { coverOf, heardIn, leastTelling, vocabularyOf, wordsOf, type Heard } from './words.js';

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
  ...another,
  ...yes,
  polite,
  ...no,
]);

const says = (heard: Heard, patterns: readonly string[]) =>
  Math.max(0, ...patterns.map((pattern) => coverOf(heard, pattern)));

/** A text, what it is about by itself, and what says so. */
interface Read {
  words: string[];
  heard: Heard;
  slots: Slots;
  own: Omit<Routed, 'slots'>;
  by: 'words' | 'slots' | 'manners' | 'nothing';
}

const ranks = { first: 1, late: -1, last: -2 } as const;
/** A pattern with what must stand beside it tells at least as much as a common word. */
const besideIt = leastTelling;

const candidates = [
  ...knowledge.map(({ role, of, says: patterns, ...subject }) => ({
    role,
    fits: (_: Slots, persona: Persona) => of?.(persona) ?? true,
    patterns,
    more: 0,
    comes: 0,
    routed: { topic: 'unknown' as const, subject: { ...subject, says: patterns } },
  })),
  ...intents.map(({ topic, role, beside, comes, says: patterns }) => ({
    role,
    fits: beside ?? (() => true),
    patterns,
    more: beside ? besideIt : 0,
    comes: comes ? ranks[comes] : 0,
    routed: { topic },
  })),
]
  // What is for whoever asks alone comes before what is for everybody.
  .toSorted((one, other) => Number(!one.role) - Number(!other.role));

/** The pattern that tells most, the earliest of those that tell as much. */
const patternIn = (heard: Heard, slots: Slots, persona: Persona) =>
  candidates
    .filter(({ role, fits }) => (!role || role === persona.role) && fits(slots, persona))
    .map(({ patterns, more, comes, routed }) => {
      const cover = says(heard, patterns);
      return { routed, comes, cover: cover && cover + more };
    })
    .filter(({ cover }) => cover > 0)
    .toSorted((one, other) => other.comes - one.comes || other.cover - one.cover)[0];

/** Most words of what answers or goes on; what says more is a question of its own. */
const most = { answer: 6, followUp: 7, own: 4, figure: 3 };

/** What the few words say that no pattern holds. */
const bySlots = (
  { stat, skill, minutes, players, ice, place }: Slots,
  { role }: Persona,
  words: readonly string[],
): Routed['topic'] => {
  if (role === 'coach' && (minutes ?? players ?? ice)) return 'practice';
  // A figure or a skill alone says enough.
  if (skill ?? (minutes && place)) return 'drills';
  return stat && (stat !== 'goals' || words.length <= most.figure) ? 'season' : 'unknown';
};

const training = new Set<Routed['topic']>(['drills', 'plan', 'practice']);
const figures = new Set<Routed['topic']>([
  'analysis', 'recent', 'season', 'trend', 'explain', 'whatIf', 'specialTeams', 'milestones',
]); // prettier-ignore

/** A yes, and no wager. */
const slang = /^(?:(?:ok|okay|oh|alright|aight|cool) )?bet(?: (?:coach|bro|man|thanks|thx|ty))?$/;
/** What there is to say before a game. */
const gameDay = knowledge.find(({ says: patterns }) => patterns.includes('before game'));

const read = (text: string, persona: Persona): Read => {
  const words = wordsOf(text);
  const heard = heardIn(words, vocabulary);
  const coming = tellsComing(text);
  // Nothing was logged of a game to come.
  const slots = defined({ ...slotsOf(text, persona.position), ...(coming && { opponent: undefined }) });
  const found = patternIn(heard, slots, persona);
  const { topic: kind, subject }: Omit<Routed, 'slots'> = found?.routed ?? { topic: 'unknown' };
  // Who thanks for a drill asks for none.
  const trains = training.has(kind);
  const thanked =
    kind === 'thanks'
      ? agrees(text)
      : (trains || figures.has(kind) || (subject && thanksFor(text))) && tellsThanks(text);
  if (thanked || (trains && promises(text)) || slang.test(words.join(' ')))
    return { words, heard, slots: {}, own: { topic: 'thanks' }, by: 'manners' };
  if (trains && tellsSuccess(text)) return { words, heard, slots: {}, own: { topic: 'cheer' }, by: 'words' };
  const topic = bySlots(slots, persona, words);
  // Small words and manners yield to a skill or a figure that is named.
  const yields = !found || found.comes < 0 || (found.comes === 0 && found.cover < leastTelling);
  if (yields && topic !== 'unknown') return { words, heard, slots, own: { topic }, by: 'slots' };
  if (coming && (!found || kind === 'recent' || found.comes < 0))
    return { words, heard, slots, own: { topic: 'unknown', subject: gameDay }, by: 'words' };
  if (!found) return { words, heard, slots, own: { topic }, by: 'nothing' };
  return { words, heard, slots, own: found.routed, by: found.comes === ranks.last ? 'manners' : 'words' };
};

/** What was talked about before a text, and what the coach said last. */
interface Before {
  earlier?: Routed;
  last: string;
}

/** A 'yes' answers what the coach asked last, a 'no' anything. Both stand at the beginning, and say little else. */
const answered = ({ words, slots }: Read, { earlier, last }: Before): Routed | undefined => {
  const bare = Object.keys(slots).length === 0;
  const begins = heardIn(words.slice(0, 2), vocabulary);
  if (bare && says(begins, no)) return { topic: 'no', slots };
  const asked = Object.values(questions).find(({ ask }) => last.endsWith(ask));
  if (!asked || !says(begins, bare ? [...yes, polite] : yes)) return undefined;
  const skill = earlier?.slots.skill ?? earlier?.subject?.skill;
  return { topic: asked.yes, slots: { ...(skill && { skill }), ...slots } };
};

/** Whether what was talked about can be told again with what is said now. */
const takes = ({ topic }: Routed, own: Routed['topic'], { stat, skill, place, minutes }: Slots) =>
  own === 'practice'
    ? topic === 'practice'
    : stat
      ? figures.has(topic) || (skill !== undefined && training.has(topic))
      : !(skill ?? place ?? minutes) || training.has(topic);

const anew =
  /^(?:how|what|why|where|when|who|can|could|do|does|is|are|should|i|im|my|we|give|show|tell|any)$/;

/** The same again with what a text adds to it; undefined when that is a question of its own. */
const goneOn = ({ words, heard, slots, own, by }: Read, before: Routed): Routed | undefined => {
  const skill = before.subject?.skill;
  // A subject goes on with drills for it.
  const earlier: Routed =
    skill && own.topic === 'drills' ? { topic: 'drills', slots: { ...before.slots, skill } } : before;
  const goesOn = words[0] === 'and' || says(heard, followUps) > 0;
  const kept = { ...earlier.slots, ...(slots.skill && { search: undefined }), another: undefined, ...slots };
  const all = { ...earlier, slots: defined(kept) };
  const telling = slots.skill ?? slots.stat;
  if (by === 'words')
    return goesOn && own.topic === earlier.topic && !own.subject && (!telling || words.length <= most.own)
      ? all
      : undefined;
  if (!takes(earlier, own.topic, slots) || (by === 'slots' && !goesOn && anew.test(words[0] ?? '')))
    return undefined;
  const adds = Object.keys(slots).length > 0;
  return adds || (by === 'manners' ? says(heard, more) > 0 : goesOn) ? all : undefined;
};

const step = (text: string, persona: Persona, before: Before): Routed => {
  const said = read(text, persona);
  const { words, heard, slots, own, by } = said;
  const short = words.length <= most.answer;
  if (short && declined.test(words.join(' '))) return { topic: 'no', slots: {} };
  const answer = short && by !== 'words' ? answered(said, before) : undefined;
  if (answer) return answer;
  if (tellsScore(text)) return { topic: 'logGame', slots };
  if (tellsNote(text)) return { topic: 'remember', slots };
  const { earlier } = before;
  const gone = earlier && words.length <= most.followUp ? goneOn(said, earlier) : undefined;
  const { slots: all, ...about } = gone ?? { ...own, slots };
  const again = says(heard, gone ? [...more, 'again'] : another) > 0;
  return { ...about, slots: again ? { ...all, another: true } : all };
};

const passing = new Set<Routed['topic']>(['thanks', 'hello', 'bye', 'no']);

export const route = (text: string, persona: Persona, history: readonly Turn[]): Routed => {
  const before: Before = { last: '' };
  for (const turn of history) {
    if (turn.role === 'assistant') before.last = turn.text.trim();
    else {
      const said = step(turn.text, persona, before);
      if (!passing.has(said.topic) && (said.topic !== 'unknown' || said.subject)) before.earlier = said;
    }
  }
  return step(text, persona, before);
};
