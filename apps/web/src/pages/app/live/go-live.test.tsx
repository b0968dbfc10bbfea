import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { entityStore } from '../../../state/entities/entity-store';
import { me } from '../../../state/entities/entities.fixture';
import { liveGame } from '../../../state/entities/live-game.fixture';
import { mockServer, showAt, signInBeforeEach } from '../../../state/store.fixture';
// Loaded lazily by the page.
import '../../../features/live-game/live-cards';
import { GoLivePage } from './go-live';

signInBeforeEach();

const show = () => showAt('/app/live', <GoLivePage />);

it('offers the running game of the player in place of a second one', async () => {
  mockServer({ 'GET /api/games': () => [] });
  const game = liveGame({ player: { ...me, position: 'skater' } });
  entityStore.applyLiveGames([game, liveGame({})], 0);
  show();
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/app/live/${game.id}`]);
  expect(screen.queryByRole('button', { name: /^Home/u })).toBeNull();
});

it('starts a game while only others play', async () => {
  mockServer({ 'GET /api/games': () => [] });
  entityStore.applyLiveGames([liveGame({})], 0);
  show();
  expect(await screen.findByRole('button', { name: /^Home/u })).toBeDefined();
});

it('keeps the place of the last opponents while they load', async () => {
  const reply = Promise.withResolvers<unknown>();
  mockServer({ 'GET /api/games': () => reply.promise });
  const { container } = show();
  await screen.findByRole('button', { name: /^Home/u });
  expect(container.querySelector('.animate-sheen')).not.toBeNull();
  reply.resolve([]);
  await waitFor(() => expect(container.querySelector('.animate-sheen')).toBeNull());
});
