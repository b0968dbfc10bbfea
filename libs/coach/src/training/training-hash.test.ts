import { trainedCare } from '@rinkside/safety/trained-care';
import { expect, it } from 'vitest';
import { trainedRanking } from '../retrieval/trained-ranking.js';
import { careHash, rankingHash } from './training-hash.js';

const advice = 'the questions changed since the last training; run: npm run train-coach';

it('the weights are trained from the questions of today', () => {
  expect(trainedRanking.trainedFrom, advice).toBe(rankingHash());
  expect(trainedCare.trainedFrom, advice).toBe(careHash());
});
