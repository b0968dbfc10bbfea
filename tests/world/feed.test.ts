import { feedRoutes } from '@rinkside/contracts/feed';
import { followRoutes } from '@rinkside/contracts/follow';
import { postRoutes } from '@rinkside/contracts/post';
import { followersRoom, followingRoom } from '@rinkside/domain/feed/feed.rooms';
import { createLog } from '@rinkside/platform/log';
import { openLiveOut } from '@rinkside/platform/sockets';
import { refusal } from '@rinkside/testkit/client';
import type { Person } from '@rinkside/testkit/person';
import { until } from '@rinkside/testkit/until';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let world: World;
let author: Person;
beforeAll(async () => {
  world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  author = await world.person();
});
afterAll(() => world?.close());

const post = (by: Person, content: string) => by.call(postRoutes.create, { body: { content } });

describe('feeds', () => {
  it('show followed people and organizations newest first, without one’s own, at any depth and while items arrive', async () => {
    const viewer = await world.person();
    const friend = await world.person();
    const clubmate = await world.person({ organization_id: friend.organizationId });
    await viewer.call(followRoutes.follow, { params: { id: friend.id } });
    await viewer.call(followRoutes.followOrganization, { params: { id: friend.organizationId } });
    const made: string[] = [];
    for (let at = 0; at < 25; at++) made.unshift((await post(at % 2 ? friend : clubmate, `post ${at}`)).id);
    await post(viewer, 'my own');

    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await viewer.call(feedRoutes.following, {
        query: { limit: 10, ...(cursor && { cursor }) },
      });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
      expect(page.hasMore).toBe(cursor !== null);
      await post(friend, 'arrives meanwhile');
    }
    expect(seen).toEqual(made);

    const second = await viewer.call(feedRoutes.organization, {
      params: { id: friend.organizationId },
      query: { page: 2, limit: 20 },
    });
    expect(second.items.map((item) => item.content_type === 'post' && item.content)).toEqual([
      'post 7',
      'post 6',
      'post 5',
      'post 4',
      'post 3',
      'post 2',
      'post 1',
      'post 0',
    ]);
    expect(await refusal(viewer.call(feedRoutes.following, { query: { page: 52, limit: 20 } }))).toEqual([
      400,
      'Use the cursor',
    ]);
    expect((await refusal(viewer.call(feedRoutes.following, { query: { cursor: 'bm9uZQ' } })))[0]).toBe(400);
    expect((await refusal(viewer.call(feedRoutes.organization, { params: { id: viewer.id } })))[0]).toBe(404);
    expect(
      (await viewer.call(postRoutes.following, { query: { limit: 3 } })).map(({ content }) => content),
    ).toEqual(Array(3).fill('arrives meanwhile'));
  });

  it('name the next page in a Link header', async () => {
    await post(author, 'one');
    await post(author, 'two');
    const response = await fetch(`${world.origin()}/api/posts?limit=1`, {
      headers: { authorization: `Bearer ${author.token}` },
    });
    const [, next] = /<(.+)>; rel="next"/.exec(response.headers.get('link') ?? '') ?? [];
    const following = await fetch(world.origin() + next, {
      headers: { authorization: `Bearer ${author.token}` },
    });
    expect(await following.json()).toMatchObject([{ content: 'one' }]);
  });
});

describe('a follow', () => {
  it('is told to both, joins the open following screen at once and leaves it again', async () => {
    const fan = await world.person();
    const star = await world.person();
    const screen = await fan.screen();
    await screen.watch('following');
    const starScreen = await star.screen();
    const params = { id: star.id };

    expect(await fan.call(followRoutes.follow, { params })).toEqual({ following: true });
    expect(await fan.call(followRoutes.follow, { params })).toEqual({ following: true });
    const fact = {
      follower_id: fan.id,
      target_type: 'user',
      target_id: star.id,
      following: true,
      version: 1,
    };
    expect(await starScreen.hears('follow.changed')).toEqual(fact);
    expect(await screen.hears('follow.changed')).toEqual(fact);
    await world.settle();
    const heard = await post(star, 'hello fans');
    await screen.hears('feed.added', ({ item }) => item.id === heard.id);
    expect((await star.call(followRoutes.followers)).map(({ id, following }) => ({ id, following }))).toEqual(
      [{ id: fan.id, following: false }],
    );
    expect((await fan.call(followRoutes.following)).map(({ id, following }) => ({ id, following }))).toEqual([
      { id: star.id, following: true },
    ]);

    expect(await fan.call(followRoutes.unfollow, { params })).toEqual({ following: false });
    await screen.hears('follow.changed', ({ version }) => version === 2);
    await world.settle();
    // Of two relays one may be late.
    const late = openLiveOut(world.env, createLog('late', 'silent'));
    const rooms = [followersRoom(star.id)];
    const join = { kind: 'join', in: followingRoom(fan.id), rooms, version: 1 } as const;
    await until('it is connected and has told', () =>
      late.deliver([join]).then(
        () => true,
        () => false,
      ),
    );
    await late.close();
    await post(star, 'not for you');
    await world.settle();
    expect(screen.all('feed.added')).toHaveLength(1);
    expect((await refusal(fan.call(followRoutes.follow, { params: { id: fan.id } })))[0]).toBe(400);
    expect((await refusal(fan.call(followRoutes.follow, { params: { id: star.organizationId } })))[0]).toBe(
      404,
    );
  });
});
