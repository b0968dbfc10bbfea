import type { ChildView } from '@rinkside/contracts/child';
import type { ProfileView } from '@rinkside/contracts/player';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { otherPlayer } from '../../state/entities/entities.fixture';
import { profile } from '../../state/profile.fixture';
import { saveProfile } from '../../state/profile';
import { mockServer, show, signInBeforeEach } from '../../state/store.fixture';
import { AddMenu } from './add-menu';

signInBeforeEach();

const child = (first_name: string, rights: ChildView['rights'] = 'act'): ChildView => ({
  ...otherPlayer,
  id: `01990000-0000-7000-8000-0000000000${first_name.charCodeAt(0)}`,
  first_name,
  age: '10U',
  level: null,
  organization: null,
  guardians: 1,
  version: 1,
  has_login: false,
  rights,
  unread: 0,
});

/** Opens the menu and returns its labels without the marks around names. */
const openMenu = async (changes: Partial<ProfileView>, children: ChildView[] = []) => {
  const { requestsTo } = mockServer({ 'GET /api/users/me/children': () => children });
  saveProfile({ ...profile, ...changes });
  show(<AddMenu />);
  if (changes.role === 'parent')
    await waitFor(() => expect(requestsTo('GET /api/users/me/children')).toHaveLength(1));
  fireEvent.keyDown(screen.getByRole('button', { name: 'Add' }), { key: 'Enter' });
  await screen.findByRole('menuitem', { name: 'Add Game' });
  return () =>
    screen.getAllByRole('menuitem').map(({ textContent }) => textContent.replaceAll(/\p{Cf}/gu, ''));
};

const ownGames = ['Add Game', 'Go live'];
const share = ['Write a post', 'Add Highlight'];

it('offers a player the own games first', async () => {
  const labels = await openMenu({});
  expect(labels()).toEqual([...ownGames, ...share.toReversed()]);
});

it('offers a parent the games of the children first', async () => {
  const labels = await openMenu({ role: 'parent' }, [child('Ivy'), child('Max'), child('Zoe', 'oversee')]);
  const ofChildren = ['Ivy', 'Max'].flatMap((name) => [`Add Game for ${name}`, `Go live with ${name}`]);
  await waitFor(() => expect(labels()).toEqual([...ofChildren, ...share, ...ownGames]));
});

it('offers a parent without children to add one', async () => {
  const labels = await openMenu({ role: 'parent' });
  await waitFor(() => expect(labels()).toEqual(['Add a child', ...share, ...ownGames]));
});

it.each([
  [true, ['Team table', 'Practice plan']],
  [false, []],
])('offers a coach the team first (confirmed: %s)', async (isConfirmed, ofTeam) => {
  const labels = await openMenu({ role: 'coach', coach_confirmed: isConfirmed });
  expect(labels()).toEqual([...ofTeam, ...share, ...ownGames]);
});
