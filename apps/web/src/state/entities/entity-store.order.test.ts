import type { FeedItem } from '@rinkside/contracts/feed';
import type { CommentView } from '@rinkside/contracts/item';
import type { PostView } from '@rinkside/contracts/post';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { createEntityStore } from './entity-store';
import { comment, item, liveOf, me, otherPlayer } from './entities.fixture';
import { commentAdded, likeChanged, commentRemoved, createTestEntityStore } from './entity-store.fixture';

describe('comments', () => {
  const comments = [1, 2, 3, 4].map((minute) =>
    comment({ content: `line ${minute}`, created_at: `2026-11-20T18:0${minute}:00.000Z` }),
  );
  const texts = (item: FeedItem | null) => item?.comments.map(({ content }) => content);

  it('shows the newest three, and the fourth again after a removal', () => {
    const { entities, read } = createTestEntityStore();
    const post = item({ version: 1 });
    entities.applyViews([post]);
    comments.forEach((added, index) =>
      entities.live['comment.added'](
        commentAdded({ ...post, version: index + 2, commentsCount: index + 1 }, added),
      ),
    );
    expect(texts(read(post.id))).toEqual(['line 4', 'line 3', 'line 2']);
    expect(read(post.id)?.commentsCount).toBe(4);
    entities.live['comment.removed'](
      commentRemoved({ ...post, version: 6, commentsCount: 3 }, comments[3]!.id),
    );
    expect(texts(read(post.id))).toEqual(['line 3', 'line 2', 'line 1']);
  });

  it('ignores an addition that arrives after its removal', () => {
    const { entities, read } = createTestEntityStore();
    const post = item({ version: 1 });
    entities.applyViews([post]);
    entities.live['comment.removed'](
      commentRemoved({ ...post, version: 3, commentsCount: 0 }, comments[0]!.id),
    );
    entities.live['comment.added'](commentAdded({ ...post, version: 2, commentsCount: 1 }, comments[0]!));
    expect(read(post.id)).toMatchObject({ comments: [], commentsCount: 0 });
  });

  it('prefers a newer view to older events', () => {
    const { entities, read } = createTestEntityStore();
    const post = item({ version: 1 });
    entities.live['comment.added'](commentAdded({ ...post, version: 2, commentsCount: 1 }, comments[0]!));
    entities.applyViews([{ ...post, version: 5, commentsCount: 1, comments: [comments[2]!] }]);
    entities.live['comment.added'](commentAdded({ ...post, version: 4, commentsCount: 2 }, comments[1]!));
    expect(texts(read(post.id))).toEqual(['line 3']);
    expect(read(post.id)?.commentsCount).toBe(1);
  });
});

describe('the same events in any order and repetition', () => {
  /** The history of one post: each step raises the version and can arrive by REST or as a live event. */
  const step = fc.constantFrom('edit', 'I like', 'they like', 'comment', 'uncomment');
  const history = fc.array(step, { minLength: 1, maxLength: 10 });

  type EntityStore = ReturnType<typeof createEntityStore>;
  interface Update {
    source: 'rest' | 'socket';
    apply: (entities: EntityStore) => void;
  }

  const nextState = (post: PostView, name: string, index: number): PostView => {
    const liked = name === 'I like' ? !post.userLiked : index % 2 === 0;
    const likesCount = name.endsWith('like') ? post.likesCount + (liked ? 1 : -1) : post.likesCount;
    return {
      ...post,
      version: post.version + 1,
      content: name === 'edit' ? `text ${index}` : post.content,
      userLiked: name === 'I like' ? liked : post.userLiked,
      likes: likesCount,
      likesCount,
    };
  };

  const updatesOf = (steps: readonly string[], removed: boolean) => {
    const updates: Update[] = [];
    const rest = (apply: Update['apply']) => updates.push({ source: 'rest', apply });
    const socket = (apply: Update['apply']) => updates.push({ source: 'socket', apply });
    const record = (view: PostView) => {
      rest((entities) => entities.applyViews([view]));
      socket((entities) => entities.live['feed.changed']({ item: liveOf(view), version: view.version }));
    };
    /** All comments that were not removed, newest first. */
    const current: CommentView[] = [];
    let post = item({ version: 1, user: otherPlayer });
    record(post);
    for (const [index, name] of steps.entries()) {
      const added = comment({ created_at: new Date(Date.UTC(2026, 10, 20) + index).toISOString() });
      const removedComment = current[index % Math.max(1, current.length)];
      if (name === 'comment') current.unshift(added);
      if (name === 'uncomment') current.splice(index % Math.max(1, current.length), 1);
      const next = {
        ...nextState(post, name, index),
        comments: current.slice(0, 3),
        commentsCount: current.length,
      };
      post = next;
      record(next);
      if (name === 'comment') socket((entities) => entities.live['comment.added'](commentAdded(next, added)));
      if (name === 'uncomment' && removedComment)
        socket((entities) => entities.live['comment.removed'](commentRemoved(next, removedComment.id)));
      if (name === 'they like')
        socket((entities) =>
          entities.live['like.changed'](likeChanged(next, otherPlayer.id, index % 2 === 0)),
        );
      if (name === 'I like') {
        const { likesCount, userLiked, version } = next;
        socket((entities) => entities.live['like.changed'](likeChanged(next, me.id, userLiked)));
        rest((entities) => entities.applyLike(next.id, { likesCount, userLiked, version }));
      }
    }
    if (removed)
      socket((entities) =>
        entities.live['feed.removed']({ content_type: 'post', id: post.id, version: post.version + 1 }),
      );
    return { id: post.id, updates, finalState: post };
  };

  type Dice = Iterator<number>;
  const roll = (dice: Dice): number => Number(dice.next().value ?? 0);
  const shuffle = (updates: readonly Update[], dice: Dice) =>
    updates
      .map((update) => ({ update, rank: roll(dice) }))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ update }) => update);
  const resultOf = (updates: readonly Update[], id: string) => {
    const { entities, read } = createTestEntityStore();
    for (const update of updates) update.apply(entities);
    return read(id);
  };
  const checkAll = (check: (steps: string[], removed: boolean, dice: Dice) => void) =>
    fc.assert(fc.property(history, fc.boolean(), fc.infiniteStream(fc.nat()), check), { numRuns: 400 });

  it('always ends in the same state', () => {
    checkAll((steps, removed, dice) => {
      const { id, updates } = updatesOf(steps, removed);
      const subset = updates.filter(() => roll(dice) % 3 > 0);
      const repeated = [...shuffle([...subset, ...subset], dice), ...subset.slice(0, 1)];
      expect(resultOf(repeated, id)).toEqual(resultOf(subset, id));
    });
  });

  it('equals the server’s state after all updates have arrived', () => {
    checkAll((steps, removed, dice) => {
      const { id, updates, finalState } = updatesOf(steps, removed);
      expect(resultOf(shuffle(updates, dice), id)).toEqual(removed ? null : finalState);
    });
  });

  it('equals the server’s state after the first view and all live events', () => {
    checkAll((steps, removed, dice) => {
      const { id, updates, finalState } = updatesOf(steps, removed);
      const liveOnly = updates.filter(({ source }, index) => index === 0 || source === 'socket');
      expect(resultOf(shuffle(liveOnly, dice), id)).toEqual(removed ? null : finalState);
    });
  });
});
