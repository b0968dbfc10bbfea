import { act, fireEvent, screen } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { describe, expect, it } from 'vitest';
import { entityStore, itemAtom } from '../../state/entities/entity-store';
import { item } from '../../state/entities/entities.fixture';
import { errorReply, mockServer, show, signInBeforeEach } from '../../state/store.fixture';
import { shownLike } from './like';
import { LikeButton } from './like-button';

signInBeforeEach();

const LiveLikeButton = ({ id }: { id: string }) => {
  const post = useAtomValue(itemAtom(id));
  return post && <LikeButton item={post} />;
};
const heart = () => screen.getByRole('button', { name: /^Like/u });

describe('shownLike', () => {
  it('applies the optimistic value to the server state, never below 0', () => {
    expect(shownLike({ userLiked: false, likesCount: 4 }, true)).toEqual({ liked: true, count: 5 });
    expect(shownLike({ userLiked: true, likesCount: 4 }, true)).toEqual({ liked: true, count: 4 });
    expect(shownLike({ userLiked: true, likesCount: 4 }, false)).toEqual({ liked: false, count: 3 });
    expect(shownLike({ userLiked: true, likesCount: 0 }, false)).toEqual({ liked: false, count: 0 });
  });
});

describe('like button', () => {
  it('updates at once, then shows the count of the server', async () => {
    const post = item({ likesCount: 2 });
    const server = mockServer({ 'POST /api/likes': () => ({ likesCount: 9, userLiked: true, version: 5 }) });
    entityStore.applyViews([post]);
    show(<LiveLikeButton id={post.id} />);
    fireEvent.click(heart());
    expect(heart().getAttribute('aria-label')).toBe('Like, 3 likes');
    expect(await screen.findByRole('button', { name: 'Like, 9 likes', pressed: true })).toBeDefined();
    expect(server.requestsTo('POST /api/likes')[0]?.body).toEqual({
      target_type: 'post',
      target_id: post.id,
    });
  });

  it('counts a like once when the live event arrives before the reply', async () => {
    const post = item({ likesCount: 2 });
    const reply = Promise.withResolvers<unknown>();
    mockServer({ 'POST /api/likes': () => reply.promise });
    entityStore.applyViews([post]);
    show(<LiveLikeButton id={post.id} />);
    fireEvent.click(heart());
    act(() =>
      entityStore.live['like.changed']({
        target_type: 'post',
        target_id: post.id,
        likesCount: 3,
        version: 2,
        actor_id: '01990001-0000-7000-8000-000000000001',
        liked: true,
      }),
    );
    expect(heart().getAttribute('aria-label')).toBe('Like, 3 likes');
    reply.resolve({ likesCount: 3, userLiked: true, version: 2 });
    expect(await screen.findByRole('button', { name: 'Like, 3 likes', pressed: true })).toBeDefined();
  });

  it("reverts and shows the server's message when the like is rejected", async () => {
    const post = item({ likesCount: 2 });
    mockServer({
      'POST /api/likes': () => errorReply(429, 'Too many requests. Please try again in a moment.'),
    });
    entityStore.applyViews([post]);
    show(<LiveLikeButton id={post.id} />);
    fireEvent.click(heart());
    expect(await screen.findByText('Too many requests. Please try again in a moment.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Like, 2 likes', pressed: false })).toBeDefined();
  });

  it('removes the item when it was deleted', async () => {
    const post = item({});
    mockServer({ 'POST /api/likes': () => errorReply(404, 'Not found.') });
    entityStore.applyViews([post]);
    show(<LiveLikeButton id={post.id} />);
    fireEvent.click(heart());
    await screen.findByText('Not found.');
    expect(screen.queryByRole('button', { name: /^Like/u })).toBeNull();
  });
});
