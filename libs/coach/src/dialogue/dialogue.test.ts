import { knowledgeEntries } from '../content/content.js';
import { describe, expect, it } from 'vitest';
import { asksWhyChoice, continuesQuestion, dialogueMoveOf } from './dialogue.js';
import { choiceLead, lastAnswerIn } from './last-answer.js';

const [first, second, third] = knowledgeEntries;
if (!first || !second || !third) throw new Error('the knowledge base is empty');
const replied = (text: string) => lastAnswerIn([{ role: 'assistant', text }]);
const answered = replied(`${first.answers.youth}\n\n**Try this:** a drill.`);
const drilled = replied('Look at your target.\n\n**Try this:** **Backhand Lift**, 12 minutes at home.');
const offered = replied(`${choiceLead} ${first.title}, ${second.title} or ${third.title}?`);

describe('lastAnswerIn', () => {
  it('finds the entry by its sentences, and the offered entries by their titles', () => {
    expect(answered?.entry?.id).toBe(first.id);
    expect(offered?.choices.map(({ id }) => id)).toEqual([first.id, second.id, third.id]);
    expect(replied('You have 4 goals.')?.entry).toBeUndefined();
    expect(lastAnswerIn([])).toBeUndefined();
  });
});

describe('dialogueMoveOf', () => {
  it.each([
    ['shorter please', 'shorter'],
    ['too long, can you sum it up', 'shorter'],
    ['why?', 'longer'],
    ['i dont get it', 'longer'],
    ['give me another one', 'another'],
    ['something else', 'another'],
    ['thanks! can i have another one', 'another'],
    ['how do I say that', 'draft'],
    ['can you write it for me', 'draft'],
    ['can I use it?', 'permission'],
  ])('%s: %s', (text, kind) => expect(dialogueMoveOf(text, answered)?.kind).toBe(kind));

  it.each([
    ['why?', 'drill reason'],
    ['shorter please', 'drill start'],
    ['can my dad do it', 'drill partner'],
    ['could I do it with a friend', 'drill partner'],
    ['can my brother and i do that together', 'drill partner'],
    ['can i try it now', 'drill start'],
  ])('refers to a drill without an entry: %s: %s', (text, kind) =>
    expect(dialogueMoveOf(text, drilled)).toMatchObject({ kind, drill: { title: 'Backhand Lift' } }),
  );

  it.each(['none of these', 'no', 'what else'])('declines what was offered: %s', (text) =>
    expect(dialogueMoveOf(text, offered)).toEqual({ kind: 'none' }),
  );

  it.each([
    ['the second one', second.id],
    ['2', second.id],
    ['the last one', third.id],
    [first.title, first.id],
  ])('chooses the offered entry: %s', (text, id) =>
    expect(dialogueMoveOf(text, offered)).toMatchObject({ kind: 'chosen', entry: { id } }),
  );

  it.each(['why do my skates hurt after practice every single time', 'how many goals do i have', 'thanks'])(
    'is a message of its own: %s',
    (text) => expect(dialogueMoveOf(text, answered)).toBeUndefined(),
  );
});

it.each([
  ['and for goalies', true],
  ['what about backhand?', true],
  ['how do i skate backwards', false],
])('continuesQuestion: %s: %s', (text, expected) => expect(continuesQuestion(text)).toBe(expected));

it('recognizes a question about the offered choice', () => {
  const asks = (text: string) => offered && asksWhyChoice(text, offered);
  expect(['why?', 'but why', 'What?', 'why do my feet hurt'].map(asks)).toEqual([true, true, true, false]);
  expect(answered && asksWhyChoice('why?', answered)).toBe(false);
});
