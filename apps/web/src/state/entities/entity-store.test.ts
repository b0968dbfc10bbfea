import { beforeEach, describe, expect, it } from 'vitest';
import { incomingItemsAtom, followingAtom, seasonAtom, unreadAtom } from './entity-store';
import { game, highlight, item, liveOf, me, otherPlayer, stats } from './entities.fixture';
import { likeChanged, createTestEntityStore } from './entity-store.fixture';

describe('items', () => {
  let { entities, read, store, tick } = createTestEntityStore();
  beforeEach(() => ({ entities, read, store, tick } = createTestEntityStore()));

  it('keeps a newer like and takes the newer text when an older view arrives', () => {
    const first = item({ version: 1, content: 'first', likesCount: 0 });
    entities.applyViews([first]);
    entities.live['like.changed'](likeChanged({ ...first, version: 5, likesCount: 7 }, otherPlayer.id, true));
    entities.live['feed.changed']({
      item: liveOf({ ...first, version: 3, content: 'edited', likesCount: 4 }),
      version: 3,
    });
    expect(read(first.id)).toMatchObject({ content: 'edited', likesCount: 7, likes: 7, userLiked: false });
  });

  it('an early like does not block a later comment count', () => {
    const first = item({ version: 1, commentsCount: 0 });
    entities.applyViews([first]);
    entities.live['like.changed'](likeChanged({ ...first, version: 9, likesCount: 1 }, otherPlayer.id, true));
    entities.applyViews([{ ...first, version: 4, commentsCount: 2 }]);
    expect(read(first.id)).toMatchObject({ commentsCount: 2, likesCount: 1 });
  });

  it('keeps all fields of games and highlights', () => {
    for (const view of [game({ version: 2 }), highlight({ version: 2 })]) {
      entities.applyViews([view]);
      entities.live['like.changed'](
        likeChanged({ ...view, version: 3, likesCount: 1 }, otherPlayer.id, true),
      );
      expect(read(view.id)).toEqual({ ...view, version: 3, likes: 1, likesCount: 1 });
    }
  });

  it('applies a like that arrives before its item', () => {
    const post = item({ version: 2, likesCount: 0 });
    entities.live['like.changed'](likeChanged({ ...post, version: 3, likesCount: 1 }, me.id, true));
    expect(read(post.id)).toBeNull();
    entities.applyViews([post]);
    expect(read(post.id)).toMatchObject({ likesCount: 1, userLiked: true });
  });

  it('sets userLiked only for the viewer’s likes', () => {
    const post = item({ version: 1 });
    entities.applyViews([post]);
    entities.live['like.changed'](likeChanged({ ...post, version: 2, likesCount: 1 }, otherPlayer.id, true));
    expect(read(post.id)?.userLiked).toBe(false);
    entities.live['like.changed'](likeChanged({ ...post, version: 3, likesCount: 2 }, me.id, true));
    expect(read(post.id)?.userLiked).toBe(true);
  });

  it('keeps the viewer’s fields after a live view, and sets defaults for a new item', () => {
    const post = item({ version: 1, userLiked: true, can: { edit: true, remove: true } });
    entities.applyViews([post]);
    entities.live['feed.changed']({ item: liveOf({ ...post, version: 2, content: 'again' }), version: 2 });
    expect(read(post.id)).toMatchObject({ content: 'again', userLiked: true, can: { edit: true } });

    const own = item({ user: me });
    const other = item({ user: otherPlayer });
    entities.live['feed.added']({ item: liveOf(own), version: own.version });
    entities.live['feed.added']({ item: liveOf(other), version: other.version });
    expect(read(own.id)).toMatchObject({ userLiked: false, comments: [], can: { edit: true, remove: true } });
    expect(read(other.id)).toMatchObject({ can: { edit: false, remove: false } });
    expect(store.get(incomingItemsAtom).map(({ id }) => id)).toEqual([own.id, other.id]);
  });

  it('lists an item as incoming again after a second feed.added event', () => {
    const [post, other] = [item({ version: 1 }), item({ version: 1 })];
    for (const added of [post, other]) entities.live['feed.added']({ item: liveOf(added), version: 1 });
    const readAt = tick();
    entities.live['feed.removed']({ content_type: 'post', id: post.id, version: 2 });
    entities.live['feed.added']({ item: liveOf({ ...post, version: 3 }), version: 3 });
    const incoming = store.get(incomingItemsAtom);
    expect(incoming.map(({ id }) => id)).toEqual([other.id, post.id]);
    expect(incoming.filter(({ receivedAt }) => receivedAt > readAt).map(({ id }) => id)).toEqual([post.id]);
  });

  it('hides a removed item until a newer view makes it public again', () => {
    const post = item({ version: 4 });
    entities.live['feed.removed']({ content_type: 'post', id: post.id, version: 5 });
    entities.applyViews([post]);
    entities.live['feed.changed']({ item: liveOf({ ...post, version: 5 }), version: 5 });
    expect(read(post.id)).toBeNull();
    entities.applyViews([{ ...post, version: 6 }]);
    expect(read(post.id)).not.toBeNull();
    entities.removeItem(post.id);
    entities.applyViews([{ ...post, version: 99 }]);
    expect(read(post.id)).toBeNull();
  });

  it('reset clears everything', () => {
    const post = item({});
    entities.applyViews([post]);
    entities.applyFollowing('user:a', true, tick());
    entities.applyUnread(2, tick());
    entities.live['season.changed']({
      user_id: me.id,
      reading: 'dashboard',
      season: 2026,
      stats: stats({}),
      version: 9,
    });
    entities.reset();
    expect(read(post.id)).toBeNull();
    expect(store.get(followingAtom('user:a'))).toBe(false);
    expect(store.get(unreadAtom)).toBe(0);
    expect(store.get(seasonAtom(`${me.id}:dashboard:2026`))).toBeNull();
  });
});

describe('highlights', () => {
  const ready = highlight({ version: 5 });
  const processing = { ...ready, version: 2, status: 'processing' as const, media_url: null };

  it('applies highlight.ready and keeps the viewer’s fields', () => {
    const { entities, read } = createTestEntityStore();
    entities.applyViews([{ ...processing, userLiked: true }]);
    entities.live['highlight.ready']({ highlight: liveOf(ready), version: 5 });
    expect(read(ready.id)).toMatchObject({ status: 'ready', media_url: ready.media_url, userLiked: true });
  });

  it('applies highlight.failed, even before the first view, until a newer view', () => {
    const { entities, read } = createTestEntityStore();
    entities.live['highlight.failed']({ id: ready.id, reason: 'Not a video.', version: 3 });
    expect(read(ready.id)).toBeNull();
    entities.applyViews([processing]);
    expect(read(ready.id)).toMatchObject({ status: 'failed' });
    entities.applyViews([ready]);
    expect(read(ready.id)).toMatchObject({ status: 'ready' });
  });
});
