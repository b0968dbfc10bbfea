import { act, waitFor } from '@testing-library/react';
import type { PrimitiveAtom } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import { useThread } from '../features/comment/use-thread';
import { useItem } from '../features/feed/use-item';
import { useOwnGames } from '../features/game/use-own-games';
import { item } from './entities/entities.fixture';
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
const Item = () => void useItem('post', post.id);
const Thread = () => void useThread('post', post.id);
const Games = () => {
  useOwnGames();
  return null;
};
const waitBriefly = () => act(() => new Promise((done) => setTimeout(done, 100)));

it.each([
  ['an item', Item, `GET /api/posts/${post.id}`, post],
  ['a thread', Thread, `GET /api/posts/${post.id}/comments`, []],
  ['the own games list', Games, 'GET /api/games', []],
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
