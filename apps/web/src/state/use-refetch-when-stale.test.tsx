import { act, waitFor } from '@testing-library/react';
import type { PrimitiveAtom } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import { useThread } from '../features/comment/use-thread';
import { useAwards } from '../features/award/awards.query';
import { useItem } from '../features/feed/use-item';
import { GameLoader } from '../features/game/game-loader';
import { GamesLoader } from '../features/game/games-loader';
import { useOwnGames } from '../features/game/use-own-games';
import { useGameTimeline, usePinnedHighlight } from '../features/live-game/game-timeline.query';
import { useStats } from '../features/season/season.query';
import { game, item, otherPlayer, seasonView } from './entities/entities.fixture';
import { liveGame } from './entities/live-game.fixture';
import { store } from './store';
import { errorReply, mockServer, show, signInBeforeEach } from './store.fixture';

/** Replaces the join time of all rooms. */
const mock = vi.hoisted((): { joined: PrimitiveAtom<number> | null } => ({ joined: null }));
vi.mock(import('./live'), async (original) => {
  const { atom } = await import('jotai');
  const { atomFamily } = await import('jotai-family');
  const joined = atom(0);
  mock.joined = joined;
  return { ...(await original()), syncedAtAtom: atomFamily(() => joined) };
});
const join = (at: number) => mock.joined && store.set(mock.joined, at);
afterEach(() => join(0));

signInBeforeEach();

const post = item({});
const played = game({});
const log = { ...liveGame({ status: 'final', game_id: played.id }), events: [], pins: [] };
const Item = () => void useItem('post', post.id);
const Thread = () => void useThread('post', post.id);
const Games = () => {
  useOwnGames();
  return null;
};
const Game = () => <GameLoader id={played.id}>{() => null}</GameLoader>;
const Timeline = () => void useGameTimeline(played.id);
const Pinned = () => void usePinnedHighlight(played.id, post.id);
const Awards = () => void useAwards(otherPlayer.id);
const Stats = () => void useStats({ user: otherPlayer.id, reading: 'year', which: 'all' });
const PlayerGames = () => (
  <GamesLoader user={otherPlayer.id} height="h-40">
    {() => null}
  </GamesLoader>
);
const waitBriefly = () => act(() => new Promise((done) => setTimeout(done, 100)));

it.each([
  ['an item', Item, `GET /api/posts/${post.id}`, post],
  ['a thread', Thread, `GET /api/posts/${post.id}/comments`, []],
  ['the own games list', Games, 'GET /api/games', []],
  ['a game', Game, `GET /api/games/${played.id}`, played],
  ['a timeline', Timeline, `GET /api/games/${played.id}/timeline`, log],
  ['the timeline of a pinned highlight', Pinned, `GET /api/games/${played.id}/timeline`, log],
  ['awards', Awards, `GET /api/users/${otherPlayer.id}/awards`, []],
  ['stats', Stats, `GET /api/users/${otherPlayer.id}/stats`, seasonView({})],
  ['the games list of a player', PlayerGames, `GET /api/games/user/${otherPlayer.id}`, []],
])('refetches %s once after its room is joined again, and does not loop when that fails', async (...row) => {
  const [, Reader, call, response] = row;
  let removed = false;
  const { requestsTo } = mockServer({
    [call]: async () => {
      // Long enough for the pending state to render.
      await new Promise((done) => setTimeout(done, 10));
      return removed ? errorReply(404, 'Gone.') : response;
    },
  });
  show(<Reader />);
  await waitFor(() => expect(requestsTo(call)).toHaveLength(1));
  await waitBriefly();
  act(() => void join(performance.now()));
  await waitFor(() => expect(requestsTo(call)).toHaveLength(2));
  await waitBriefly();
  removed = true;
  act(() => void join(performance.now()));
  await waitFor(() => expect(requestsTo(call)).toHaveLength(3));
  await waitBriefly();
  expect(requestsTo(call)).toHaveLength(3);
});

it('refetches once while a preloaded response is not taken', async () => {
  const call = `GET /api/users/${otherPlayer.id}/awards`;
  const { requestsTo } = mockServer({ [call]: () => [] });
  window.preloaded = {
    authorization: 'Bearer token',
    profileId: null,
    startedAt: performance.now(),
    responses: { '/api/drills': Promise.resolve(Response.json([])) },
  };
  try {
    show(<Awards />);
    await waitFor(() => expect(requestsTo(call)).toHaveLength(1));
    await waitBriefly();
    act(() => void join(performance.now()));
    await waitFor(() => expect(requestsTo(call)).toHaveLength(2));
    await waitBriefly();
    expect(requestsTo(call)).toHaveLength(2);
  } finally {
    delete window.preloaded;
  }
});
