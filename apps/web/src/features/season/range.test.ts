import { expect, it } from 'vitest';
import { dashboardSeason, rangeText } from './range';

it.each([
  ['2026-07-31', '2025-08-01', '2026-07-31'],
  ['2026-08-01', '2026-08-01', '2027-07-31'],
  ['2026-12-31', '2026-08-01', '2027-07-31'],
  ['2027-01-01', '2026-08-01', '2027-07-31'],
])('on %s the season runs from %s to %s', (today, startsOn, endsOn) => {
  expect(dashboardSeason(today)).toEqual({ startsOn, endsOn });
});

it('prints its range', () => {
  expect(rangeText(dashboardSeason('2026-11-21'))).toBe('Aug 1, 2026 – Jul 31, 2027');
});
