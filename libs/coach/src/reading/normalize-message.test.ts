import { describe, expect, it } from 'vitest';
import { normalizeMessage, questionsOfReport, sentencesOf } from './normalize-message.js';
import { SpellingCorrector } from './spelling.js';

const corrector = new SpellingCorrector(
  ['skating', 'crossovers', 'stickhandling', 'goalie', 'shoot', 'backwards'],
  ['improve', 'what', 'love', 'hockey', 'so', 'cool', 'really', 'better'],
);
const normalize = (text: string) => normalizeMessage(text, corrector);

describe('normalizeMessage', () => {
  it.each([
    ["I can't shoot, what's wrong?", 'i can not shoot, what is wrong?'],
    ['I cant shoot, whats wrong?', 'i can not shoot, what is wrong?'],
    ['I can’t SHOOT, what’s wrong?', 'i can not shoot, what is wrong?'],
    ['how do u improv my skatign lol', 'how do you improve my skating'],
    ['i looooove hockey sooo much', 'i love hockey so much'],
    ['crosovers backwrads', 'crossovers backwards'],
    ['what do you mean by edges', 'what is edges'],
    ['what does a deke mean?', 'what is deke'],
    ['lw in the d zone on a 2v1', 'left wing in the defensive zone on a 2 on 1'],
    ['im a d man, 3-on-2 in the o zone', 'i am a defenseman, 3 on 2 in the offensive zone'],
    ['its not fun, his stick lost its blade', 'it is not fun, his stick lost its blade'],
    ['ｈｏｃｋｅｙ​', 'hockey'],
  ])('%s', (text, expected) => expect(normalize(text)).toBe(expected));

  it('limits the length and keeps its result', () => {
    expect(normalize('goalie '.repeat(10_000)).length).toBeLessThanOrEqual(1300);
    const once = normalize("idk what's better tbh");
    expect(normalize(once)).toBe(once);
  });
});

it('splits sentences, but not decimals', () => {
  expect(sentencesOf('How do I stop? My GAA is 2.50. Thanks')).toEqual([
    'How do I stop?',
    'My GAA is 2.50.',
    'Thanks',
  ]);
});

it('splits questions joined by and', () => {
  expect(sentencesOf('how do i shoot harder and also whats the rule for high sticks')).toEqual([
    'how do i shoot harder',
    'whats the rule for high sticks',
  ]);
  expect(sentencesOf('forehand and backhand')).toEqual(['forehand and backhand']);
});

describe('questionsOfReport', () => {
  const questionsIn = (text: string) => questionsOfReport(sentencesOf(text));

  it('finds the questions after at least two statements', () => {
    expect(questionsIn('We lost 5-1. He cried. How do I help him?')).toEqual([
      { question: 'How do I help him?', before: ['We lost 5-1.', 'He cried.'] },
    ]);
    expect(questionsIn('We won. I scored. what is icing? He laughed. any tips')).toEqual([
      { question: 'what is icing?', before: ['We won.', 'I scored.'] },
      { question: 'any tips', before: ['He laughed.'] },
    ]);
  });

  it('leaves other messages as they are', () => {
    expect(questionsIn('We lost. How do I help him?')).toEqual([]);
    expect(questionsIn('We lost. He cried. It was sad.')).toEqual([]);
  });
});
