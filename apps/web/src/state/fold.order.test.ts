import type { FeedItem } from '@rinkside/contracts/feed';
import type { CommentView } from '@rinkside/contracts/item';
import type { PostView } from '@rinkside/contracts/post';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { createFold } from './fold';
import { comment, item, liveOf, me, somebody } from './fold.fixture';
import { commented, likeOf, uncommented, world } from './fold.world.fixture';

describe('comments', () => {
  const talk = [1, 2, 3, 4].map((minute) =>
    comment({ content: `line ${minute}`, created_at: `2026-11-20T18:0${minute}:00.000Z` }),
  );
  const lines = (found: FeedItem | null) => found?.comments.map(({ content }) => content);

  it('shows the newest three, and the one before again when a newer one goes', () => {
    const { fold, read } = world();
    const post = item({ version: 1 });
    fold.views([post]);
    talk.forEach((said, place) =>
      fold.live['comment.added'](commented({ ...post, version: place + 2, commentsCount: place + 1 }, said)),
    );
    expect(lines(read(post.id))).toEqual(['line 4', 'line 3', 'line 2']);
    expect(read(post.id)?.commentsCount).toBe(4);
    fold.live['comment.removed'](uncommented({ ...post, version: 6, commentsCount: 3 }, talk[3]!.id));
    expect(lines(read(post.id))).toEqual(['line 3', 'line 2', 'line 1']);
  });

  it('keeps a removed comment away when its addition comes later', () => {
    const { fold, read } = world();
    const post = item({ version: 1 });
    fold.views([post]);
    fold.live['comment.removed'](uncommented({ ...post, version: 3, commentsCount: 0 }, talk[0]!.id));
    fold.live['comment.added'](commented({ ...post, version: 2, commentsCount: 1 }, talk[0]!));
    expect(read(post.id)).toMatchObject({ comments: [], commentsCount: 0 });
  });

  it('trusts a newer view over what was said before it', () => {
    const { fold, read } = world();
    const post = item({ version: 1 });
    fold.live['comment.added'](commented({ ...post, version: 2, commentsCount: 1 }, talk[0]!));
    fold.views([{ ...post, version: 5, commentsCount: 1, comments: [talk[2]!] }]);
    fold.live['comment.added'](commented({ ...post, version: 4, commentsCount: 2 }, talk[1]!));
    expect(lines(read(post.id))).toEqual(['line 3']);
    expect(read(post.id)?.commentsCount).toBe(1);
  });
});

describe('any order and any repetition of the same facts', () => {
  /** One post's life on the server: every step raises the version, and each can reach us in several ways. */
  const step = fc.constantFrom('edit', 'I like', 'they like', 'comment', 'uncomment');
  const life = fc.array(step, { minLength: 1, maxLength: 10 });

  type Fold = ReturnType<typeof createFold>;
  interface Fact {
    way: 'rest' | 'socket';
    fold: (fold: Fold) => void;
  }

  const after = (post: PostView, name: string, place: number): PostView => {
    const liked = name === 'I like' ? !post.userLiked : place % 2 === 0;
    const likesCount = name.endsWith('like') ? post.likesCount + (liked ? 1 : -1) : post.likesCount;
    return {
      ...post,
      version: post.version + 1,
      content: name === 'edit' ? `text ${place}` : post.content,
      userLiked: name === 'I like' ? liked : post.userLiked,
      likes: likesCount,
      likesCount,
    };
  };

  const factsOf = (steps: readonly string[], removed: boolean) => {
    const facts: Fact[] = [];
    const rest = (fold: Fact['fold']) => facts.push({ way: 'rest', fold });
    const socket = (fold: Fact['fold']) => facts.push({ way: 'socket', fold });
    const note = (seen: PostView) => {
      rest((fold) => fold.views([seen]));
      socket((fold) => fold.live['feed.changed']({ item: liveOf(seen), version: seen.version }));
    };
    /** Everything said and not taken back, newest first. */
    const said: CommentView[] = [];
    let post = item({ version: 1, user: somebody });
    note(post);
    for (const [place, name] of steps.entries()) {
      const added = comment({ created_at: new Date(Date.UTC(2026, 10, 20) + place).toISOString() });
      const gone = said[place % Math.max(1, said.length)];
      if (name === 'comment') said.unshift(added);
      if (name === 'uncomment') said.splice(place % Math.max(1, said.length), 1);
      const seen = {
        ...after(post, name, place),
        comments: said.slice(0, 3),
        commentsCount: said.length,
      };
      post = seen;
      note(seen);
      if (name === 'comment') socket((fold) => fold.live['comment.added'](commented(seen, added)));
      if (name === 'uncomment' && gone)
        socket((fold) => fold.live['comment.removed'](uncommented(seen, gone.id)));
      if (name === 'they like')
        socket((fold) => fold.live['like.changed'](likeOf(seen, somebody.id, place % 2 === 0)));
      if (name === 'I like') {
        const { likesCount, userLiked, version } = seen;
        socket((fold) => fold.live['like.changed'](likeOf(seen, me.id, userLiked)));
        rest((fold) => fold.liked(seen.id, { likesCount, userLiked, version }));
      }
    }
    if (removed)
      socket((fold) =>
        fold.live['feed.removed']({ content_type: 'post', id: post.id, version: post.version + 1 }),
      );
    return { id: post.id, facts, last: post };
  };

  type Dice = Iterator<number>;
  const roll = (dice: Dice): number => Number(dice.next().value ?? 0);
  const shuffle = (facts: readonly Fact[], dice: Dice) =>
    facts
      .map((fact) => ({ fact, place: roll(dice) }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ fact }) => fact);
  const told = (facts: readonly Fact[], id: string) => {
    const { fold, read } = world();
    for (const fact of facts) fact.fold(fold);
    return read(id);
  };
  const holds = (check: (steps: string[], removed: boolean, dice: Dice) => void) =>
    fc.assert(fc.property(life, fc.boolean(), fc.infiniteStream(fc.nat()), check), { numRuns: 400 });

  it('ends in the same state', () => {
    holds((steps, removed, dice) => {
      const { id, facts } = factsOf(steps, removed);
      const some = facts.filter(() => roll(dice) % 3 > 0);
      const jumbled = [...shuffle([...some, ...some], dice), ...some.slice(0, 1)];
      expect(told(jumbled, id)).toEqual(told(some, id));
    });
  });

  it('ends in the server’s own state once everything has arrived', () => {
    holds((steps, removed, dice) => {
      const { id, facts, last } = factsOf(steps, removed);
      expect(told(shuffle(facts, dice), id)).toEqual(removed ? null : last);
    });
  });

  it('ends there by the socket alone, too, after the first view', () => {
    holds((steps, removed, dice) => {
      const { id, facts, last } = factsOf(steps, removed);
      const heard = facts.filter(({ way }, place) => place === 0 || way === 'socket');
      expect(told(shuffle(heard, dice), id)).toEqual(removed ? null : last);
    });
  });
});
