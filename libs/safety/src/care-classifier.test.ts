import { expect, it } from 'vitest';
import type { CareKind } from '@rinkside/contracts/coach';
import type { EmbeddedText } from './embeddings.js';
import { CareClassifier } from './care-classifier.js';

/** Two classes and a vector of one number: the probability of care rises with it. */
const createClassifier = (kind: CareKind) =>
  new CareClassifier({
    classes: ['none', kind],
    size: 1,
    buckets: 1,
    trainedFrom: '',
    weights: Int8Array.of(0, 0, 1, 0),
    scales: [
      { vector: 1, words: 1 },
      { vector: 1, words: 1 },
    ],
    biases: [0, 0],
    thresholds: { certain: 0.8, possible: 0.4 },
  });
const classifier = createClassifier('abuse');
const part = (score: number): EmbeddedText => ({ text: 'text', vector: Float32Array.of(score) });
const find = (whole: number, sentences: number[] = [], inContext?: number) =>
  classifier.read({
    whole: part(whole),
    sentences: sentences.map(part),
    ...(inContext !== undefined && { inContext: part(inContext) }),
  })[0]?.grade;

it('grades by the most probable part of a message', () => {
  expect([find(3), find(0), find(-3)]).toEqual(['certain', 'possible', undefined]);
  expect(find(-3, [-3, 3])).toBe('certain');
});

it('reads a short message with the one before it only if it may continue a disclosure', () => {
  expect([find(-1, [], 3), find(-4, [], 3), find(-1, [], 0)]).toEqual(['possible', undefined, undefined]);
});

it('agrees as a whole only if the whole message reads like care, too', () => {
  const agrees = (whole: number, sentence: number) =>
    classifier.read({ whole: part(whole), sentences: [part(sentence), part(-4)] })[0]?.wholeAgrees;
  expect([agrees(0, 0), agrees(-3, 0), agrees(-3, 3)]).toEqual([true, false, false]);
});

it('contradicts a rule only if every part is innocent, and never one for self-harm', () => {
  const innocent = { whole: part(-4), sentences: [part(-5)] };
  expect(classifier.contradicts('abuse', innocent)).toBe(true);
  expect(classifier.contradicts('abuse', { ...innocent, sentences: [part(0)] })).toBe(false);
  expect(classifier.contradicts('self_harm', innocent)).toBe(false);
});

it('ignores vectors of another model', () => {
  const whole = { text: 'text', vector: Float32Array.of(3, 3) };
  expect(classifier.read({ whole, sentences: [] })).toEqual([]);
});

it('takes a follow-up about quitting the sport for none about self-harm', () => {
  const follow = (text: string) =>
    createClassifier('self_harm').read({
      whole: { ...part(3), text },
      sentences: [],
      inContext: part(3),
    })[0]?.grade;
  expect(['and if he wants to quit', 'what if she wants to stop playing?'].map(follow)).toEqual([
    undefined,
    undefined,
  ]);
  expect(['i want to quit', 'and if he wants to quit living'].map(follow)).toEqual(['certain', 'certain']);
});
