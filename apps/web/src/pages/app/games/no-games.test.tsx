import type { ChildView } from '@rinkside/contracts/child';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { otherPlayer } from '../../../state/entities/entities.fixture';
import { profile } from '../../../state/profile.fixture';
import { saveProfile } from '../../../state/profile';
import { mockServer, showAt, signInBeforeEach } from '../../../state/store.fixture';
import { NoGames } from './no-games';

signInBeforeEach();

const child = (rights: ChildView['rights']): ChildView => ({
  ...otherPlayer,
  age: '10U',
  level: null,
  organization: null,
  guardians: 1,
  version: 1,
  has_login: false,
  rights,
  unread: 0,
});
const show = (role: 'parent' | 'coach', children: ChildView[] = [], isConfirmed = false) => {
  mockServer({ 'GET /api/users/me/children': () => children });
  saveProfile({ ...profile, role, coach_confirmed: isConfirmed });
  showAt('/app/games', <NoGames />);
};
const hrefOf = async (name: string | RegExp) =>
  (await screen.findByRole('link', { name })).getAttribute('href');

it('takes a parent to the games of a child and offers to log or score one', async () => {
  show('parent', [child('act')]);
  expect(await hrefOf(/^Sam Okafor/u)).toBe(`/app/profile/${otherPlayer.id}#games`);
  expect(screen.getByRole('button', { name: /^Add Game of .*Sam Okafor/u })).toBeDefined();
  expect(screen.getByRole('button', { name: /^Go live with .*Sam Okafor/u })).toBeDefined();
  expect(await hrefOf('Log a game of your own')).toBe('/app/add-game');
  expect(screen.queryByRole('link', { name: 'Add your first game' })).toBeNull();
});

it('offers no logging for a child that the parent only sees', async () => {
  show('parent', [child('oversee')]);
  await hrefOf(/^Sam Okafor/u);
  expect(screen.queryByRole('button')).toBeNull();
});

it('lets a parent without children add one', async () => {
  show('parent');
  expect(await hrefOf('Add a child')).toBe('/app/settings');
});

it.each([
  [true, 'Team table', '/app/organization#team'],
  [false, 'See the organization', '/app/organization'],
])('takes a coach to the team (confirmed: %s)', async (isConfirmed, name, href) => {
  show('coach', [], isConfirmed);
  expect(await hrefOf(name)).toBe(href);
});
