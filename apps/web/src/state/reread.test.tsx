import { act, waitFor } from '@testing-library/react';
import type { PrimitiveAtom } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import { useThread } from '../features/comment/use-thread';
import { useItem } from '../features/feed/use-item';
import { useOwnGames } from '../features/game/use-own-games';
import { item } from './fold.fixture';
import { store } from './store';
import { refusal, serve, show, signedIn } from './store.fixture';

/** When every room was last joined. */
const link = vi.hoisted((): { joined: PrimitiveAtom<number> | null } => ({ joined: null }));
vi.mock(import('./live'), async (original) => {
  const { atom } = await import('jotai');
  const { atomFamily } = await import('jotai-family');
  const joined = atom(0);
  link.joined = joined;
  return { ...(await original()), watchedAtAtom: atomFamily(() => joined) };
});
const join = (at: number) => link.joined && store.set(link.joined, at);
afterEach(() => join(0));

signedIn();

const post = item({});
const Item = () => void useItem('post', post.id);
const Thread = () => void useThread('post', post.id);
const Games = () => {
  useOwnGames();
  return null;
};
const pause = () => act(() => new Promise((done) => setTimeout(done, 100)));

it.each([
  ['an item', Item, `GET /api/posts/${post.id}`, post],
  ['a thread', Thread, `GET /api/posts/${post.id}/comments`, []],
  ['one’s games', Games, 'GET /api/games', []],
])(
  '%s is read again once when its room is joined anew, and not without end where that fails',
  async (...row) => {
    const [, Reader, call, answer] = row;
    let gone = false;
    const { asked } = serve({
      [call]: async () => {
        // Long enough to be drawn as under way.
        await new Promise((done) => setTimeout(done, 10));
        return gone ? refusal(404, 'Gone.') : answer;
      },
    });
    show(<Reader />);
    await waitFor(() => expect(asked(call)).toHaveLength(1));
    await pause();
    act(() => void join(performance.now()));
    await waitFor(() => expect(asked(call)).toHaveLength(2));
    await pause();
    gone = true;
    act(() => void join(performance.now()));
    await waitFor(() => expect(asked(call)).toHaveLength(3));
    await pause();
    expect(asked(call)).toHaveLength(3);
  },
);
