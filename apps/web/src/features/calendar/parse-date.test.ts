import { expect, it } from 'vitest';
import { parseDate, formatTypedDate, insertSlashes, readDate } from './parse-date';

const today = '2026-11-21';

it.each([
  ['11/22/2026', '2026-11-22'],
  ['3/7/25', '2025-03-07'],
  ['3/7/27', '2027-03-07'],
  ['3/7/98', '1998-03-07'],
  ['03072025', '2025-03-07'],
  ['20260307', '2026-03-07'],
  [' 2026-11-20 ', '2026-11-20'],
  ['2026-3-7', '2026-03-07'],
  ['2026/11/20', '2026-11-20'],
  ['11.22.2026', '2026-11-22'],
  ['11-22-2026', '2026-11-22'],
  ['11 / 22 / 2026', '2026-11-22'],
  ['11 22 2026', '2026-11-22'],
  ['\u200e11\u200e/\u200e22\u200e/\u200e2026', '2026-11-22'],
  ['١١/٢٢/٢٠٢٦', '2026-11-22'],
  ['１１／２２／２０２６', '2026-11-22'],
  ['02/29/2024', '2024-02-29'],
  ['01/01/1900', '1900-01-01'],
  ['12/31/2100', '2100-12-31'],
])('reads %j as %s', (text, date) => {
  expect(parseDate(text, today)).toBe(date);
});

it.each([
  ['', 'Please enter a date, such as 11/21/2026.'],
  ['tomorrow', '“tomorrow” is not a date. Please type month, day and year, such as 11/21/2026.'],
  ['11/22', '“11/22” is not a date. Please type month, day and year, such as 11/21/2026.'],
  ['11/22-2026', '“11/22-2026” is not a date. Please type month, day and year, such as 11/21/2026.'],
  ['22/11/2026', 'There is no month 22. The month comes first, such as 11/21/2026.'],
  ['00/10/2026', 'There is no month 0. The month comes first, such as 11/21/2026.'],
  ['02/29/2026', 'Month 2 of 2026 has no day 29. Please check it.'],
  ['11/31/2026', 'Month 11 of 2026 has no day 31. Please check it.'],
  ['11/22/0206', 'The year 0206 cannot be right. Please check it.'],
  ['11/22/206', 'The year 206 cannot be right. Please check it.'],
  ['12/31/1899', 'The year 1899 cannot be right. Please check it.'],
  ['01/01/2101', 'The year 2101 cannot be right. Please check it.'],
])('refuses %j: %s', (text, problem) => {
  expect(readDate(text, today)).toEqual({ date: null, problem });
});

it('reads a two-digit year of a birthday as past', () => {
  expect(readDate('5/4/27', today, 0).date).toBe('1927-05-04');
  expect(readDate('5/4/10', today, 0).date).toBe('2010-05-04');
});

const type = (keys: string) => Array.from(keys).reduce((text, key) => insertSlashes(text, text + key), '');

it.each([
  ['11222026', '11/22/2026'],
  ['11/22/2026', '11/22/2026'],
  ['11.22.2026', '11/22/2026'],
  ['11-22-2026', '11/22/2026'],
  ['3/7/25', '3/7/25'],
  ['2026-11-20', '2026-11-20'],
  ['20261120', '20261120'],
])('shows %s as %s while it is typed', (keys, shown) => {
  expect(type(keys)).toBe(shown);
  expect(parseDate(type(keys), today)).not.toBeNull();
});

it('leaves deletions alone', () => {
  expect(insertSlashes('11/', '11')).toBe('11');
  expect(insertSlashes('1', '1/')).toBe('1/');
  expect(insertSlashes('', '11222026')).toBe('11222026');
});

it('formats a date as MM/DD/YYYY', () => {
  expect(formatTypedDate('2026-11-20')).toBe('11/20/2026');
  expect(formatTypedDate('tomorrow')).toBe('tomorrow');
});
