import { coachRules } from '@rinkside/contracts/coach';
import { expect, it } from 'vitest';
import { careQuestionFor } from '@rinkside/safety/care-questions';
import { readAfterCare } from './care-follow-up.js';
import type { ChatTurn } from '../engines/engine.js';

const before: ChatTurn[] = [
  { role: 'user', text: 'What is icing?' },
  { role: 'assistant', text: 'A long puck.' },
];
const asked = 'I am sore of it all. How do I backcheck?';
const history: ChatTurn[] = [
  ...before,
  { role: 'user', text: asked },
  { role: 'assistant', text: `Stop.\n\n${careQuestionFor('self_harm', false)}` },
];

it.each([coachRules.answerHockey, 'no', 'No, the game', 'nope hockey'])(
  'asks the question before care again after %j',
  (text) => {
    expect(readAfterCare({ text, history })).toEqual({ text: asked, history: before, answersAnyway: true });
  },
);

it('asks the same question again when the suggestion is used twice', () => {
  const twice: ChatTurn[] = [
    ...history,
    { role: 'user', text: coachRules.answerHockey },
    { role: 'assistant', text: 'Skate back hard.' },
  ];
  expect(readAfterCare({ text: coachRules.answerHockey, history: twice }).text).toBe(asked);
});

it('takes a yes for a confirmation', () => {
  expect(readAfterCare({ text: 'yes', history })).toMatchObject({ text: asked, confirmedCare: 'self_harm' });
});

it.each(['no i want to die', 'yes how do i shoot', 'what is icing'])('reads %j for itself', (text) => {
  expect(readAfterCare({ text, history })).toEqual({ text, history });
});

it('reads a no after another answer, and a suggestion without a question, for themselves', () => {
  expect(readAfterCare({ text: 'no', history: before })).toEqual({ text: 'no', history: before });
  const message = { text: coachRules.answerHockey, history: [] };
  expect(readAfterCare(message)).toEqual(message);
});
