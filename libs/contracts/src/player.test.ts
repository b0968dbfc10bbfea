import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageLevels, ageOn, levels } from './player.js';
import { onboardingBody, profileBody } from './player.schema.js';

const date = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
const iso = (value: Date) => value.toISOString().slice(0, 10);

describe('ageOn', () => {
  it('returns the number of birthdays since birth', () => {
    fc.assert(
      fc.property(date, date, (a, b) => {
        const [born, today] = [iso(a < b ? a : b), iso(a < b ? b : a)];
        let birthdays = 0;
        const year = (n: number) => String(Number(born.slice(0, 4)) + n) + born.slice(4);
        while (year(birthdays + 1) <= today) birthdays++;
        expect(ageOn(born, today)).toBe(birthdays);
      }),
    );
  });

  it('counts a birthday on 29 February from 1 March in other years', () => {
    expect(ageOn('2012-02-29', '2025-02-28')).toBe(12);
    expect(ageOn('2012-02-29', '2025-03-01')).toBe(13);
    expect(ageOn('2012-02-29', '2028-02-29')).toBe(16);
  });
});

it('lists the age levels 6U to 18U and the levels House to Pro', () => {
  expect(ageLevels).toEqual([
    '6U', '7U', '8U', '9U', '10U', '11U', '12U', '13U', '14U', '15U', '16U', '17U', '18U',
  ]); // prettier-ignore
  expect(levels).toEqual(['House', 'B', 'A', 'AA', 'AAA', 'Junior', 'College', 'Pro']);
});

describe('profile schemas', () => {
  it('reject unknown keys', () => {
    for (const key of [
      'id',
      'email',
      'avatar',
      'onboarding_complete',
      'moderator',
      'coach_confirmed',
      '__proto__x',
    ])
      expect(profileBody.safeParse({ [key]: 'x' }).success).toBe(false);
  });

  // @covers V15.3.5
  it('never throw on arbitrary input', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        onboardingBody.safeParse(input);
        profileBody.safeParse(input);
      }),
    );
  });
});
