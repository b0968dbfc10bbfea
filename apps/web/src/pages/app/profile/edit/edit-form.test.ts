import { todayUtc } from '@rinkside/contracts/player';
import { describe, expect, it } from 'vitest';
import { club } from '../../../../state/fold.fixture';
import { profile as noor } from '../../../../state/profile.fixture';
import { changesOf, draftOf, type EditValues, isGuarded, rulesFor } from './edit-form';

const owls = club('North Harbor Owls');
const profile = {
  ...noor,
  birthdate: '2008-05-05',
  organization_id: owls.id,
  organization: { ...owls, website: null, version: 1 },
};
const values = (changes: Partial<EditValues> = {}) => ({ ...draftOf(profile), ...changes }) as EditValues;
const young = `${Number(todayUtc().slice(0, 4)) - 9}-01-15`;
const messages = (changes: Partial<EditValues>) =>
  rulesFor(profile)
    .safeParse(values(changes))
    .error?.issues.map(({ message }) => message);

describe('its rules are those of onboarding', () => {
  it.each<[Partial<EditValues>, string]>([
    [{ first_name: ' ' }, 'First name is required'],
    [{ first_name: 'N' }, 'First name must be at least 2 characters'],
    [{ last_name: '' }, 'Last name is required'],
    [{ birthdate: '' }, 'Birthday is required'],
    [{ birthdate: '1900-01-01' }, 'Please enter a valid birthday'],
    [{ zipcode: '1234' }, 'Please enter a valid zip code'],
    [{ organization: null }, 'Please select your organization.'],
    [{ position: null }, 'Please select a position'],
    [{ birthdate: young }, 'A parent or guardian must confirm for players under 13.'],
  ])('%o: %s', (changes, message) => expect(messages(changes)).toEqual([message]));

  it('asks a coach for no position, and a guardian only once', () => {
    expect(messages({ role: 'coach', position: null })).toBeUndefined();
    expect(messages({ birthdate: young, guardian_confirmed: true })).toBeUndefined();
  });
});

describe('what is sent', () => {
  it('is what was changed, and nothing else', () => {
    expect(changesOf(profile, values())).toEqual({});
    expect(changesOf(profile, values({ first_name: 'Nora', public_player_page: false }))).toEqual({
      first_name: 'Nora',
      public_player_page: false,
    });
  });

  it('takes a coach’s position away, and names another organization by its id', () => {
    const moose = club('Moose');
    expect(changesOf(profile, values({ role: 'coach', organization: moose }))).toEqual({
      role: 'coach',
      position: null,
      organization_id: moose.id,
    });
  });
});

it('knows who needs a guardian', () => {
  expect(isGuarded(young)).toBe(true);
  expect(isGuarded('1990-01-01')).toBe(false);
  expect(isGuarded('')).toBe(false);
});
