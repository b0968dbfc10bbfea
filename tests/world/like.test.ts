import { likeRoutes, type LikeBody } from '@rinkside/contracts/like';
import { postRoutes } from '@rinkside/contracts/post';
import type { Person } from '@rinkside/testkit/person';
import { until } from '@rinkside/testkit/until';
import { World } from '@rinkside/testkit/world';
import { persist } from '../faults/sending.js';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

describe.each([
  { mode: 'two gateways and two workers on Redis', redisUrl: inject('redisUrl'), gateways: 2, workers: 2 },
  { mode: 'one process without Redis', redisUrl: '', gateways: 1, workers: 1 },
])('a like, $mode', ({ redisUrl, gateways, workers }) => {
  let world: World;
  let author: Person;
  let fan: Person;
  beforeAll(async () => {
    world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl, gateways, workers });
    author = await world.person();
    fan = await world.person();
  });
  afterAll(() => world?.close());

  const newPost = async () => {
    const { id } = await author.call(postRoutes.create, { body: { content: 'First goal of the season!' } });
    const body: LikeBody = { target_type: 'post', target_id: id };
    return { id, body };
  };

  it('appears on a screen of the other gateway', async () => {
    const { id, body } = await newPost();
    const screen = await author.screen(1);
    expect(await screen.watch(`post:${id}`)).toEqual({ ok: true });

    expect(await fan.call(likeRoutes.like, { body })).toEqual({ likesCount: 1, userLiked: true, version: 2 });
    expect(await screen.hears('like.changed')).toEqual({
      target_type: 'post',
      target_id: id,
      likesCount: 1,
      version: 2,
      actor_id: fan.id,
      liked: true,
    });
  });

  it('is told once to a screen that watches several of its rooms', async () => {
    const { id, body } = await newPost();
    const screen = await fan.screen();
    for (const room of [`post:${id}`, `player:${author.id}`, `organization:${author.organizationId}`])
      expect(await screen.watch(room)).toEqual({ ok: true });
    await fan.call(likeRoutes.like, { body });
    await fan.call(likeRoutes.unlike, { body });
    // Two relays may hand over two facts in any order; versions put them right.
    await screen.hears('like.changed', ({ version }) => version === 2);
    await screen.hears('like.changed', ({ version }) => version === 3);
    expect(screen.all('like.changed')).toHaveLength(2);
  });

  it('given again changes nothing and tells nobody', async () => {
    const { id, body } = await newPost();
    const first = await fan.call(likeRoutes.like, { body });
    expect(await fan.call(likeRoutes.like, { body })).toEqual(first);
    expect(
      await world.count(`select count(*) from outbox where name = 'like.changed' and payload->>'id' = $1`, [
        id,
      ]),
    ).toBe(1);
  });

  it('of a lost connection ends at the right count after the client comes back to the other gateway', async () => {
    const { id, body } = await newPost();
    const fans = await Promise.all(Array.from({ length: 20 }, () => world.person()));
    const screen = await author.screen(0);
    await screen.watch(`post:${id}`);
    screen.close();
    await Promise.all(fans.map((each) => each.call(likeRoutes.like, { body })));
    await world.settle();
    expect(screen.all('like.changed')).toEqual([]);

    // What every client does after a reconnect: watch again, then refetch what is mounted.
    const back = await author.screen(1);
    await back.watch(`post:${id}`);
    expect((await author.via(1, postRoutes.one, { params: { id } })).likesCount).toBe(20);
    await fan.call(likeRoutes.like, { body });
    const last = await back.hears('like.changed', ({ likesCount }) => likesCount === 21);
    // Its gateway may have read late what came before: older by its version, which puts it right.
    expect(back.all('like.changed').every(({ version }) => version <= last.version)).toBe(true);
  });

  it('of 60 people who like and unlike one post at once, each twice, leaves the count equal to the rows', async () => {
    const { id, body } = await newPost();
    const screen = await author.screen();
    await screen.watch(`post:${id}`);
    const crowd = await Promise.all(Array.from({ length: 60 }, () => world.person()));
    await Promise.all(
      crowd.map(async (each, at) => {
        for (let round = 0; round < 2; round++) {
          // One hot row: a command that waits for its lock for longer than 1.5 s is answered 503 and retried.
          await persist(() => each.via(at, likeRoutes.like, { body }));
          // A third of them keep their second like.
          if (round === 0 || at % 3 > 0) await persist(() => each.via(at + 1, likeRoutes.unlike, { body }));
        }
      }),
    );
    await world.settle();
    const rows = await world.count('select count(*) from item_like where item_id = $1', [id]);
    expect(rows).toBe(20);
    const post = await author.call(postRoutes.one, { params: { id } });
    expect(post).toMatchObject({ likesCount: rows, likes: rows, version: 1 + 60 * 2 + 60 + 40 });
    await until('the last like is heard', () =>
      screen.all('like.changed').some(({ version }) => version === post.version),
    );
    // None twice, of those of a moment only the newest, and the last one tells the truth.
    const versions = screen.all('like.changed').map(({ version }) => version);
    expect(new Set(versions).size).toBe(versions.length);
    expect(versions.length).toBeLessThan(post.version - 1);
    expect(versions.at(-1)).toBe(post.version);
    expect(screen.all('like.changed').find(({ version }) => version === post.version)?.likesCount).toBe(rows);
  });

  it('of a moment that has many is told to whose it is at once, where they watch it and nowhere else', async () => {
    const { id, body } = await newPost();
    const liker = await world.person();
    const [watching, elsewhere] = [await liker.screen(0), await liker.screen(0)];
    await watching.watch(`post:${id}`);
    const others = await Promise.all(Array.from({ length: 8 }, () => world.person()));
    for (const other of others) {
      await other.call(likeRoutes.like, { body });
      await liker.call(likeRoutes.like, { body });
      await liker.call(likeRoutes.unlike, { body });
    }
    await world.settle();
    const theirs = () => watching.all('like.changed').filter(({ actor_id }) => actor_id === liker.id);
    await until('each is heard by whose it is', () => theirs().length === 2 * others.length);
    expect(elsewhere.all('like.changed')).toEqual([]);
  });
});
