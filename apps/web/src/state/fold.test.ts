import { beforeEach, describe, expect, it } from 'vitest';
import { arrivalsAtom, followingAtom, seasonAtom, unreadAtom } from './fold';
import { game, highlight, item, liveOf, me, somebody, stats } from './fold.fixture';
import { likeOf, world } from './fold.world.fixture';

describe('items', () => {
  let { fold, read, store, tick } = world();
  beforeEach(() => ({ fold, read, store, tick } = world()));

  it('keeps a newer like when an older view arrives, and takes the newer text of that view', () => {
    const first = item({ version: 1, content: 'first', likesCount: 0 });
    fold.views([first]);
    fold.live['like.changed'](likeOf({ ...first, version: 5, likesCount: 7 }, somebody.id, true));
    fold.live['feed.changed']({
      item: liveOf({ ...first, version: 3, content: 'edited', likesCount: 4 }),
      version: 3,
    });
    expect(read(first.id)).toMatchObject({ content: 'edited', likesCount: 7, likes: 7, userLiked: false });
  });

  it('does not let an early like block a later comment count', () => {
    const first = item({ version: 1, commentsCount: 0 });
    fold.views([first]);
    fold.live['like.changed'](likeOf({ ...first, version: 9, likesCount: 1 }, somebody.id, true));
    fold.views([{ ...first, version: 4, commentsCount: 2 }]);
    expect(read(first.id)).toMatchObject({ commentsCount: 2, likesCount: 1 });
  });

  it('keeps games and highlights whole, like posts', () => {
    for (const view of [game({ version: 2 }), highlight({ version: 2 })]) {
      fold.views([view]);
      fold.live['like.changed'](likeOf({ ...view, version: 3, likesCount: 1 }, somebody.id, true));
      expect(read(view.id)).toEqual({ ...view, version: 3, likes: 1, likesCount: 1 });
    }
  });

  it('remembers a like that arrives before its item', () => {
    const post = item({ version: 2, likesCount: 0 });
    fold.live['like.changed'](likeOf({ ...post, version: 3, likesCount: 1 }, me.id, true));
    expect(read(post.id)).toBeNull();
    fold.views([post]);
    expect(read(post.id)).toMatchObject({ likesCount: 1, userLiked: true });
  });

  it('takes userLiked only from the viewer’s own likes', () => {
    const post = item({ version: 1 });
    fold.views([post]);
    fold.live['like.changed'](likeOf({ ...post, version: 2, likesCount: 1 }, somebody.id, true));
    expect(read(post.id)?.userLiked).toBe(false);
    fold.live['like.changed'](likeOf({ ...post, version: 3, likesCount: 2 }, me.id, true));
    expect(read(post.id)?.userLiked).toBe(true);
  });

  it('keeps what a socket does not know, and starts a new item without it', () => {
    const post = item({ version: 1, userLiked: true, can: { edit: true, remove: true } });
    fold.views([post]);
    fold.live['feed.changed']({ item: liveOf({ ...post, version: 2, content: 'again' }), version: 2 });
    expect(read(post.id)).toMatchObject({ content: 'again', userLiked: true, can: { edit: true } });

    const own = item({ user: me });
    const other = item({ user: somebody });
    fold.live['feed.added']({ item: liveOf(own), version: own.version });
    fold.live['feed.added']({ item: liveOf(other), version: other.version });
    expect(read(own.id)).toMatchObject({ userLiked: false, comments: [], can: { edit: true, remove: true } });
    expect(read(other.id)).toMatchObject({ can: { edit: false, remove: false } });
    expect(store.get(arrivalsAtom).map(({ id }) => id)).toEqual([own.id, other.id]);
  });

  it('arrives anew when it is announced once more', () => {
    const [post, other] = [item({ version: 1 }), item({ version: 1 })];
    for (const added of [post, other]) fold.live['feed.added']({ item: liveOf(added), version: 1 });
    const readAt = tick();
    fold.live['feed.removed']({ content_type: 'post', id: post.id, version: 2 });
    fold.live['feed.added']({ item: liveOf({ ...post, version: 3 }), version: 3 });
    const arrivals = store.get(arrivalsAtom);
    expect(arrivals.map(({ id }) => id)).toEqual([other.id, post.id]);
    expect(arrivals.filter(({ at }) => at > readAt).map(({ id }) => id)).toEqual([post.id]);
  });

  it('never shows a removed item again, unless it was made public again later', () => {
    const post = item({ version: 4 });
    fold.live['feed.removed']({ content_type: 'post', id: post.id, version: 5 });
    fold.views([post]);
    fold.live['feed.changed']({ item: liveOf({ ...post, version: 5 }), version: 5 });
    expect(read(post.id)).toBeNull();
    fold.views([{ ...post, version: 6 }]);
    expect(read(post.id)).not.toBeNull();
    fold.removed(post.id);
    fold.views([{ ...post, version: 99 }]);
    expect(read(post.id)).toBeNull();
  });

  it('forgets everything for the next viewer', () => {
    const post = item({});
    fold.views([post]);
    fold.following('user:a', true, tick());
    fold.unread(2, tick());
    fold.live['season.changed']({
      user_id: me.id,
      reading: 'dashboard',
      season: 2026,
      stats: stats({}),
      version: 9,
    });
    fold.forget();
    expect(read(post.id)).toBeNull();
    expect(store.get(followingAtom('user:a'))).toBe(false);
    expect(store.get(unreadAtom)).toBe(0);
    expect(store.get(seasonAtom(`${me.id}:dashboard:2026`))).toBeNull();
  });
});

describe('highlights', () => {
  const ready = highlight({ version: 5 });
  const processing = { ...ready, version: 2, status: 'processing' as const, media_url: null };

  it('become ready in place, for whoever looks at them', () => {
    const { fold, read } = world();
    fold.views([{ ...processing, userLiked: true }]);
    fold.live['highlight.ready']({ highlight: liveOf(ready), version: 5 });
    expect(read(ready.id)).toMatchObject({ status: 'ready', media_url: ready.media_url, userLiked: true });
  });

  it('fail, also when that is heard before anything else, until something newer is known', () => {
    const { fold, read } = world();
    fold.live['highlight.failed']({ id: ready.id, reason: 'Not a video.', version: 3 });
    expect(read(ready.id)).toBeNull();
    fold.views([processing]);
    expect(read(ready.id)).toMatchObject({ status: 'failed' });
    fold.views([ready]);
    expect(read(ready.id)).toMatchObject({ status: 'ready' });
  });
});
