import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { item, liveOf, me, somebody } from './fold.fixture';
import { world } from './fold.world.fixture';
import { remember, toldOfPlayerAtom } from './told';

const open = () => {
  const { fold, read, tick } = world();
  const store = createStore();
  const live = remember(store, fold.live, tick);
  return { live, read, told: (id: string) => store.get(toldOfPlayerAtom(id)) };
};

it('passes facts on and keeps whom they are about', () => {
  const { live, read, told } = open();
  const post = item({ user: somebody });
  live['feed.added']({ item: liveOf(post), version: 1 });
  expect(read(post.id)?.id).toBe(post.id);
  expect(told(somebody.id)).toBeGreaterThan(0);
  expect(told(me.id)).toBe(0);
});

it('counts a follow for both', () => {
  const { live, told } = open();
  live['follow.changed']({
    follower_id: me.id,
    target_type: 'user',
    target_id: somebody.id,
    following: true,
    version: 1,
  });
  expect(told(me.id)).toBeGreaterThan(0);
  expect(told(somebody.id)).toBe(told(me.id));
});

it('counts a removal for everybody: it does not say whose it was', () => {
  const { live, told } = open();
  live['feed.removed']({ content_type: 'post', id: item({}).id, version: 2 });
  expect(told(me.id)).toBeGreaterThan(0);
});
