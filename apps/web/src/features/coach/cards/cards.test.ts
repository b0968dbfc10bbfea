import type { TrainingPlanView } from '@rinkside/contracts/drill';
import { expect, it } from 'vitest';
import { addGamePath } from './game-draft-card';
import { withDrill } from './save-plan';

it('links to Add Game with the known fields only', () => {
  const unknown = { goals: null, assists: null, saves: null, shots_against: null, date: null };
  const draft = { kind: 'game_draft', opponent: 'St. Paul & Co', our_score: 0, their_score: 2 } as const;
  expect(addGamePath({ ...draft, ...unknown })).toBe(
    '/app/add-game?opponent=St.+Paul+%26+Co&our_score=0&their_score=2',
  );
});

const item = (drill_id: string, minutes: number) => ({
  drill_id,
  minutes,
  snoozed: false,
  title: drill_id,
  why: '',
});
const week = (...days: ReturnType<typeof item>[][]): Pick<TrainingPlanView, 'days'> => ({
  days: Array.from({ length: 7 }, (_, index) => ({
    day: index + 1,
    items: days[index] ?? [],
    rest: (days[index] ?? []).length === 0,
  })),
});
const edges = { drill_id: 'edges', minutes: 10 };
const added = { ...edges, snoozed: false };

it('adds a drill to the training day with the fewest minutes and skips rest days', () => {
  const days = withDrill(week([item('a', 30)], [], [item('b', 20), item('c', 5)]), edges);
  expect(days?.map(({ day }) => day)).toEqual([1, 3]);
  expect(days?.[1]?.items.at(-1)).toEqual(added);
});

it('uses Monday when every day is a rest day and returns null when the days are full', () => {
  expect(withDrill(week(), edges)).toEqual([{ day: 1, items: [added] }]);
  const full = Array.from({ length: 6 }, (_, index) => item(`d${index}`, 5));
  expect(withDrill(week(full), edges)).toBeNull();
});
