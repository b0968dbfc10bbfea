import { expect, it } from 'vitest';
import { game } from '../../../state/entities/entities.fixture';
import { seriesOf } from './series';

const skaterGames = [3, 0, 1].map((goals, day) => game({ date: `2026-11-0${3 - day}`, goals, assists: 1 }));
const goalieGames = [game({ position: 'goalie', saves: 18, shots_against: 20, goals_against: 2 })];

it("orders a skater's games oldest first, with the rolling form", () => {
  const [points, results] = seriesOf([...goalieGames, ...skaterGames], 'skater');
  expect(points?.columns.map(({ cells }) => cells)).toEqual([
    ['1', '1', '2', '2.0'],
    ['0', '1', '1', '1.5'],
    ['3', '1', '4', '2.3'],
  ]);
  expect(points).toMatchObject({ from: 0, to: 4 });
  expect(results).toMatchObject({ from: -2, to: 4 });
});

it('averages the last five games for the form', () => {
  const six = [6, 0, 0, 0, 0, 0].map((goals) => game({ goals, assists: 0 })).toReversed();
  const [points] = seriesOf(six, 'skater');
  expect(points?.columns.map(({ form }) => form)).toEqual([6, 3, 2, 1.5, 1.2, 0]);
});

it('uses only goalie games for a goalie and returns nothing without any', () => {
  const [saves, shots] = seriesOf([...goalieGames, ...skaterGames], 'goalie');
  expect(saves).toMatchObject({ from: 80, to: 100 });
  expect(saves?.columns.map(({ summary }) => summary)).toEqual(['90.0 %, 18 of 20 shots']);
  expect(shots?.columns.map(({ cells }) => cells)).toEqual([['20', '18', '2']]);
  expect(seriesOf(skaterGames, 'goalie')).toEqual([]);
});
