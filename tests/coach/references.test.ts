import { afterAll, expect, it } from 'vitest';
import { DialogueSession } from './dialogues.session.js';
import { askers } from './ranking.questions.js';

const session = new DialogueSession();
afterAll(() => session.close());

const lastOf = async (asker: keyof typeof askers, messages: string[]) => {
  const reply = (await session.converse(askers[asker], messages)).at(-1);
  if (!reply) throw new Error('no reply');
  return reply;
};

it.each([
  ['skater', 'how do i take a slap shot', 'for defense?', 'point-shot'],
  ['parent', 'how can my son get over a bad game', 'and for goalies?', 'goalie-bad-goal'],
  ['parent', 'what stick length for my son', 'and for a goalie?', 'goalie-sticks-and-skates'],
  ['coach', 'how do I teach backchecking', 'and for goalies?', 'coaching-goalies'],
  ['skater', 'how do i win faceoffs', 'what about for a goalie', 'goalie-communication'],
  ['skater', 'what does a center do', 'and the wingers?', 'wing-role'],
  ['goalie', 'how do i stop being scared of the puck', 'what about forwards', 'skater-fear-of-puck'],
] as const)('%s: answers %j, %j with %s', async (asker, question, followUp, id) => {
  expect((await lastOf(asker, [question, followUp])).basis).toEqual({ kind: 'entry', ids: [id] });
});

it.each([
  ['coach', 'how do I teach crossovers', 'for an 8 year old', 'For players of 8'],
  ['skater', 'what should i eat before a game', 'for an 8 year old', 'For players of 8'],
  ['skater', 'how do i get faster', 'is it the same for girls', 'The same holds for girls'],
] as const)('%s: says the answer to %j for another player: %s', async (asker, question, followUp, start) => {
  const [first, second] = await session.converse(askers[asker], [question, followUp]);
  expect(second?.basis?.ids).toEqual(first?.basis?.ids.slice(0, 1));
  expect(second?.text).toMatch(new RegExp(`^${start}`));
});

it.each([
  ['skater', 'my goalie is nervous before games', 'nerves'],
  ['skater', 'what should i eat', 'eat-before-game'],
  ['skater', 'i am scared of the new coach', 'new-coach-style'],
  ['parent', 'he cries after losses', 'child-cries'],
] as const)('%s: takes another subject after faceoffs for a new question: %s', async (asker, text, id) => {
  const { basis } = await lastOf(asker, ['how do i win faceoffs', text]);
  expect(basis?.kind).toBe('entry');
  expect(basis?.ids[0]).toBe(id);
});

it.each([
  ['parent', 'My 9 year old drags his toe when he skates', 'stride-length'],
  ['skater', 'my toe drags when i cross over', 'crossovers'],
  ['skater', 'when do i use a toe drag', 'toe-drag'],
  ['skater', 'i got dropped from the team', 'not-making-team'],
] as const)('%s: understands a name by its context: %s', async (asker, text, id) => {
  expect((await lastOf(asker, [text])).basis?.ids[0]).toBe(id);
});
