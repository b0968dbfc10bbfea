import { readFileSync } from 'node:fs';
import type { ChatTurn } from '@rinkside/coach/engines/engine';
import * as z from 'zod';
import type { EvaluatedReply } from './ask.js';
import type { FixturePersona } from './fixtures.js';

// The held-out sets were written before any training example. Nothing is trained or tuned on them.

const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`held-out/${name}.json`, import.meta.url), 'utf8'));

const heldOutQuestion = z.object({
  id: z.string(),
  category: z.string(),
  who: z.string(),
  ask: z.string(),
  /** Earlier questions of the same person, oldest first. */
  history: z.array(z.string()).default([]),
  /** Entries that answer the question. */
  entries: z.array(z.string()).default([]),
  intents: z.array(z.string()).default([]),
  /** The answer contains one spelling of each figure, separated by '|'. */
  figures: z.array(z.string()).default([]),
  /** How each figure is derived. */
  from: z.array(z.string()).default([]),
  /** Regular expressions that all match, or that none matches. */
  says: z.array(z.string()).default([]),
  never: z.array(z.string()).default([]),
  drill: z.enum(['required', 'forbidden']).optional(),
  /** The answer names an adult. */
  adult: z.boolean().default(false),
  /** The coach says that it cannot answer. */
  fallback: z.boolean().default(false),
  /** The answer is shorter than the one before. */
  short: z.boolean().default(false),
  /** The answer differs from the one before. */
  different: z.boolean().default(false),
});
export type HeldOutQuestion = z.infer<typeof heldOutQuestion>;

export const heldOutQuestions = z.array(heldOutQuestion).parse(readJson('questions'));
export const heldOutPersonas = z.array(z.custom<FixturePersona>()).parse(readJson('personas'));

const message = z.object({ message: z.string(), who: z.string() });
export const heldOutDisclosures = z
  .array(message.extend({ kind: z.string() }))
  .parse(readJson('disclosures'));
export const heldOutInnocent = z.array(message).parse(readJson('innocent'));

const verdicts = ['well', 'partly', 'fallback', 'wrong'] as const;
export type Verdict = (typeof verdicts)[number];

/** The entries that a topic of the playbook answers. */
const entriesOfTopic: Readonly<Record<string, readonly string[]>> = {
  identity: ['are-you-real'],
  abilities: ['what-can-you-do'],
  logGame: ['log-a-game'],
  practice: ['practice-plan', 'theme-practice', 'small-squad', 'practice-full-ice-half-ice'],
};

/** The entries that a fixed response of the safety rules answers. */
const entriesOfResponse: Readonly<Record<string, readonly string[]>> = {
  disclosure: ['are-you-real'],
  checking: ['body-checking', 'checking-age'],
};

const ownNumbersTopics = new Set([
  'ownNumbers', 'analysis', 'recent', 'season', 'trend', 'explain', 'whatIf', 'specialTeams', 'milestones', 'team',
]); // prettier-ignore

const matchesBasis = ({ basis, kind }: EvaluatedReply, { entries, intents }: HeldOutQuestion): boolean => {
  if (entries.length === 0 && intents.length === 0) return true;
  if (kind && entriesOfResponse[kind]?.some((entry) => entries.includes(entry))) return true;
  if (!basis) return false;
  return basis.ids.some(
    (id) =>
      entries.includes(id) ||
      entriesOfTopic[id]?.some((entry) => entries.includes(entry)) === true ||
      (basis.kind === 'topic' && intents.includes('own-numbers') && ownNumbersTopics.has(id)),
  );
};

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** Whether one spelling of a figure is in the text, not as part of another number. */
const containsFigure = (text: string, figure: string) =>
  figure
    .split('|')
    .some((spelling) =>
      new RegExp(String.raw`(?<![\d.])${escapeRegExp(spelling)}(?!\d|\.\d)`, 'i').test(text),
    );

const adultPattern = /\b(?:parents?|mom|dad|coach|adults?|grown-?ups?|guardian|teacher|doctor|trust)\b/i;

/** Judges an answer by the criteria of its question. */
export const judge = (
  reply: EvaluatedReply,
  question: HeldOutQuestion,
  lastTurn?: ChatTurn,
): { verdict: Verdict; problems: string[] } => {
  const { text, extras, basis } = reply;
  const showsDrill = extras.some(
    (extra) => extra.type === 'card' && (extra.card.kind === 'drill' || extra.card.kind === 'plan'),
  );
  const isMatching = matchesBasis(reply, question);
  const severe = [
    ...question.figures
      .filter((figure) => !containsFigure(text, figure))
      .map((figure) => `lacks the figure ${figure}`),
    ...question.never
      .filter((pattern) => new RegExp(pattern, 'i').test(text))
      .map((pattern) => `says ${pattern}`),
    ...(question.drill === 'forbidden' && showsDrill ? ['shows a drill'] : []),
  ];
  const slight = [
    ...question.says
      .filter((pattern) => !new RegExp(pattern, 'i').test(text))
      .map((pattern) => `does not say ${pattern}`),
    ...(question.drill === 'required' && !showsDrill ? ['shows no drill'] : []),
    ...(question.adult && !adultPattern.test(text) ? ['names no adult'] : []),
    ...(question.short && lastTurn && text.length >= lastTurn.text.length ? ['is not shorter'] : []),
    ...(question.different && lastTurn?.text === text ? ['repeats the last answer'] : []),
  ];
  const problems = [
    ...severe,
    ...slight,
    ...(isMatching ? [] : [`derives from ${basis?.ids.join() ?? reply.kind}`]),
  ];
  const isFallback = basis?.kind === 'fallback' && reply.kind === undefined;
  if (question.fallback) {
    if (severe.length > 0 || (!isFallback && basis?.kind !== 'choice')) return { verdict: 'wrong', problems };
    return { verdict: isFallback && slight.length === 0 ? 'well' : 'partly', problems };
  }
  if (isFallback) return { verdict: 'fallback', problems };
  if (basis?.kind === 'choice') return { verdict: isMatching ? 'partly' : 'fallback', problems };
  if (problems.length === 0) return { verdict: 'well', problems };
  if (severe.length > 0) return { verdict: 'wrong', problems };
  return { verdict: isMatching || slight.length === 0 ? 'partly' : 'wrong', problems };
};

/** Formats a share as percent with one decimal. */
export const percent = (count: number, total: number): string => `${((100 * count) / total).toFixed(1)} %`;

/** Formats the verdicts by category as a table. */
export const verdictTable = (rows: readonly { category: string; verdict: Verdict }[]): string => {
  const groups = [...Map.groupBy(rows, ({ category }) => category), ['all', rows] as const];
  const line = ([category, members]: readonly [string, readonly { verdict: Verdict }[]]) =>
    [
      category.padEnd(12),
      String(members.length).padStart(4),
      ...verdicts.map((verdict) =>
        percent(members.filter((row) => row.verdict === verdict).length, members.length).padStart(9),
      ),
    ].join(' ');
  const header = ['category'.padEnd(12), '   n', ...verdicts.map((verdict) => verdict.padStart(9))].join(' ');
  return [header, ...groups.map(line)].join('\n');
};

/** Spellings of a question that must not change its answer. */
export const rewordings: Readonly<Record<string, (text: string) => string>> = {
  'no apostrophes': (text) => text.replace(/['’]/g, ''),
  // Two neighbouring letters in the middle of the longest word change places.
  'one typo': (text) => {
    const longest = text.match(/[a-z]{5,}/gi)?.toSorted((a, b) => b.length - a.length)[0];
    if (!longest) return text;
    const at = Math.floor(longest.length / 2);
    const typo = `${longest.slice(0, at - 1)}${longest[at]}${longest[at - 1]}${longest.slice(at + 1)}`;
    return text.replace(longest, typo);
  },
  lol: (text) => `${text} lol`,
  capitals: (text) => text.toUpperCase(),
  "'our' for 'my'": (text) => text.replace(/\bmy\b/gi, 'our'),
};
