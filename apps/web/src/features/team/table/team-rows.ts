import type { ExportedMember, TeamCard } from '@rinkside/contracts/team';
import { points } from '@rinkside/contracts/season';
import { displayName } from '../../../state/entities/player-name';
import { statColumns } from '../../season/stat-columns';
import { positionNames, seasonedName } from '../team-line';
import { toCsv } from './csv';

/** The name of a row; that of a place is in one piece. */
export const rowName = displayName;

export const byRowName = (rows: readonly ExportedMember[]): ExportedMember[] =>
  rows.toSorted((a, b) => rowName(a).localeCompare(rowName(b)));

const rowPosition = ({ position }: ExportedMember) => (position ? positionNames[position] : '');

type Value = (row: ExportedMember) => string | number;
const statValue =
  ({ valueOf }: (typeof statColumns)[number]): Value =>
  ({ stats, position }) =>
    stats ? valueOf(stats, position) : '–';

const winsOf: Value = ({ stats }) => stats?.wins ?? '–';

/** Columns of the table. `order` sorts where the shown text does not. */
export const tableColumns: readonly { label: string; fullName: string; valueOf: Value; order?: Value }[] = [
  { label: '#', fullName: 'Number', valueOf: ({ number }) => number ?? '–' },
  { label: 'Pos', fullName: 'Position', valueOf: rowPosition },
  { label: 'Born', fullName: 'Birth year', valueOf: ({ birth_year }) => birth_year ?? '–' },
  ...statColumns.map((column) => {
    const { label, fullName } = column;
    const shown = { label, fullName, valueOf: statValue(column) };
    return label === 'W-L-T' ? Object.assign(shown, { order: winsOf }) : shown;
  }),
];

/** Rows without the value come last in both directions. */
export const sortRows = (
  rows: readonly ExportedMember[],
  value: Value,
  direction: 'ascending' | 'descending',
): ExportedMember[] => {
  const numberOf = (row: ExportedMember) => {
    const shown = value(row);
    return shown === '–' || shown === '' ? null : Number(shown);
  };
  return rows.toSorted((a, b) => {
    const [left, right] = [numberOf(a), numberOf(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    const difference =
      Number.isNaN(left) || Number.isNaN(right)
        ? String(value(a)).localeCompare(String(value(b)))
        : left - right;
    return direction === 'ascending' ? difference : -difference;
  });
};

const csvHeader = [
  'Number', 'Last name', 'First name', 'Birth year', 'Position', 'GP', 'W', 'L', 'T', 'G', 'A', 'PTS', 'SV%', 'GAA', 'SO',
]; // prettier-ignore

/** The table as CSV, by name. Wins, losses and ties are cells of their own, because '8-3-1' is read as a date. */
export const tableCsv = (rows: readonly ExportedMember[]): string =>
  toCsv([
    csvHeader,
    ...rows.map((row) => {
      const { number, first_name, last_name, birth_year, stats, position } = row;
      const isGoalie = position === 'goalie' && (stats?.totalGames ?? 0) > 0;
      return [
        number ?? '',
        last_name ?? '',
        first_name ?? '',
        birth_year ?? '',
        rowPosition(row),
        ...(stats
          ? [
              stats.totalGames,
              stats.wins,
              stats.losses,
              stats.ties,
              stats.totalGoals,
              stats.totalAssists,
              points(stats.totalGoals, stats.totalAssists),
              ...(isGoalie
                ? [stats.savePercentage, stats.goalsAgainstAverage, stats.shutouts]
                : ['', '', '']),
            ]
          : Array.from({ length: 10 }, () => '')),
      ];
    }),
  ]);

/** '14U AA 2026-27.csv', without what file systems refuse. */
export const csvName = (team: Pick<TeamCard, 'name' | 'season'>) =>
  `${seasonedName(team)
    .replaceAll(/[\u2068\u2069]/g, '')
    .replaceAll('–', '-')
    .replaceAll(/[^\p{L}\p{N} .-]+/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()}.csv`;
