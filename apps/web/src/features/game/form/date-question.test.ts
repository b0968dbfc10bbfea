import { expect, it } from 'vitest';
import { dateQuestion } from './date-question';

const today = '2026-11-22';
const ask = (date: string, birthdate: string | null = null) => dateQuestion(date, today, birthdate)?.text;

it.each(['2026-11-22', '2026-11-23', '2025-11-22', '2006-12-01', 'tomorrow'])(
  'does not ask about %s',
  (date) => {
    expect(ask(date)).toBeUndefined();
  },
);

it('asks about a year that looks mistyped', () => {
  expect(ask('2100-11-22')).toMatch(/^This day is still to come/u);
  expect(ask('2026-11-24')).toMatch(/^This day is still to come/u);
  expect(ask('1926-11-22')).toBe('That is 100 years ago. Please check the year.');
  expect(ask('2015-11-22', '2014-05-05')).toBe(
    'You were not yet 3 years old that day. Please check the year.',
  );
  expect(ask('2019-11-22', '2014-05-05')).toBeUndefined();
  expect(dateQuestion('1926-11-22', today, null)?.title).toBe('Is Nov 22, 1926 right?');
});
