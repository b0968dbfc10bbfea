import { expect, it } from 'vitest';
import { readBirthYears, readNumbers, readPosition } from './values';

const numbers = (...texts: string[]) => readNumbers(texts).map(({ value }) => value);
const years = (...texts: string[]) => readBirthYears(texts, 2026).map(({ value }) => value);
const kinds = (readings: { problem?: { kind: string } }[]) => readings.map(({ problem }) => problem?.kind);

it('reads jersey numbers as jerseys print them', () => {
  expect(numbers('7', '#12', 'No. 9', 'Nr 10', '№ 11', '88.0', '23 (C)', '٣')).toEqual([
    '7', '12', '9', '10', '11', '88', '23', '3',
  ]); // prettier-ignore
});

it('tells 0 from 00, and reads 07 as 7', () => {
  expect(numbers('0', '00')).toEqual(['0', '00']);
  expect(numbers('07', '12')).toEqual(['7', '12']);
  expect(kinds(readNumbers(['00', '12']))).toEqual([undefined, undefined]);
  expect(kinds(readNumbers(['00', '07']))).toEqual(['two_readings', undefined]);
});

it('keeps no number that is not one', () => {
  expect(numbers('TBD', '-', 'n/a', '')).toEqual([null, null, null, null]);
  expect(kinds(readNumbers(['TBD', '-', '107', '7a', '?']))).toEqual([
    undefined, undefined, 'number_unreadable', 'number_unreadable', 'number_unreadable',
  ]); // prettier-ignore
});

it('reads the year of every form of date', () => {
  expect(
    years(
      '2012',
      '2012-05-04',
      '5/4/2012',
      '04.05.2012',
      'May 4, 2012',
      '4-May-12',
      '20120504',
      "'12",
      '41033',
    ),
  ).toEqual(Array.from({ length: 9 }, () => 2012));
  expect(years('20120504-1234', '2012-05-04T00:00:00Z', '98')).toEqual([2012, 2012, 1998]);
});

it('finds the place of a two-digit year by the whole column', () => {
  expect(years('05/04/12', '11/12/12', '01/02/13')).toEqual([2012, 2012, 2013]);
  expect(years('12-05-04', '12-11-12', '13-01-02')).toEqual([2012, 2012, 2013]);
  expect(kinds(readBirthYears(['05/04/06'], 2026))).toEqual(['two_readings']);
});

it('asks about years that no player has', () => {
  expect(kinds(readBirthYears(['1979', '2030', 'May 4', '2012-2013', '214', 'soon'], 2026))).toEqual([
    'birth_year_implausible', 'birth_year_implausible', 'birth_year_unreadable',
    'birth_year_unreadable', 'birth_year_unreadable', 'birth_year_unreadable',
  ]); // prettier-ignore
});

it.each([
  'F',
  'C',
  'LW',
  'RW',
  'D',
  'Def',
  'Forward',
  'left wing',
  'C/LW',
  'Défenseur',
  'Back',
  'нападающий',
  'D1',
])('%s is a skater', (text) => {
  expect(readPosition(text)).toEqual({ value: 'skater' });
});

it.each([
  'G',
  'Goalie',
  'Goaltender',
  'Netminder',
  'GK',
  'Gardienne',
  'Målvakt',
  'Torhüter',
  'brankář',
  'Maalivahti',
])('%s is a goalie', (text) => {
  expect(readPosition(text)).toEqual({ value: 'goalie' });
});

it('asks about positions that can be either', () => {
  expect(kinds([readPosition('F/G'), readPosition('B'), readPosition('Sub'), readPosition('')])).toEqual([
    'two_readings', 'two_readings', 'position_unreadable', undefined,
  ]); // prettier-ignore
});
