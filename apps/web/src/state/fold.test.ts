import type { FeedItem, LiveItem } from '@rinkside/contracts/feed';
import type { LiveEvent } from '@rinkside/contracts/live';
import * as fc from 'fast-check';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import { arrivalsAtom, createFold, followingAtom, itemAtom } from './fold';
import { item, me, somebody } from './fold.fixture';

const liveOf = (view: FeedItem): LiveItem => {
  const { userLiked: _, can: __, comments: ___, ...shared } = view;
  return shared;
};
const likeOf = (post: FeedItem, actor_id: string, liked: boolean): LiveEvent<'like.changed'> => ({
  target_type: post.content_type,
  target_id: post.id,
  likesCount: post.likesCount,
  version: post.version,
  actor_id,
  liked,
});

let clock = 0;
const world = () => {
  const store = createStore();
  const fold = createFold(
    store,
    () => me.id,
    () => ++clock,
  );
  return { store, fold, read: (id: string) => store.get(itemAtom(id)) };
};

describe('items', () => {
  let { fold, read, store } = world();
  beforeEach(() => ({ fold, read, store } = world()));

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
    fold.following('user:a', true, ++clock);
    fold.forget();
    expect(read(post.id)).toBeNull();
    expect(store.get(followingAtom('user:a'))).toBe(false);
  });
});

describe('any order and any repetition of the same facts', () => {
  /** One post's life on the server: every step raises the version, and each can reach us in several ways. */
  const step = fc.constantFrom('edit', 'I like', 'they like', 'comment');
  const life = fc.array(step, { minLength: 1, maxLength: 8 });

  const after = (post: FeedItem, name: string, place: number): FeedItem => {
    const liked = name === 'I like' ? !post.userLiked : place % 2 === 0;
    const likesCount = name.endsWith('like') ? post.likesCount + (liked ? 1 : -1) : post.likesCount;
    return {
      ...post,
      version: post.version + 1,
      content: name === 'edit' ? `text ${place}` : post.content,
      commentsCount: post.commentsCount + (name === 'comment' ? 1 : 0),
      userLiked: name === 'I like' ? liked : post.userLiked,
      likes: likesCount,
      likesCount,
    };
  };

  const factsOf = (steps: readonly string[], removed: boolean) => {
    const facts: ((fold: ReturnType<typeof createFold>) => void)[] = [];
    const note = (seen: FeedItem) => {
      facts.push((fold) => fold.views([seen]));
      facts.push((fold) => fold.live['feed.changed']({ item: liveOf(seen), version: seen.version }));
    };
    let post = item({ version: 1, user: somebody });
    note(post);
    for (const [place, name] of steps.entries()) {
      const seen = after(post, name, place);
      post = seen;
      note(seen);
      if (name === 'they like')
        facts.push((fold) => fold.live['like.changed'](likeOf(seen, somebody.id, place % 2 === 0)));
      if (name === 'I like') {
        const { likesCount, userLiked, version } = seen;
        facts.push((fold) => fold.live['like.changed'](likeOf(seen, me.id, userLiked)));
        facts.push((fold) => fold.liked(seen.id, { likesCount, userLiked, version }));
      }
    }
    if (removed)
      facts.push((fold) =>
        fold.live['feed.removed']({ content_type: 'post', id: post.id, version: post.version + 1 }),
      );
    return { id: post.id, facts, last: post };
  };

  it('ends in the same state', () => {
    fc.assert(
      fc.property(life, fc.boolean(), fc.infiniteStream(fc.nat()), (steps, removed, dice) => {
        const { id, facts } = factsOf(steps, removed);
        const subset = facts.filter(() => (dice.next().value ?? 0) % 3 > 0);
        const shuffled = [...subset, ...subset]
          .map((fact) => ({ fact, place: dice.next().value ?? 0 }))
          .toSorted((a, b) => a.place - b.place)
          .map(({ fact }) => fact);
        const straight = world();
        for (const fact of subset) fact(straight.fold);
        const jumbled = world();
        for (const fact of [...shuffled, ...subset.slice(0, 1)]) fact(jumbled.fold);
        expect(jumbled.read(id)).toEqual(straight.read(id));
      }),
      { numRuns: 400 },
    );
  });

  it('ends in the server’s own state once everything has arrived', () => {
    fc.assert(
      fc.property(life, fc.boolean(), fc.infiniteStream(fc.nat()), (steps, removed, dice) => {
        const { id, facts, last } = factsOf(steps, removed);
        const { fold, read } = world();
        const order = facts
          .map((fact) => ({ fact, place: dice.next().value ?? 0 }))
          .toSorted((a, b) => a.place - b.place);
        for (const { fact } of order) fact(fold);
        expect(read(id)).toEqual(removed ? null : last);
      }),
      { numRuns: 400 },
    );
  });
});

describe('follows', () => {
  const key = `user:${somebody.id}` as const;
  const followed = (following: boolean, version: number, follower_id = me.id) => ({
    follower_id,
    target_type: 'user' as const,
    target_id: somebody.id,
    following,
    version,
  });

  it('takes the viewer’s own follows only, the newest version winning', () => {
    const { fold, store } = world();
    fold.live['follow.changed'](followed(true, 3));
    fold.live['follow.changed'](followed(false, 2));
    expect(store.get(followingAtom(key))).toBe(true);
    fold.live['follow.changed'](followed(false, 4, somebody.id));
    expect(store.get(followingAtom(key))).toBe(true);
  });

  it('does not let a row asked for earlier undo what was heard since', () => {
    const { fold, store } = world();
    const askedAt = ++clock;
    fold.live['follow.changed'](followed(true, 1));
    fold.following(key, false, askedAt);
    expect(store.get(followingAtom(key))).toBe(true);
    fold.following(key, false, ++clock);
    expect(store.get(followingAtom(key))).toBe(false);
  });
});
