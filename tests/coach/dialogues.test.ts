// @module-tag extended
import { afterAll, expect, it } from 'vitest';
import {
  ownQuestions,
  continuations,
  dialogues,
  reactions,
  wordedAsFigures,
  type Dialogue,
} from './dialogues.conversations.js';
import { isExpected } from './dialogues.expectations.js';
import { DialogueSession } from './dialogues.session.js';
import { marginQuestions } from './margins.questions.js';
import { askers } from './ranking.questions.js';

const session = new DialogueSession();
afterAll(() => session.close());

/** Returns the conversations whose last reply is not the expected one. */
const unexpectedIn = async (conversations: readonly Dialogue[]): Promise<string[]> => {
  const failed: string[] = [];
  for (const { asker, messages, expected } of conversations) {
    const replies = await session.converse(askers[asker], messages);
    if (!isExpected(expected, replies)) failed.push(messages.join(' > '));
  }
  return failed;
};

it('has at least 60 conversations for each kind of asker', () => {
  for (const asker of Object.keys(askers))
    expect(dialogues.filter((dialogue) => dialogue.asker === asker).length).toBeGreaterThanOrEqual(60);
});

it('refers to the last answer as people do', { timeout: 300_000 }, async () => {
  const failed = await unexpectedIn(dialogues);
  expect(failed.length / dialogues.length, failed.join('\n')).toBeLessThanOrEqual(0.04);
});

it('answers questions on hockey that are worded as questions on figures', { timeout: 300_000 }, async () => {
  expect(await unexpectedIn(wordedAsFigures)).toEqual([]);
});

it('reads a short message with the question before it', { timeout: 300_000 }, async () => {
  expect(await unexpectedIn(continuations)).toEqual([]);
});

it('understands answers to its own questions', { timeout: 300_000 }, async () => {
  expect(await unexpectedIn(ownQuestions)).toEqual([]);
});

it('answers reactions and short questions on the last subject', { timeout: 300_000 }, async () => {
  const failed = await unexpectedIn(reactions);
  expect(failed.length / reactions.length, failed.join('\n')).toBeLessThanOrEqual(0.04);
});

it('repeats no whole reply in a conversation', { timeout: 300_000 }, async () => {
  for (const { asker, messages } of reactions) {
    const texts = (await session.converse(askers[asker], messages)).map(({ text }) => text);
    expect(new Set(texts).size, messages.join(' > ')).toBe(texts.length);
  }
});

it('answers from two entries when either may be meant', { timeout: 300_000 }, async () => {
  const answered: string[] = [];
  for (const { asker, text } of marginQuestions) {
    const [reply] = await session.converse(askers[asker], [text]);
    if (reply?.basis?.kind === 'entry' && reply.basis.ids.length === 2) answered.push(reply.text);
  }
  expect(answered.length).toBeGreaterThan(0);
  for (const text of answered) expect(text).toMatch(/\*\*If you mean .+:\*\* \w/);
});

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/).filter(({ length }) => length > 30);

it.each([
  ['skater', 'how do i get more shots', 'give me a drill for that'],
  ['skater', 'how do i skate backwards faster', 'got a drill'],
  ['skater', 'how do i skate backwards faster', 'what drill can i do'],
  ['coach', 'how do i teach a forecheck', 'what drill'],
] as const)('gives a %s a drill in new words: %s > %s', async (asker, question, request) => {
  const [first, second] = await session.converse(askers[asker], [question, request]);
  expect(second?.text).toMatch(/\*\*Try this:\*\* \*\*[^*]+\*\*|step by step:\n\n1\. /);
  for (const sentence of sentencesOf(first?.text ?? '')) expect(second?.text).not.toContain(sentence);
});

it('says how long a drill takes', async () => {
  const replies = await session.converse(askers.coach, ['10 year olds cant skate backwards', 'how long']);
  const drill = /\*\*Try this:\*\* \*\*([^*]+)\*\*/.exec(replies[0]?.text ?? '')?.[1];
  expect(replies[1]?.text).toMatch(new RegExp(String.raw`^\*\*${drill}\*\* takes \d+ minutes`));
});

it('offers a drill to a child who asks what to practice', async () => {
  const [reply] = await session.converse(askers.child, ['what should i practice']);
  expect(reply?.showsDrill).toBe(true);
});

it('does not take a question with "first" for a choice', async () => {
  const replies = await session.converse(askers.coach, ['my defense cant break out', 'what do i do first']);
  expect(replies[0]?.basis?.kind).toBe('choice');
  expect(replies[1]?.basis?.ids).not.toEqual([replies[0]?.basis?.ids[0]]);
});

it.each([
  ['skater', ['how do i take a slap shot', 'i always hit the ice first'], 'slap-shot'],
  ['skater', ['what about the forecheck', 'which one matters most'], 'forecheck-systems'],
  ['parent', ['he has never skated', 'where do we start', 'how often'], 'start-learning-to-skate'],
  ['child', ['whats icing', 'and offside'], 'offside'],
  ['coach', ['how do i give everyone fair ice time', 'we keep losing faceoffs'], 'faceoffs'],
  [
    'goalie',
    ['i keep letting in goals low blocker', 'got a drill', 'what about rebounds'],
    'rebound-control',
  ],
] as const)(
  'reads a short unclear message of a %s with the question before: %s',
  async (asker, messages, id) => {
    const replies = await session.converse(askers[asker], messages);
    expect(replies.at(-1)?.basis?.ids[0]).toBe(id);
  },
);
