import type { AwardView } from '@rinkside/contracts/award';
import type { LiveEvent } from '@rinkside/contracts/live.schema';
import { describe, expect, it } from 'vitest';
import {
  awardsAtom,
  followingAtom,
  incomingItemsAtom,
  notificationsAtom,
  seasonAtom,
  unreadAtom,
} from './entity-store';
import { item, me, otherPlayer, stats } from './entities.fixture';
import { createTestEntityStore } from './entity-store.fixture';

describe('follows', () => {
  const key = `user:${otherPlayer.id}` as const;
  const followed = (following: boolean, version: number, follower_id = me.id) => ({
    follower_id,
    target_type: 'user' as const,
    target_id: otherPlayer.id,
    following,
    version,
  });

  it('applies only the viewer’s follows and keeps the highest version', () => {
    const { entities, store } = createTestEntityStore();
    entities.live['follow.changed'](followed(true, 3));
    entities.live['follow.changed'](followed(false, 2));
    expect(store.get(followingAtom(key))).toBe(true);
    entities.live['follow.changed'](followed(false, 4, otherPlayer.id));
    expect(store.get(followingAtom(key))).toBe(true);
  });

  it('ignores a reply to a request older than the last event', () => {
    const { entities, store, tick } = createTestEntityStore();
    const requestedAt = tick();
    entities.live['follow.changed'](followed(true, 1));
    entities.applyFollowing(key, false, requestedAt);
    expect(store.get(followingAtom(key))).toBe(true);
    entities.applyFollowing(key, false, tick());
    expect(store.get(followingAtom(key))).toBe(false);
  });
});
describe('seasons', () => {
  const statsAfter = (games: number) => stats({ games, wins: games });
  const changed = (games: number, version: number): LiveEvent<'season.changed'> => ({
    user_id: me.id,
    reading: 'dashboard',
    season: 2026,
    stats: statsAfter(games),
    version,
  });
  const key = `${me.id}:dashboard:2026` as const;

  it('keeps the highest version from REST and live events', () => {
    const { entities, store } = createTestEntityStore();
    expect(store.get(seasonAtom(key))).toBeNull();
    entities.live['season.changed'](changed(3, 3));
    entities.applySeason(me.id, {
      ...statsAfter(2),
      reading: 'dashboard',
      season: 2026,
      starts_on: '2026-08-01',
      ends_on: '2027-07-31',
      version: 2,
    });
    entities.live['season.changed'](changed(1, 1));
    expect(store.get(seasonAtom(key))).toEqual(statsAfter(3));
  });

  it('stores stats by reading and season', () => {
    const { entities, store } = createTestEntityStore();
    entities.live['season.changed']({ ...changed(3, 3), reading: 'profile' });
    entities.live['season.changed']({ ...changed(4, 3), season: 'all' });
    expect(store.get(seasonAtom(key))).toBeNull();
    expect(store.get(seasonAtom(`${me.id}:profile:2026`))?.totalGames).toBe(3);
  });
});

describe('awards', () => {
  const award = (name: string, minute: number): AwardView => ({
    id: `0199-${name}`,
    award: { name, description: name, image_url: '/awards/star.svg' },
    source: null,
    created_at: `2026-11-20T18:0${minute}:00.000Z`,
    version: 1,
  });
  const [goal, trick] = [award('First goal', 1), award('Hat trick', 2)];
  const granted = (view: AwardView) => ({ user_id: me.id, award: view, version: view.version });
  const names = ({ store }: ReturnType<typeof createTestEntityStore>) =>
    store.get(awardsAtom(me.id)).map((view) => view.award.name);

  it('sorts newest first and applies retractions in any order', () => {
    const testStore = createTestEntityStore();
    const { live } = testStore.entities;
    live['award.granted'](granted(goal));
    live['award.granted'](granted(trick));
    expect(names(testStore)).toEqual(['Hat trick', 'First goal']);
    live['award.retracted']({ user_id: me.id, id: trick.id, version: 2 });
    live['award.granted'](granted(trick));
    expect(names(testStore)).toEqual(['First goal']);
    live['award.granted'](granted({ ...trick, version: 3 }));
    expect(names(testStore)).toEqual(['Hat trick', 'First goal']);
  });

  it('removes awards missing from the full list unless they arrived after the request', () => {
    const testStore = createTestEntityStore();
    testStore.entities.applyAwards(me.id, [goal], testStore.tick());
    const requestedAt = testStore.tick();
    testStore.entities.live['award.granted'](granted(trick));
    testStore.entities.applyAwards(me.id, [], requestedAt);
    expect(names(testStore)).toEqual(['Hat trick']);
    testStore.entities.applyAwards(me.id, [], testStore.tick());
    expect(names(testStore)).toEqual([]);
  });
});

describe('notifications', () => {
  const added = (id: string, version: number): LiveEvent<'notification.added'> => ({
    notification: {
      id,
      kind: 'like',
      created_at: '2026-11-20T18:00:00.000Z',
      read: false,
      actor: otherPlayer,
      item: null,
      text: null,
      award: null,
      live_game: null,
      family: null,
    },
    unread: version,
    version,
  });
  const ids = ({ store }: ReturnType<typeof createTestEntityStore>) =>
    store.get(notificationsAtom).map(({ value }) => value.id);

  it('sorts newest first without duplicates and keeps the newest count', () => {
    const testStore = createTestEntityStore();
    for (const event of [added('b', 2), added('a', 3), added('a', 1), added('b', 2)])
      testStore.entities.live['notification.added'](event);
    expect(ids(testStore)).toEqual(['b', 'a']);
    expect(testStore.store.get(unreadAtom)).toBe(3);
  });

  it('keeps a read notification read after an older reply', () => {
    const testStore = createTestEntityStore();
    const reads = () => testStore.store.get(notificationsAtom).map(({ value }) => value.read);
    const beforeRead = testStore.tick();
    testStore.entities.live['notification.added'](added('a', 1));
    testStore.entities.markRead(['a'], testStore.tick());
    testStore.entities.applyNotifications(
      [added('a', 1).notification, added('b', 2).notification],
      beforeRead,
    );
    expect(reads()).toEqual([false, true]);
    testStore.entities.markRead(null, testStore.tick());
    expect(reads()).toEqual([true, true]);
  });

  it('marks all as read except those that arrived after the request', () => {
    const testStore = createTestEntityStore();
    const reads = () => testStore.store.get(notificationsAtom).map(({ value }) => value.read);
    testStore.entities.applyNotifications([added('a', 1).notification], testStore.tick());
    testStore.entities.live['notification.added'](added('b', 2));
    const requestedAt = testStore.tick();
    testStore.entities.live['notification.added'](added('c', 3));
    testStore.entities.markRead(null, requestedAt);
    expect(reads()).toEqual([false, true, true]);
  });

  it('applies a read event from another tab to older notifications only', () => {
    const testStore = createTestEntityStore();
    const reads = () => testStore.store.get(notificationsAtom).map(({ value }) => value.read);
    const read = testStore.entities.live['notification.read'];
    for (const event of [added('a', 1), added('b', 2), added('c', 4)])
      testStore.entities.live['notification.added'](event);
    read({ ids: ['a'], unread: 1, version: 3 });
    expect(reads()).toEqual([false, false, true]);
    expect(testStore.store.get(unreadAtom)).toBe(4);
    read({ ids: null, unread: 0, version: 3 });
    expect(reads()).toEqual([false, true, true]);
    read({ ids: null, unread: 0, version: 5 });
    expect(reads()).toEqual([true, true, true]);
    expect(testStore.store.get(unreadAtom)).toBe(0);
  });

  it('keeps a longer name than live events carry, from any REST reply', () => {
    const { entities, store, tick } = createTestEntityStore();
    const short = { ...otherPlayer, last_name: 'O.' };
    entities.applyViews([item({ user: otherPlayer })]);
    entities.live['feed.added']({ item: item({ user: short }), version: 1 });
    entities.applyNotifications([{ ...added('a', 1).notification, actor: otherPlayer }], tick());
    entities.live['notification.added']({
      ...added('b', 2),
      notification: { ...added('b', 2).notification, actor: short },
    });
    const actors = () => store.get(notificationsAtom).map(({ value }) => value.actor?.last_name);
    expect(actors()).toEqual(['Okafor', 'Okafor']);
    expect(store.get(incomingItemsAtom)[0]?.item.user.last_name).toBe('Okafor');
    entities.live['feed.added']({ item: item({ user: { ...me, last_name: 'H.' } }), version: 1 });
    expect(store.get(incomingItemsAtom)[1]?.item.user.last_name).toBe('H.');
  });

  it('knows the longer name of an initial that is not the first character', () => {
    const { entities, store } = createTestEntityStore();
    entities.applyViews([item({ user: { ...otherPlayer, last_name: 'ʻAkahata' } })]);
    entities.live['feed.added']({ item: item({ user: { ...otherPlayer, last_name: 'A.' } }), version: 1 });
    expect(store.get(incomingItemsAtom)[0]?.item.user.last_name).toBe('ʻAkahata');
  });

  it('removes a notification that was taken back, in any order, until it is added again', () => {
    const { entities, store, tick } = createTestEntityStore();
    const ids = () => store.get(notificationsAtom).map(({ value }) => value.id);
    const requestedAt = tick();
    entities.live['notification.added'](added('a', 1));
    entities.live['notification.removed']({ ids: ['a', 'b'], unread: 0, version: 3 });
    entities.live['notification.added'](added('b', 2));
    entities.applyNotifications([added('a', 1).notification], requestedAt);
    expect([ids(), store.get(unreadAtom)]).toEqual([[], 0]);
    entities.live['notification.added'](added('a', 4));
    expect(ids()).toEqual(['a']);
  });

  it('takes the unread count of a reply unless an event arrived after its request', () => {
    const { entities, store, tick } = createTestEntityStore();
    const requestedAt = tick();
    entities.live['notification.added'](added('a', 4));
    entities.applyUnread(0, requestedAt);
    expect(store.get(unreadAtom)).toBe(4);
    entities.applyUnread(0, tick());
    expect(store.get(unreadAtom)).toBe(0);
  });
});
