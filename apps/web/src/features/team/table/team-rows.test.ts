import { emptySeasonSums, statsOf } from '@rinkside/contracts/season';
import type { ExportedMember } from '@rinkside/contracts/team';
import { expect, it } from 'vitest';
import { teamOfOwls } from '../team.fixture';
import { byRowName, csvName, rowName, sortRows, tableColumns, tableCsv } from './team-rows';

const row = (first_name: string, changes: Partial<ExportedMember> = {}): ExportedMember => ({
  number: '9',
  first_name,
  last_name: 'Lee',
  birth_year: 2012,
  position: 'skater',
  claimed: true,
  stats: statsOf(emptySeasonSums),
  ...changes,
});
const rows = [
  row('Zoe', { stats: statsOf({ ...emptySeasonSums, games: 3, wins: 2, losses: 1, goals: 4 }) }),
  row('=cmd', { number: '00', stats: null, claimed: false, last_name: null }),
  row('Ada', { position: 'goalie' }),
];
const order = (label: string, direction: 'ascending' | 'descending') => {
  const column = tableColumns.find((one) => one.label === label);
  return sortRows(rows, column?.order ?? column?.valueOf ?? rowName, direction).map(rowName);
};

it('is by name in files, and escapes formulas', () => {
  const lines = tableCsv(byRowName(rows)).split('\r\n');
  expect(lines[1]).toBe("00,,'=cmd,2012,Skater,,,,,,,,,,");
  expect(lines[2]).toBe('9,Lee,Ada,2012,Goalie,0,0,0,0,0,0,0,,,');
  expect(lines[3]).toBe('9,Lee,Zoe,2012,Skater,3,2,1,0,4,0,4,,,');
});

it('sorts by figures; who has none comes last', () => {
  expect(order('G', 'descending')).toEqual(['Zoe Lee', 'Ada Lee', '=cmd']);
  expect(order('G', 'ascending')).toEqual(['Ada Lee', 'Zoe Lee', '=cmd']);
  expect(order('W-L-T', 'descending')[0]).toBe('Zoe Lee');
});

it('names the file without what file systems refuse', () => {
  expect(csvName({ ...teamOfOwls(), name: '14U AA / "Red"' })).toBe('14U AA Red 2026-27.csv');
});
