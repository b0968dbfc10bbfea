import { emptySeasonSums, seasonOf, statsOf } from '@rinkside/contracts/season';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { localToday } from '../../../features/calendar/parse-date';
import { profile } from '../../../state/profile.fixture';
import { me } from '../../../state/entities/entities.fixture';
import { mockServer, showAt, signInBeforeEach } from '../../../state/store.fixture';
import { WelcomeBanner } from './welcome-banner';

signInBeforeEach();

const serve = (games: number) =>
  mockServer({
    [`GET /api/users/${me.id}/stats`]: () => ({
      ...statsOf({ ...emptySeasonSums, games }),
      reading: 'dashboard',
      season: seasonOf('dashboard', localToday()),
      starts_on: null,
      ends_on: null,
      version: 1,
    }),
    'GET /api/follows/following': () => [me],
  });
const show = (role: 'parent' | 'coach' | 'player') =>
  showAt('/app/dashboard', <WelcomeBanner profile={{ ...profile, role }} />);

it.each([
  ['parent', 'See what the team has been up to.'],
  ['coach', 'See how your players are doing.'],
] as const)('shows a %s without own games no season figures', async (role, text) => {
  const { requests } = serve(0);
  show(role);
  expect(await screen.findByText(text)).toBeDefined();
  expect(requests.some(({ path }) => path.endsWith('/stats'))).toBe(true);
  expect(screen.queryByRole('region', { name: 'Current season' })).toBeNull();
});

it('shows a parent with own games their season', async () => {
  serve(3);
  show('parent');
  expect(await screen.findByRole('region', { name: 'Current season' })).toBeDefined();
});

it('shows a player the empty board', async () => {
  serve(0);
  show('player');
  expect(await screen.findByText('Your numbers appear here after your first game.')).toBeDefined();
});
