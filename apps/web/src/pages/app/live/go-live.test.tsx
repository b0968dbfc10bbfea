import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { entityStore } from '../../../state/entities/entity-store';
import { me } from '../../../state/entities/entities.fixture';
import { liveGame } from '../../../state/entities/live-game.fixture';
import { store } from '../../../state/store';
import { errorReply, mockServer, showAt, signInBeforeEach } from '../../../state/store.fixture';
// Loaded lazily by the page.
import '../../../features/live-game/live-cards';
import { clearLogs, continueLog, liveLogAtom, refreshLogs } from '../../../features/live-game/live-log';
import { GoLivePage } from './go-live';

signInBeforeEach();
beforeEach(() => refreshLogs());

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

it('continues the running game of another device here', async () => {
  const game = liveGame({ player: { ...me, position: 'skater' } });
  const scorer = { term: 2, device_id: game.id, name: 'Noor' };
  const server = mockServer({
    'GET /api/games': () => [],
    [`POST /api/live-games/${game.id}/scorer`]: () => ({ version: 2, scorer }),
  });
  entityStore.applyLiveGames([game], 0);
  show();
  const button = await screen.findByRole('button', { name: 'Continue scoring here' });
  await act(async () => void fireEvent.click(button));
  await waitFor(() => expect(server.requests.some(({ path }) => path.endsWith('/scorer'))).toBe(true));
  await waitFor(() => expect(store.get(liveLogAtom(game.id))?.log.term).toBe(2));
  await clearLogs('noor').catch(() => null);
});

it('stays here when another device cannot be replaced', async () => {
  const game = liveGame({ player: { ...me, position: 'skater' } });
  mockServer({
    'GET /api/games': () => [],
    [`POST /api/live-games/${game.id}/scorer`]: () => errorReply(409, 'This game has ended.'),
  });
  entityStore.applyLiveGames([game], 0);
  show();
  const button = await screen.findByRole('button', { name: 'Continue scoring here' });
  await act(async () => void fireEvent.click(button));
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect(store.get(liveLogAtom(game.id))).toBeNull();
});

it('offers nothing to take over while this device scores the game', async () => {
  const game = liveGame({ player: { ...me, position: 'skater' } });
  mockServer({ 'GET /api/games': () => [] });
  entityStore.applyLiveGames([game], 0);
  await continueLog(game.id, game.id, 1);
  show();
  expect(await screen.findByText(/^The next game can start/u)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Continue scoring here' })).toBeNull();
  await clearLogs('noor').catch(() => null);
});
