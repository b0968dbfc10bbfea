import { type ProfileView, todayUtc } from '@rinkside/contracts/player';
import { describe, expect, it } from 'vitest';
import { club } from '../../../../state/entities/entities.fixture';
import { profile as noor } from '../../../../state/profile.fixture';
import { touchedFields } from '../../../../features/edit/edit';
import {
  type EditValues,
  isGuarded,
  profileBodyOf,
  profileDraftOf,
  profileEdit,
  rulesFor,
  storedValues,
} from './edit-form';

const owls = club('North Harbor Owls');
const profile = {
  ...noor,
  birthdate: '2008-05-05',
  organization_id: owls.id,
  organization: { ...owls, website: null, version: 1 },
};
const values = (changes: Partial<EditValues> = {}) =>
  ({ ...profileDraftOf(profile), ...changes }) as EditValues;
const bodyOf = (opened: ProfileView, changed: EditValues) => {
  const edit = profileEdit(opened, () => Promise.resolve(opened));
  return profileBodyOf(opened, touchedFields(edit, storedValues(changed)), changed);
};
const under13Birthdate = `${Number(todayUtc().slice(0, 4)) - 9}-01-15`;
const messages = (changes: Partial<EditValues>) =>
  rulesFor(profile)
    .safeParse(values(changes))
    .error?.issues.map(({ message }) => message);

describe('rulesFor', () => {
  it.each<[Partial<EditValues>, string]>([
    [{ first_name: ' ' }, 'First name is required'],
    [{ first_name: 'N' }, 'First name must be at least 2 characters'],
    [{ last_name: '' }, 'Last name is required'],
    [{ birthdate: '' }, 'Birthday is required'],
    [{ birthdate: '1900-01-01' }, 'Please enter a valid birthday'],
    [{ zipcode: '1234' }, 'Please enter a valid zip code'],
    [{ organization: null }, 'Please select your organization.'],
    [{ position: null }, 'Please select a position'],
    [{ birthdate: under13Birthdate }, 'A parent or guardian must confirm for players under 13.'],
  ])('%o fails with: %s', (changes, message) => expect(messages(changes)).toEqual([message]));

  it('requires no position of a coach and no second guardian confirmation', () => {
    expect(messages({ role: 'coach', position: null })).toBeUndefined();
    expect(messages({ birthdate: under13Birthdate, guardian_confirmed: true })).toBeUndefined();
  });
});

describe('the full name of a player under 13', () => {
  const shown = { birthdate: under13Birthdate, guardian_confirmed: true, show_full_name_publicly: true };

  it('needs a confirmation of a parent or guardian of its own', () => {
    expect(messages(shown)).toEqual([
      'A parent or guardian must confirm that the full name of a player under 13 is shown.',
    ]);
    expect(messages({ ...shown, full_name_confirmed: true })).toBeUndefined();
    expect(messages({ ...shown, birthdate: '2008-05-05' })).toBeUndefined();
  });

  it('is sent with the confirmation', () => {
    const child = { ...profile, birthdate: under13Birthdate, guardian_confirmed_at: '2026-01-01T00:00:00Z' };
    expect(bodyOf(child, { ...values(), ...shown, full_name_confirmed: true })).toEqual({
      show_full_name_publicly: true,
      guardian_confirmed: true,
    });
  });
});

describe('profileBodyOf', () => {
  it('returns only changed fields', () => {
    expect(bodyOf(profile, values())).toEqual({});
    expect(bodyOf(profile, values({ first_name: 'Nora', public_player_page: false }))).toEqual({
      first_name: 'Nora',
      public_player_page: false,
    });
  });

  it('clears a coach’s position and sends a new organization by id', () => {
    const moose = club('Moose');
    expect(bodyOf(profile, values({ role: 'coach', organization: moose }))).toEqual({
      role: 'coach',
      position: null,
      organization_id: moose.id,
    });
  });
});

it('isGuarded is true under 13', () => {
  expect(isGuarded(under13Birthdate)).toBe(true);
  expect(isGuarded('1990-01-01')).toBe(false);
  expect(isGuarded('')).toBe(false);
});
