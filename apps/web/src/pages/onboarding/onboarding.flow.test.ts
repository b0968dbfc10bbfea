import { describe, expect, it } from 'vitest';
import {
  type Answers,
  onboardingBodyOf,
  nextStep,
  noAnswers,
  previousStep,
  progressText,
  reachableStep,
  stepOf,
  steps,
  stepsOf,
} from './onboarding.flow';

const family: Answers = { ...noAnswers, card: 'family' };
const coach: Answers = { ...noAnswers, card: 'coach' };

describe('progressText', () => {
  it('shows five steps until the role is chosen', () => {
    for (const answers of [noAnswers, family, coach])
      expect((['names', 'avatar', 'role'] as const).map((step) => progressText(step, answers))).toEqual([
        'Step 1 of 5',
        'Step 2 of 5',
        'Step 3 of 5',
      ]);
  });

  it('includes the position step for players and parents', () => {
    expect(
      stepsOf(family)
        .map((step) => progressText(step, family))
        .slice(3),
    ).toEqual(['Step 4 of 6', 'Step 5 of 6', 'Step 6 of 6']);
  });

  it('skips the position step for coaches', () => {
    expect(
      stepsOf(coach)
        .map((step) => progressText(step, coach))
        .slice(3),
    ).toEqual(['Step 4 of 5', 'Step 5 of 5']);
    expect(nextStep('role', coach)).toBe('birthday-zipcode');
    expect(previousStep('birthday-zipcode', coach)).toBe('role');
  });

  it('skips the step about the role for guests who said who plays', () => {
    const guest = { ...family, isRoleKnown: true };
    expect(stepsOf(guest).map((step) => progressText(step, guest))).toEqual([
      'Step 1 of 5',
      'Step 2 of 5',
      'Step 3 of 5',
      'Step 4 of 5',
      'Step 5 of 5',
    ]);
    expect(nextStep('avatar', guest)).toBe('position');
  });

  it('has no step before the first or after the last', () => {
    expect(previousStep('names', family)).toBeNull();
    expect(nextStep('team-organization', family)).toBeNull();
  });
});

describe('reachableStep', () => {
  it('returns the first unanswered step', () => {
    expect(reachableStep('team-organization', noAnswers)).toBe('names');
    expect(reachableStep('team-organization', { ...family, done: ['names', 'avatar'] })).toBe('role');
    expect(reachableStep('birthday-zipcode', { ...family, done: ['names', 'avatar', 'role'] })).toBe(
      'position',
    );
  });

  it('returns the requested step when all earlier ones are done', () => {
    const done = ['names', 'avatar'] as const;
    expect(reachableStep('role', { ...noAnswers, done })).toBe('role');
    expect(reachableStep('names', { ...noAnswers, done })).toBe('names');
    expect(reachableStep('names', { ...family, done: steps })).toBe('names');
  });

  it('skips the position step for a coach', () => {
    expect(reachableStep('position', { ...coach, done: ['names', 'avatar', 'role'] })).toBe(
      'birthday-zipcode',
    );
  });
});

describe('bodyOf', () => {
  const complete: Answers = {
    ...family,
    firstName: ' Noor ',
    lastName: 'Haddad',
    position: 'goalie',
    birthdate: '1990-05-01',
    zipcode: '55401',
    organization: {
      id: '01990002-0000-7000-8000-000000000001',
      name: 'North Stars',
      team_name: null,
      image_url: null,
    },
    age: '12U',
    level: 'AA',
  };

  it('contains every answer', () => {
    expect(onboardingBodyOf(complete).data).toMatchObject({
      first_name: 'Noor',
      role: 'player',
      position: 'goalie',
      age: '12U',
      organization_id: complete.organization?.id,
    });
    expect(onboardingBodyOf({ ...complete, person: 'parent' }).data).toMatchObject({ role: 'parent' });
  });

  it('omits a position chosen before switching to coach', () => {
    expect(onboardingBodyOf({ ...complete, card: 'coach' }).data).toMatchObject({
      role: 'coach',
      position: null,
    });
  });

  it('drops the AI consent without the guardian confirmation', () => {
    expect(onboardingBodyOf({ ...complete, guardian: false, guardianAi: true }).data).toMatchObject({
      guardian_ai_confirmed: false,
    });
  });

  it('reports invalid fields, and stepOf returns their steps', () => {
    const fields = onboardingBodyOf({ ...complete, zipcode: 'x', level: null }).error?.issues.map(
      ({ path }) => String(path[0]),
    );
    expect(fields?.map(stepOf)).toEqual(['team-organization', 'birthday-zipcode']);
  });
});
