import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { item, liveOf, me, otherPlayer } from './entities/entities.fixture';
import { createTestEntityStore } from './entities/entity-store.fixture';
import { lastItemChangeAtAtom, recordTimestamps, lastPlayerEventAtAtom } from './event-timestamps';

const setup = () => {
  const { entities, read, tick } = createTestEntityStore();
  const store = createStore();
  const live = recordTimestamps(store, entities.live, tick);
  return {
    live,
    read,
    lastChangeAt: (id: string) => store.get(lastItemChangeAtAtom(id)),
    lastEventAt: (id: string) => store.get(lastPlayerEventAtAtom(id)),
  };
};

it('forwards events and records the player they concern', () => {
  const { live, read, lastEventAt } = setup();
  const post = item({ user: otherPlayer });
  live['feed.added']({ item: liveOf(post), version: 1 });
  expect(read(post.id)?.id).toBe(post.id);
  expect(lastEventAt(otherPlayer.id)).toBeGreaterThan(0);
  expect(lastEventAt(me.id)).toBe(0);
});

it('records a follow for both players', () => {
  const { live, lastEventAt } = setup();
  live['follow.changed']({
    follower_id: me.id,
    target_type: 'user',
    target_id: otherPlayer.id,
    following: true,
    version: 1,
  });
  expect(lastEventAt(me.id)).toBeGreaterThan(0);
  expect(lastEventAt(otherPlayer.id)).toBe(lastEventAt(me.id));
});

it('records a removal for all players, since it does not name the author', () => {
  const { live, lastEventAt } = setup();
  live['feed.removed']({ content_type: 'post', id: item({}).id, version: 2 });
  expect(lastEventAt(me.id)).toBeGreaterThan(0);
});

it('records a change of an item', () => {
  const { live, lastChangeAt } = setup();
  const [post, other] = [item({}), item({})];
  live['feed.changed']({ item: liveOf(post), version: 2 });
  expect(lastChangeAt(post.id)).toBeGreaterThan(0);
  expect(lastChangeAt(other.id)).toBe(0);
});
