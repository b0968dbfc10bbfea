import { gameCounts, type SummedCountName } from '@rinkside/contracts/game.counts';
import type { Position } from '@rinkside/contracts/player';
import { points, type SeasonStats } from '@rinkside/contracts/season';

export interface StatColumn {
  label: string;
  fullName: string;
  /** What the table shows. Goalie figures are for goalies with games. */
  valueOf: (stats: SeasonStats, position: Position | null) => string | number;
}

const goalieOnly =
  (value: (stats: SeasonStats) => string) => (stats: SeasonStats, position: Position | null) =>
    position === 'goalie' && stats.totalGames > 0 ? value(stats) : '–';

const summedColumn = (name: SummedCountName): StatColumn => {
  const { label, shortLabel, sum } = gameCounts[name];
  return { label: shortLabel, fullName: label, valueOf: (stats) => stats[sum.stat] };
};

/** The season stats in the tables that coaches see. */
export const statColumns: readonly StatColumn[] = [
  { label: 'GP', fullName: 'Games played', valueOf: ({ totalGames }) => totalGames },
  {
    label: 'W-L-T',
    fullName: 'Wins, losses, ties',
    valueOf: ({ wins, losses, ties }) => `${wins}-${losses}-${ties}`,
  },
  summedColumn('goals'),
  summedColumn('assists'),
  {
    label: 'PTS',
    fullName: 'Points',
    valueOf: ({ totalGoals, totalAssists }) => points(totalGoals, totalAssists),
  },
  {
    label: 'SV%',
    fullName: 'Save percentage',
    valueOf: goalieOnly((stats) => stats.savePercentage.toFixed(1)),
  },
  {
    label: 'GAA',
    fullName: 'Goals against average',
    valueOf: goalieOnly((stats) => stats.goalsAgainstAverage.toFixed(2)),
  },
  { label: 'SO', fullName: 'Shutouts', valueOf: goalieOnly((stats) => String(stats.shutouts)) },
];
