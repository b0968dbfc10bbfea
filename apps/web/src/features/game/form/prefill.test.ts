import { expect, it } from 'vitest';
import { emptyDraft } from './game-draft';
import { prefillOf } from './prefill';

const today = '2026-11-21';
const read = (query: string) => prefillOf(new URLSearchParams(query), today);

it('fills in the fields of the query', () => {
  expect(read('opponent=St.+Paul&our_score=4&their_score=2&goals=1&date=2026-11-20')).toEqual({
    draft: { ...emptyDraft('2026-11-20'), our_score: '4', their_score: '2', goals: '1' },
    opponentQuery: 'St. Paul',
  });
});

it('ignores invalid values and returns null without any', () => {
  expect(read('goals=-1&saves=many&shots_against=1e3&opponent=Blades&date=2026-13-40')).toEqual({
    draft: emptyDraft(today),
    opponentQuery: 'Blades',
  });
  expect(read('edit=x')).toBeNull();
  expect(read('goals=lots')).toBeNull();
});
