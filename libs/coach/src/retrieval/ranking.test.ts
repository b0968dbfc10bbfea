import { expect, test } from 'vitest';
import { messageClasses } from './classes.js';
import { trainedRanking } from './trained-ranking.js';

test('the trained ranking knows all entries and intents', () => {
  expect(trainedRanking.classes.toSorted()).toEqual(messageClasses.map(({ id }) => id).toSorted());
  expect(trainedRanking.scales).toHaveLength(messageClasses.length);
});
