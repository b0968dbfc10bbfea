import { expect, it } from 'vitest';
import { absoluteTime, relativeTime } from './relative-time';

const now = new Date(2026, 10, 21, 12).getTime();
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString();

it.each([
  [-30, 'just now'],
  [59, 'just now'],
  [60, '1 min ago'],
  [3599, '59 min ago'],
  [3600, '1 h ago'],
  [86_400, 'yesterday'],
  [86_400 + 11 * 3600, 'yesterday'],
  [86_400 + 13 * 3600, '2 days ago'],
  [6 * 86_400, '6 days ago'],
  [7 * 86_400, 'Nov 14, 2026'],
])('formats %i seconds ago as "%s"', (seconds, text) => {
  expect(relativeTime(ago(seconds), now)).toBe(text);
});

it('formats the absolute time', () => {
  expect(absoluteTime(ago(0))).toMatch(/^Saturday, November 21, 2026 at /u);
});
