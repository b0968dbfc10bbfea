import { seasonOf } from '@rinkside/contracts/season';
import { expect, it } from 'vitest';
import { rangeText } from './season-games';

it.each([
  ['2026-07-31', 'Aug 1, 2025 – Jul 31, 2026'],
  ['2026-08-01', 'Aug 1, 2026 – Jul 31, 2027'],
  ['2026-12-31', 'Aug 1, 2026 – Jul 31, 2027'],
  ['2027-01-01', 'Aug 1, 2026 – Jul 31, 2027'],
])('returns the dashboard season of %s as %s', (today, text) => {
  expect(rangeText('dashboard', seasonOf('dashboard', today))).toBe(text);
});
