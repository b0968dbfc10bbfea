import { likeRoutes } from '@rinkside/contracts/like';
import { postRoutes } from '@rinkside/contracts/post';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

describe.each([
  { mode: 'two gateways and two workers on Redis', redisUrl: inject('redisUrl'), gateways: 2, workers: 2 },
  { mode: 'one process without Redis', redisUrl: '', gateways: 1, workers: 1 },
])('a like, $mode', ({ redisUrl, gateways, workers }) => {
  let world: World;
  beforeAll(async () => {
    world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl, gateways, workers });
  });
  afterAll(() => world?.close());

  it('appears on a screen of the other gateway', async () => {
    const author = await world.person();
    const fan = await world.person();
    const post = await author.call(postRoutes.create, { body: { content: 'First goal of the season!' } });
    const screen = await author.screen(1);
    expect(await screen.watch(`post:${post.id}`)).toEqual({ ok: true });

    const reply = await fan.call(likeRoutes.like, { body: { target_type: 'post', target_id: post.id } });
    expect(reply).toEqual({ likesCount: 1, userLiked: true, version: 2 });
    expect(await screen.hears('like.changed')).toEqual({
      target_type: 'post',
      target_id: post.id,
      likesCount: 1,
      version: 2,
      actor_id: fan.id,
      liked: true,
    });
  });
});
