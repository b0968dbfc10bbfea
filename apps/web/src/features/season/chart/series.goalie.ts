import type { GameView } from '@rinkside/contracts/game';
import { savePercentage } from '@rinkside/contracts/season';
import { pluralize } from '@rinkside/contracts/text';
import { emptyColumn, type Column, scaleMax, lastFive, type Series, sum } from './column';

const savePercentageOf = (games: readonly GameView[]) =>
  savePercentage(
    sum(games, (game) => game.saves ?? 0),
    sum(games, (game) => game.shots_against ?? 0),
  );

export const savePercentageSeries = (games: readonly GameView[]): Series => {
  const columns = games.map((game, index): Column => {
    const [percentage, form] = [savePercentageOf([game]), savePercentageOf(lastFive(games, index))];
    return {
      ...emptyColumn,
      game,
      dot: percentage,
      form,
      summary: `${percentage.toFixed(1)} %, ${game.saves ?? 0} of ${game.shots_against ?? 0} shots`,
      cells: [percentage.toFixed(1), form.toFixed(1)],
    };
  });
  const lowest = Math.min(80, ...columns.map(({ dot }) => dot ?? 100));
  return {
    title: 'Save percentage',
    text: 'The share of shots you stopped in every game, and your form: all shots of the last five.',
    legend: [
      { label: 'Game', tone: 'blue', kind: 'dot' },
      { label: 'Form', tone: 'lamp', kind: 'line' },
    ],
    heads: ['Save %', 'Form'],
    from: Math.floor(lowest / 10) * 10,
    to: 100,
    columns,
  };
};

export const shotsSeries = (games: readonly GameView[]): Series => {
  const columns = games.map((game): Column => {
    const [saves, against] = [game.saves ?? 0, game.goals_against ?? 0];
    return {
      ...emptyColumn,
      game,
      up: [
        { value: saves, tone: 'blue' },
        { value: against, tone: 'lamp' },
      ],
      summary: `${pluralize(saves, 'save')}, ${pluralize(against, 'goal')} against`,
      cells: [String(game.shots_against ?? 0), String(saves), String(against)],
    };
  });
  return {
    title: 'Shots and goals',
    text: 'The shots you faced: saves, and goals against on top.',
    legend: [
      { label: 'Saves', tone: 'blue', kind: 'bar' },
      { label: 'Goals against', tone: 'lamp', kind: 'bar' },
    ],
    heads: ['Shots', 'Saves', 'Goals against'],
    from: 0,
    to: scaleMax(columns, 10),
    columns,
  };
};
