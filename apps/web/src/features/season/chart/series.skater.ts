import type { GameView } from '@rinkside/contracts/game';
import { points } from '@rinkside/contracts/season';
import { pluralize } from '@rinkside/contracts/text';
import { emptyColumn, type Column, roundUpToEven, scaleMax, lastFive, type Series, sum } from './column';

const pointsIn = ({ goals, assists }: GameView) => points(goals ?? 0, assists ?? 0);

export const pointsSeries = (games: readonly GameView[]): Series => {
  const columns = games.map((game, index): Column => {
    const recent = lastFive(games, index);
    const form = sum(recent, pointsIn) / recent.length;
    const [goals, assists] = [game.goals ?? 0, game.assists ?? 0];
    return {
      ...emptyColumn,
      game,
      up: [
        { value: goals, tone: 'lamp' },
        { value: assists, tone: 'blue' },
      ],
      form,
      summary: `${pluralize(goals, 'goal')}, ${pluralize(assists, 'assist')}`,
      cells: [String(goals), String(assists), String(goals + assists), form.toFixed(1)],
    };
  });
  return {
    title: 'Points per game',
    text: 'Goals and assists of every game, and your form: the average of the last five.',
    legend: [
      { label: 'Goals', tone: 'lamp', kind: 'bar' },
      { label: 'Assists', tone: 'blue', kind: 'bar' },
      { label: 'Form', tone: 'soft', kind: 'line' },
    ],
    heads: ['Goals', 'Assists', 'Points', 'Form'],
    from: 0,
    to: scaleMax(columns, 2),
    columns,
  };
};

export const goalsSeries = (games: readonly GameView[]): Series => {
  const columns = games.map((game): Column => ({
    ...emptyColumn,
    game,
    up: [{ value: game.our_score, tone: 'blue' }],
    down: game.their_score,
    summary: `${game.our_score} for, ${game.their_score} against`,
    cells: [String(game.our_score), String(game.their_score)],
  }));
  return {
    title: 'Goals for and against',
    text: 'Goals of your team point up, goals against point down.',
    legend: [
      { label: 'For', tone: 'blue', kind: 'bar' },
      { label: 'Against', tone: 'soft', kind: 'bar' },
    ],
    heads: ['For', 'Against'],
    from: -roundUpToEven(Math.max(2, ...games.map((game) => game.their_score))),
    to: scaleMax(columns, 2),
    columns,
  };
};
