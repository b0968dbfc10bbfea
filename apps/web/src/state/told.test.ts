import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { item, liveOf, me, somebody } from './fold.fixture';
import { world } from './fold.world.fixture';
import { remember, toldOfPlayerAtom } from './told';

const setup = () => {
  const { entities, read, tick } = world();
  const store = createStore();
  const live = remember(store, entities.live, tick);
  return { live, read, lastEventAt: (id: string) => store.get(toldOfPlayerAtom(id)) };
};

it('forwards events and records the player they concern', () => {
  const { live, read, lastEventAt } = setup();
  const post = item({ user: somebody });
  live['feed.added']({ item: liveOf(post), version: 1 });
  expect(read(post.id)?.id).toBe(post.id);
  expect(lastEventAt(somebody.id)).toBeGreaterThan(0);
  expect(lastEventAt(me.id)).toBe(0);
});

it('records a follow for both players', () => {
  const { live, lastEventAt } = setup();
  live['follow.changed']({
    follower_id: me.id,
    target_type: 'user',
    target_id: somebody.id,
    following: true,
    version: 1,
  });
  expect(lastEventAt(me.id)).toBeGreaterThan(0);
  expect(lastEventAt(somebody.id)).toBe(lastEventAt(me.id));
});

it('records a removal for all players, since it does not name the author', () => {
  const { live, lastEventAt } = setup();
  live['feed.removed']({ content_type: 'post', id: item({}).id, version: 2 });
  expect(lastEventAt(me.id)).toBeGreaterThan(0);
});
