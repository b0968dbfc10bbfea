import { expect, it } from 'vitest';
import { parseDate, formatTypedDate, insertSlashes } from './parse-date';

const today = '2026-11-21';

it.each([
  ['11/20/2026', '2026-11-20'],
  ['3/7/25', '2025-03-07'],
  ['3/7/27', '2027-03-07'],
  ['3/7/98', '1998-03-07'],
  ['03072025', '2025-03-07'],
  [' 2026-11-20 ', '2026-11-20'],
  ['02/29/2024', '2024-02-29'],
  ['01/01/1900', '1900-01-01'],
  ['12/31/2100', '2100-12-31'],
  ['02/29/2026', null],
  ['13/01/2026', null],
  ['00/10/2026', null],
  ['12/31/1899', null],
  ['01/01/2101', null],
  ['11/20', null],
  ['', null],
])('parses %j as %j', (text, date) => {
  expect(parseDate(text, today)).toBe(date);
});

it('inserts slashes while typing and leaves deletions alone', () => {
  let text = '';
  for (const key of '11202026') text = insertSlashes(text, text + key);
  expect(text).toBe('11/20/2026');
  expect(insertSlashes('11/', '11')).toBe('11');
  expect(insertSlashes('1', '1/')).toBe('1/');
  expect(insertSlashes('', '11202026')).toBe('11/20/2026');
});

it('formats a date as MM/DD/YYYY', () => {
  expect(formatTypedDate('2026-11-20')).toBe('11/20/2026');
});
