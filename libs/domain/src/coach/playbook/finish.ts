import { type Citation, type CoachExtra } from '@rinkside/contracts/coach';
import { isSitting } from '../../safety/head-lock.js';
import { checkSentence } from '../../safety/safety.js';
import type { Answered } from '../engine.js';
import { numbersIn, numbersOf } from '../tools/numbers.js';
import { questionFor } from './questions.js';
import type { Draft, Talk } from './talk.js';
import { mostWords, saysNumbers } from './voice.js';

/** Figures beside one answer. */
const mostCitations = 12;
const longestChip = 40;

const sentencesOf = (paragraph: string) => paragraph.split(/(?<=[.!?])[ \t]+(?=[\p{Lu}"*])/u);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** Whether a figure stands in a text by itself, not as a part of another. */
const stands = (text: string, value: string) =>
  new RegExp(`(?<![\\d.])${escaped(value)}(?![\\d]|\\.\\d)`).test(text);

/** What a bare figure counts, as an answer that means it says: 'points a game', 'goals', 'games'. */
const countedBy = (label: string) =>
  /^[a-z ]+ a game\b/.exec(label)?.[0] ?? label.split(/\W/)[0]?.replace(/s$/, '') ?? '';

const isMeant = (text: string, { value, label }: Citation) =>
  stands(text, value) &&
  (!/^[\d.]+$/.test(value) || text.toLowerCase().includes(countedBy(label).toLowerCase()));

const once = (citations: Citation[]) => [
  ...new Map(citations.map((citation) => [`${citation.value} ${citation.label}`, citation])).values(),
];

/** What an answer stands on: every number it names is in a figure with its games, or on a card beside it. */
const groundsOf = ({ found, voice }: Talk, { cards = [] }: Draft) => {
  const shown = found.flatMap((one) => one.cards).concat(cards);
  const citations = once(found.flatMap((one) => one.citations));
  return {
    cards: shown,
    citations,
    numbers: saysNumbers(voice) ? numbersOf([citations, shown]) : new Set<string>(),
  };
};

/** Leaves out every sentence that names a number nobody found, or that this person must not hear. */
const checkedWith = ({ persona, memories, voice }: Talk, found: ReadonlySet<string>) => {
  const checkLine = (line: string) => {
    // What somebody told the coach themselves is said back with their numbers.
    const told = saysNumbers(voice) ? memories.filter((note) => line.includes(note)) : [];
    const numbers = told.length > 0 ? new Set([...found, ...numbersOf(told)]) : found;
    return sentencesOf(line)
      .filter(
        (sentence) =>
          numbersIn(sentence).every((number) => numbers.has(number)) &&
          checkSentence(sentence, persona, { numbers }).ok,
      )
      .join(' ');
  };
  // Lines stand for themselves: one that must not be said takes no other with it.
  return (paragraph: string) => paragraph.split('\n').map(checkLine).filter(Boolean).join('\n');
};

const countWords = (paragraphs: string[]) => paragraphs.join(' ').split(/\s+/).filter(Boolean).length;

/** Drops what comes late, but never the beginning nor the question at the end. */
const cut = (paragraphs: string[], most: number): string[] =>
  countWords(paragraphs) <= most || paragraphs.length < 3
    ? paragraphs
    : cut(paragraphs.toSpliced(-2, 1), most);

const speechless = 'Let us keep it to hockey: ask me about your games, a drill or your next practice.';

/** What an answer ends with while a knock to the head is open. */
const heldBack =
  'Until a qualified health professional has cleared that knock to the head in writing: no games, no practice and no drills.';

/** Makes an answer of a draft: checked sentence by sentence, short enough, with what stands beside it. */
export const finish = (talk: Talk, draft: Draft): { text: string; answered: Answered } => {
  const { cards, citations, numbers } = groundsOf(talk, draft);
  const check = checkedWith(talk, numbers);
  const said = draft.say.flatMap((paragraph) => (paragraph ? [check(paragraph)] : [])).filter(Boolean);
  const question = draft.ask && check(questionFor(talk.voice, draft.ask));
  const asked = talk.noDrills ? [heldBack] : question ? [question] : [];
  const all = said.length > 0 ? [...said, ...asked] : [speechless];
  const text = cut(all, mostWords(talk.voice)).join('\n\n');
  const extras: CoachExtra[] = [
    ...(saysNumbers(talk.voice)
      ? citations.filter((citation) => isMeant(text, citation)).slice(0, mostCitations)
      : []),
    ...cards.map((card) => ({ type: 'card' as const, card })),
  ];
  return { text, answered: { extras, ...(draft.remember && { remember: draft.remember }) } };
};

/** Questions to go on with, none of them the one just asked. */
export const chipsOf = (
  { text, voice, persona, noDrills }: Talk,
  offered: readonly string[],
): CoachExtra[] => {
  const chips = [...new Set(offered)]
    .filter((chip) => chip.length <= longestChip && chip !== text)
    .filter((chip) => !noDrills || isSitting(chip, persona))
    .filter((chip) => saysNumbers(voice) || numbersIn(chip).length === 0)
    .slice(0, 3);
  return chips.length > 0 ? [{ type: 'chips', chips }] : [];
};

/** A few words each, so that a slow line shows something early. */
export const piecesOf = (text: string): string[] => text.match(/(?:\S+\s*){1,6}/g) ?? [];
