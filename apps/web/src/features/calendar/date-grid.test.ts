import { expect, it } from 'vitest';
import { dateAfterKey, weeksOf } from './date-grid';

it('lays out a month in weeks that start on Sunday', () => {
  const weeks = weeksOf('2026-11-20');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toBe('2026-11-01');
  expect(weeks.at(-1)).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null]);
});

it.each([
  ['ArrowLeft', false, '2026-01-30'],
  ['ArrowDown', false, '2026-02-07'],
  ['Home', false, '2026-01-25'],
  ['End', false, '2026-01-31'],
  ['PageDown', false, '2026-02-28'],
  ['PageUp', true, '2025-01-31'],
  ['Enter', false, null],
])('moves from Jan 31, 2026 with %s (shift %s) to %s', (key, shift, date) => {
  expect(dateAfterKey('2026-01-31', key, shift)).toBe(date);
});
