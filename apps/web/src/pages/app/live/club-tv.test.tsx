import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { liveGame } from '../../../state/entities/live-game.fixture';
import { mockServer, showAt, signInBeforeEach } from '../../../state/store.fixture';
import { ClubTv } from './club-tv';

signInBeforeEach();

const show = (count: number) => {
  mockServer({});
  const games = Array.from({ length: count }, () => liveGame({}));
  showAt('/', <ClubTv name="Owls" games={games} onClose={() => undefined} />);
};

it.each([0, 1])('offers no turning of pages with %i games', async (count) => {
  show(count);
  expect(await screen.findByRole('button', { name: 'Leave' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  expect(screen.queryByText('1/1')).toBeNull();
});

it('counts the pages of two games and can pause', async () => {
  show(2);
  expect(await screen.findByText('1/3')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Pause' })).toBeDefined();
});
