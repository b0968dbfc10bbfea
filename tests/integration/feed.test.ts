import { feedRoutes } from '@rinkside/contracts/feed';
import { followRoutes } from '@rinkside/contracts/follow';
import { postRoutes } from '@rinkside/contracts/post';
import { followersRoom, followingRoom } from '@rinkside/domain/feed/feed.rooms';
import { createLog } from '@rinkside/platform/log';
import { createLivePublisher } from '@rinkside/platform/live-publisher';
import { expectErrorReply } from '@rinkside/testkit/api-client';
import type { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let app: TestApp;
let author: TestUser;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  author = await app.user();
});
afterAll(() => app?.close());

const post = (user: TestUser, content: string) => user.call(postRoutes.create, { body: { content } });

describe('feeds', () => {
  it('show items of followed players and organizations newest first, without the viewer’s own, while new items arrive', async () => {
    const viewer = await app.user();
    const friend = await app.user();
    const clubmate = await app.user({ organization_id: friend.organizationId });
    await viewer.call(followRoutes.follow, { params: { id: friend.id } });
    await viewer.call(followRoutes.followOrganization, { params: { id: friend.organizationId } });
    const expectedIds: string[] = [];
    for (let at = 0; at < 25; at++)
      expectedIds.unshift((await post(at % 2 ? friend : clubmate, `post ${at}`)).id);
    await post(viewer, 'my own');

    const readIds: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await viewer.call(feedRoutes.following, {
        query: { limit: 10, ...(cursor && { cursor }) },
      });
      readIds.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
      expect(page.hasMore).toBe(cursor !== null);
      await post(friend, 'arrives between pages');
    }
    expect(readIds).toEqual(expectedIds);

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
    expect(
      await expectErrorReply(viewer.call(feedRoutes.following, { query: { page: 52, limit: 20 } })),
    ).toEqual([400, 'Use the cursor']);
    expect(
      (await expectErrorReply(viewer.call(feedRoutes.following, { query: { cursor: 'bm9uZQ' } })))[0],
    ).toBe(400);
    expect(
      (await expectErrorReply(viewer.call(feedRoutes.organization, { params: { id: viewer.id } })))[0],
    ).toBe(404);
    expect(
      (await viewer.call(postRoutes.following, { query: { limit: 3 } })).map(({ content }) => content),
    ).toEqual(Array(3).fill('arrives between pages'));
  });

  it('return the next page in a Link header', async () => {
    await post(author, 'one');
    await post(author, 'two');
    const response = await fetch(`${app.origin()}/api/posts?limit=1`, {
      headers: { authorization: `Bearer ${author.token}` },
    });
    const [, next] = /<(.+)>; rel="next"/.exec(response.headers.get('link') ?? '') ?? [];
    const following = await fetch(app.origin() + next, {
      headers: { authorization: `Bearer ${author.token}` },
    });
    expect(await following.json()).toMatchObject([{ content: 'one' }]);
  });
});

describe('a follow', () => {
  it('notifies both players, and the live following feed adds and removes the player’s posts', async () => {
    const fan = await app.user();
    const star = await app.user();
    const client = await fan.liveClient();
    await client.watch('following');
    const starClient = await star.liveClient();
    const params = { id: star.id };

    expect(await fan.call(followRoutes.follow, { params })).toEqual({ following: true });
    expect(await fan.call(followRoutes.follow, { params })).toEqual({ following: true });
    const event = {
      follower_id: fan.id,
      target_type: 'user',
      target_id: star.id,
      following: true,
      version: 1,
    };
    expect(await starClient.waitForEvent('follow.changed')).toEqual({ ...event, profile_id: star.id });
    expect(await client.waitForEvent('follow.changed')).toEqual({ ...event, profile_id: fan.id });
    await app.settle();
    const newPost = await post(star, 'hello fans');
    await client.waitForEvent('feed.added', ({ item }) => item.id === newPost.id);
    expect((await star.call(followRoutes.followers)).map(({ id, following }) => ({ id, following }))).toEqual(
      [{ id: fan.id, following: false }],
    );
    expect((await fan.call(followRoutes.following)).map(({ id, following }) => ({ id, following }))).toEqual([
      { id: star.id, following: true },
    ]);

    expect(await fan.call(followRoutes.unfollow, { params })).toEqual({ following: false });
    await client.waitForEvent('follow.changed', ({ version }) => version === 2);
    await app.settle();
    // With two relays, an outdated join message may arrive late.
    const latePublisher = createLivePublisher(app.env, createLog('late', 'silent'));
    const rooms = [followersRoom(star.id)];
    const join = { kind: 'join', in: followingRoom(fan.id), rooms, version: 1 } as const;
    await waitFor('the late publisher has connected and delivered', () =>
      latePublisher.publish([join]).then(
        () => true,
        () => false,
      ),
    );
    await latePublisher.close();
    await post(star, 'not for you');
    await app.settle();
    expect(client.eventsNamed('feed.added')).toHaveLength(1);
    expect((await expectErrorReply(fan.call(followRoutes.follow, { params: { id: fan.id } })))[0]).toBe(400);
    expect(
      (await expectErrorReply(fan.call(followRoutes.follow, { params: { id: star.organizationId } })))[0],
    ).toBe(404);
  });
});
