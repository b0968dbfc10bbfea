import { expect, test } from 'vitest';
import { drillLibrary } from '../../drill/drill.library.js';
import { knowledgeEntries } from './entries.js';
import type { AnswerTier } from './entry.js';

const tiers: readonly AnswerTier[] = ['child', 'youth', 'older', 'parent', 'coach'];
const countWords = (text: string) => text.split(/\s+/).length;

test('knowledge entries are unique, complete and within the limits of their answers', () => {
  const drillIds = new Set(drillLibrary.map(({ id }) => id));
  const ids = knowledgeEntries.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const isFaulty = ({ title, examples, answers, drills = [], roles }: (typeof knowledgeEntries)[number]) =>
    title.length > 35 ||
    new Set(examples).size < 16 ||
    (!roles && tiers.some((tier) => !answers[tier])) ||
    Object.values(answers).some((text) => countWords(text) > 120) ||
    drills.some((drill) => !drillIds.has(drill));
  expect(knowledgeEntries.filter(isFaulty).map(({ id }) => id)).toEqual([]);
});
