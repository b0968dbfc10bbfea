import { expect, it } from 'vitest';
import { game } from '../../../state/fold.fixture';
import { seriesOf } from './series';

const skated = [3, 0, 1].map((goals, day) => game({ date: `2026-11-0${3 - day}`, goals, assists: 1 }));
const kept = [game({ position: 'goalie', saves: 18, shots_against: 20, goals_against: 2 })];

it('draws a skater’s games from the first to the last, with the form so far', () => {
  const [points, results] = seriesOf([...kept, ...skated], 'skater');
  expect(points?.columns.map(({ cells }) => cells)).toEqual([
    ['1', '1', '2', '2.0'],
    ['0', '1', '1', '1.5'],
    ['3', '1', '4', '2.3'],
  ]);
  expect(points).toMatchObject({ from: 0, to: 4 });
  expect(results).toMatchObject({ from: -2, to: 4 });
});

it('takes the last five games for the form', () => {
  const six = [6, 0, 0, 0, 0, 0].map((goals) => game({ goals, assists: 0 })).toReversed();
  const [points] = seriesOf(six, 'skater');
  expect(points?.columns.map(({ form }) => form)).toEqual([6, 3, 2, 1.5, 1.2, 0]);
});

it('draws a goalie’s games in net, and nothing where there are none', () => {
  const [saves, shots] = seriesOf([...kept, ...skated], 'goalie');
  expect(saves).toMatchObject({ from: 80, to: 100 });
  expect(saves?.columns.map(({ said }) => said)).toEqual(['90.0 %, 18 of 20 shots']);
  expect(shots?.columns.map(({ cells }) => cells)).toEqual([['20', '18', '2']]);
  expect(seriesOf(skated, 'goalie')).toEqual([]);
});
