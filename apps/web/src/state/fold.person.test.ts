import type { AwardView } from '@rinkside/contracts/award';
import type { LiveEvent } from '@rinkside/contracts/live';
import { describe, expect, it } from 'vitest';
import { awardsAtom, followingAtom, notificationsAtom, seasonAtom, unreadAtom } from './fold';
import { me, somebody, stats } from './fold.fixture';
import { world } from './fold.world.fixture';

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
    const { fold, store, tick } = world();
    const askedAt = tick();
    fold.live['follow.changed'](followed(true, 1));
    fold.following(key, false, askedAt);
    expect(store.get(followingAtom(key))).toBe(true);
    fold.following(key, false, tick());
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

  it('take the highest version, whichever way it came', () => {
    const { fold, store } = world();
    expect(store.get(seasonAtom(key))).toBeNull();
    fold.live['season.changed'](changed(3, 3));
    fold.season(me.id, {
      ...statsAfter(2),
      reading: 'dashboard',
      season: 2026,
      starts_on: '2026-08-01',
      ends_on: '2027-07-31',
      version: 2,
    });
    fold.live['season.changed'](changed(1, 1));
    expect(store.get(seasonAtom(key))).toEqual(statsAfter(3));
  });

  it('stay apart by reading and season', () => {
    const { fold, store } = world();
    fold.live['season.changed']({ ...changed(3, 3), reading: 'profile' });
    fold.live['season.changed']({ ...changed(4, 3), season: 'all' });
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
  const names = ({ store }: ReturnType<typeof world>) =>
    store.get(awardsAtom(me.id)).map((view) => view.award.name);

  it('are newest first, and a retraction wins over its grant in any order', () => {
    const here = world();
    const { live } = here.fold;
    live['award.granted'](granted(goal));
    live['award.granted'](granted(trick));
    expect(names(here)).toEqual(['Hat trick', 'First goal']);
    live['award.retracted']({ user_id: me.id, id: trick.id, version: 2 });
    live['award.granted'](granted(trick));
    expect(names(here)).toEqual(['First goal']);
    live['award.granted'](granted({ ...trick, version: 3 }));
    expect(names(here)).toEqual(['Hat trick', 'First goal']);
  });

  it('that the whole list lacks are gone, unless they came since it was asked for', () => {
    const here = world();
    here.fold.awards(me.id, [goal], here.tick());
    const askedAt = here.tick();
    here.fold.live['award.granted'](granted(trick));
    here.fold.awards(me.id, [], askedAt);
    expect(names(here)).toEqual(['Hat trick']);
    here.fold.awards(me.id, [], here.tick());
    expect(names(here)).toEqual([]);
  });
});

describe('notifications', () => {
  const told = (id: string, version: number): LiveEvent<'notification.added'> => ({
    notification: {
      id,
      kind: 'like',
      created_at: '2026-11-20T18:00:00.000Z',
      read: false,
      actor: somebody,
      item: null,
      text: null,
      award: null,
    },
    unread: version,
    version,
  });
  const ids = ({ store }: ReturnType<typeof world>) =>
    store.get(notificationsAtom).map(({ value }) => value.id);

  it('are newest first in any order, each once, and the newest count is the count', () => {
    const here = world();
    for (const fact of [told('b', 2), told('a', 3), told('a', 1), told('b', 2)])
      here.fold.live['notification.added'](fact);
    expect(ids(here)).toEqual(['b', 'a']);
    expect(here.store.get(unreadAtom)).toBe(3);
  });

  it('stay read, whatever was asked for before that', () => {
    const here = world();
    const reads = () => here.store.get(notificationsAtom).map(({ value }) => value.read);
    const early = here.tick();
    here.fold.live['notification.added'](told('a', 1));
    here.fold.read(['a'], here.tick());
    here.fold.notifications([told('a', 1).notification, told('b', 2).notification], early);
    expect(reads()).toEqual([false, true]);
    here.fold.read(null, here.tick());
    expect(reads()).toEqual([true, true]);
  });

  it('are all read, but for what came while the server was told so', () => {
    const here = world();
    const reads = () => here.store.get(notificationsAtom).map(({ value }) => value.read);
    here.fold.notifications([told('a', 1).notification], here.tick());
    here.fold.live['notification.added'](told('b', 2));
    const askedAt = here.tick();
    here.fold.live['notification.added'](told('c', 3));
    here.fold.read(null, askedAt);
    expect(reads()).toEqual([false, true, true]);
  });

  it('are read in another tab, too, but not what came after', () => {
    const here = world();
    const reads = () => here.store.get(notificationsAtom).map(({ value }) => value.read);
    const read = here.fold.live['notification.read'];
    for (const fact of [told('a', 1), told('b', 2), told('c', 4)]) here.fold.live['notification.added'](fact);
    read({ ids: ['a'], unread: 1, version: 3 });
    expect(reads()).toEqual([false, false, true]);
    expect(here.store.get(unreadAtom)).toBe(4);
    read({ ids: null, unread: 0, version: 3 });
    expect(reads()).toEqual([false, true, true]);
    read({ ids: null, unread: 0, version: 5 });
    expect(reads()).toEqual([true, true, true]);
    expect(here.store.get(unreadAtom)).toBe(0);
  });

  it('count what an answer says, unless something was heard since it was asked for', () => {
    const { fold, store, tick } = world();
    const askedAt = tick();
    fold.live['notification.added'](told('a', 4));
    fold.unread(0, askedAt);
    expect(store.get(unreadAtom)).toBe(4);
    fold.unread(0, tick());
    expect(store.get(unreadAtom)).toBe(0);
  });
});
