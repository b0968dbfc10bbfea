// @module-tag extended
import { commentCalls, commentRoutes, commentRules } from '@rinkside/contracts/comment';
import { errorMessages } from '@rinkside/contracts/error';
import { errorView } from '@rinkside/contracts/error.schema';
import { feedRoutes } from '@rinkside/contracts/feed';
import { followRoutes } from '@rinkside/contracts/follow';
import { gameRoutes } from '@rinkside/contracts/game';
import type { ContentType } from '@rinkside/contracts/item';
import { likeRoutes } from '@rinkside/contracts/like';
import { notificationRoutes } from '@rinkside/contracts/notification';
import { organizationRoutes } from '@rinkside/contracts/organization';
import { playerRoutes, playerRules, todayUtc, type CommenterGroup } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { expectErrorReply, sendRoute } from '@rinkside/testkit/api-client';
import { TestApp } from '@rinkside/testkit/test-app';
import type { TestUser } from '@rinkside/testkit/test-user';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { logGame, skaterGame } from './game-factory.js';

const services = () => ({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open(services());
});
afterAll(() => app?.close());

const bornBefore = (years: number) => `${new Date().getUTCFullYear() - years}${todayUtc().slice(4, 8)}01`;
const teen = { birthdate: bornBefore(14), age: '14U' } as const;
const child = { birthdate: bornBefore(10), age: '10U', guardian_confirmed: true } as const;
const phone = 'text me at six one two 555 0143';

const writePost = (author: TestUser, content = 'Hat trick today!') =>
  author.call(postRoutes.create, { body: { content } });
const commentOn = (
  user: TestUser,
  { id }: { id: string },
  content = 'Great game',
  kind: ContentType = 'post',
) => user.call(commentCalls[kind].create, { params: { id }, body: { content } });
const setCommenters = (user: TestUser, who_can_comment: CommenterGroup, guardian_confirmed?: boolean) =>
  user.call(playerRoutes.update, {
    body: { who_can_comment, ...(guardian_confirmed !== undefined && { guardian_confirmed }) },
  });
const refusalFor = async (user: TestUser, { id }: { id: string }) =>
  (await user.call(postRoutes.one, { params: { id } })).comment_refusal;

describe('comments on a minor’s items', () => {
  it('come from the club and from people the player follows', async () => {
    const player = await app.user(teen);
    const [teammate, stranger, followed, follower] = await Promise.all([
      app.user({ ...teen, organization_id: player.organizationId }),
      app.user(),
      app.user(),
      app.user(teen),
    ]);
    await app.shareCircle([player, teammate]);
    await player.call(followRoutes.follow, { params: { id: followed.id } });
    await follower.call(followRoutes.follow, { params: { id: player.id } });
    const [post, game] = [
      await writePost(player),
      await logGame(player, skaterGame(stranger.organizationId)),
    ];
    for (const [item, kind] of [
      [post, 'post'],
      [game, 'game'],
    ] as const) {
      for (const user of [player, teammate, followed]) await commentOn(user, item, 'Great game', kind);
      for (const user of [stranger, follower])
        expect(await expectErrorReply(commentOn(user, item, 'Great game', kind))).toEqual([
          403,
          commentRules.refusals.club_and_followed,
        ]);
    }
    expect(await refusalFor(player, post)).toBeNull();
    expect(await refusalFor(teammate, post)).toBeNull();
    expect(await refusalFor(followed, post)).toBeNull();
    expect(await refusalFor(stranger, post)).toBe('club_and_followed');
    const { items } = await follower.call(feedRoutes.following, { query: {} });
    expect(items.map(({ comment_refusal }) => comment_refusal)).toEqual([
      'club_and_followed',
      'club_and_followed',
    ]);
  });

  it('are limited on a parent’s items, not on an adult’s', async () => {
    const [parent, adult, stranger] = [
      await app.user({ role: 'parent' }),
      await app.user(),
      await app.user(),
    ];
    expect((await expectErrorReply(commentOn(stranger, await writePost(parent))))[0]).toBe(403);
    await commentOn(stranger, await writePost(adult));
  });

  it('follow the player’s setting; existing comments stay and the player can delete them', async () => {
    const [player, stranger] = [await app.user(teen), await app.user()];
    const teammate = await app.user(teen);
    await app.shareCircle([player, teammate]);
    expect(player.profile.who_can_comment).toBe('club_and_followed');
    const post = await writePost(player);
    const comment = await commentOn(teammate, post);

    expect((await setCommenters(player, 'nobody')).who_can_comment).toBe('nobody');
    expect(await expectErrorReply(commentOn(teammate, post))).toEqual([403, commentRules.refusals.nobody]);
    expect(await refusalFor(teammate, post)).toBe('nobody');
    await commentOn(player, post, 'Thanks all');
    expect(await stranger.call(commentRoutes.ofPost, { params: { id: post.id } })).toHaveLength(2);
    await player.call(commentRoutes.remove, { params: { id: comment.id } });

    await setCommenters(player, 'everyone');
    await commentOn(stranger, post);
    const exported = await player.call(playerRoutes.me);
    expect(exported.who_can_comment).toBe('everyone');
  });

  it('are open to everyone under 13 only if a guardian confirms it for this setting', async () => {
    const player = await app.user(child);
    expect(player.profile.guardian_confirmed_at).not.toBeNull();
    expect(await expectErrorReply(setCommenters(player, 'everyone'))).toEqual([
      400,
      playerRules.guardianComments,
    ]);
    expect((await expectErrorReply(setCommenters(player, 'everyone', false)))[0]).toBe(400);
    expect((await setCommenters(player, 'everyone', true)).who_can_comment).toBe('everyone');
    // An unchanged setting needs no second confirmation.
    expect((await setCommenters(player, 'everyone')).who_can_comment).toBe('everyone');
  });

  it('are not opened by the choice of an adult who turned out to be a minor', async () => {
    const player = await app.user();
    expect(player.profile.who_can_comment).toBe('everyone');
    await setCommenters(player, 'nobody');
    await setCommenters(player, 'everyone');
    const corrected = await player.call(playerRoutes.update, { body: { birthdate: teen.birthdate } });
    expect(corrected.who_can_comment).toBe('club_and_followed');
  });

  it('live events do not say who can comment', async () => {
    const [player, stranger] = [await app.user(teen), await app.user()];
    const [own, live] = [await player.liveClient(), await stranger.liveClient()];
    await live.watch(`player:${player.id}`);
    const post = await writePost(player);
    await player.call(postRoutes.edit, { params: { id: post.id }, body: { content: 'Two hat tricks' } });
    await app.settle();
    const received = [...own.received, ...live.received];
    expect(received.map(({ event }) => event)).toContain('feed.added');
    expect(JSON.stringify(received)).not.toMatch(/comment_refusal|who_can_comment/);
  });
});

describe('contact data', () => {
  it('is refused in comments to and by minors and passes between adults', async () => {
    const player = await app.user(teen);
    const teammate = await app.user(teen);
    await app.shareCircle([player, teammate]);
    const [adult, other] = [await app.user(), await app.user()];
    const [post, adultPost] = [await writePost(player), await writePost(adult)];
    for (const [user, item] of [
      [teammate, post],
      [player, post],
      [teammate, adultPost],
    ] as const)
      expect(await expectErrorReply(commentOn(user, item, phone))).toEqual([400, playerRules.contactData]);
    await commentOn(teammate, post, '5-3, 30 saves on 32 shots, 7:30 tomorrow, #12 and the 1-2-2');
    await commentOn(other, adultPost, phone);
  });

  it('is refused in posts and edits of minors and parents; unchanged texts pass', async () => {
    for (const profile of [teen, { role: 'parent' } as const]) {
      const player = await app.user(profile);
      expect(await expectErrorReply(writePost(player, phone))).toEqual([400, playerRules.contactData]);
      const { id } = await writePost(player);
      const edit = (content: string) => player.call(postRoutes.edit, { params: { id }, body: { content } });
      expect((await expectErrorReply(edit('add me on snap, jakeym09')))[0]).toBe(400);
      await app.pool.query('update post set content = $2 where item_id = $1', [id, phone]);
      expect((await edit(phone)).content).toBe(phone);
    }
    await writePost(await app.user(), phone);
  });

  it('is refused in names of people and organizations', async () => {
    const adult = await app.user();
    const rename = (body: { first_name?: string; last_name?: string }) =>
      adult.call(playerRoutes.update, { body });
    expect(await expectErrorReply(rename({ last_name: 'Call 612-555-0143' }))).toEqual([
      400,
      playerRules.contactData,
    ]);
    expect((await expectErrorReply(rename({ first_name: 'Snap:', last_name: 'jakeym' })))[0]).toBe(400);
    expect((await rename({ first_name: 'Skye', last_name: 'O’Neill-Sato' })).first_name).toBe('Skye');
    const create = (name: string) => adult.call(organizationRoutes.create, { body: { name } });
    expect(await expectErrorReply(create('Wolves, call 612-555-0143'))).toEqual([
      400,
      playerRules.contactData,
    ]);
    await create('St. Cloud Wolves 2014');
  });
});

describe('limits', () => {
  it('allow 10 comments an hour by one account on the items of one minor', async () => {
    const limited = await TestApp.open({ ...services(), env: { RATE_LIMIT_FACTOR: '1' } });
    onTestFinished(() => limited.close());
    const [player, other] = [await limited.user(teen), await limited.user()];
    const teammate = await limited.user(teen);
    await limited.shareCircle([player, teammate]);
    const [first, second] = [await writePost(player), await writePost(player)];
    for (let count = 0; count < 10; count++)
      await commentOn(teammate, count % 2 ? first : second, `Great game ${count}`);
    const refused = await sendRoute(limited.origin(), teammate.token, commentRoutes.onPost, {
      params: { id: first.id },
      body: { content: 'One more' },
    });
    expect(refused.status).toBe(429);
    const retryAfterSeconds = Number(refused.headers.get('retry-after'));
    expect(retryAfterSeconds).toBeGreaterThan(3000);
    expect(retryAfterSeconds).toBeLessThanOrEqual(3600);
    expect(errorView.parse(await refused.json()).message).toMatch(
      /^You can write 10 comments an hour to one player\. Please try again in \d+ minutes\.$/,
    );
    await commentOn(teammate, await writePost(other));
    for (let count = 0; count < 11; count++) await commentOn(player, first, `Thanks ${count}`);
  });

  it('count all writes of an account together', async () => {
    // 12 writes, 5 of them on one route.
    const limited = await TestApp.open({ ...services(), env: { RATE_LIMIT_FACTOR: '0.02' } });
    onTestFinished(() => limited.close());
    const user = await limited.user();
    const { id } = await writePost(user);
    const body = { target_type: 'post', target_id: id } as const;
    const writes = [
      () => user.call(likeRoutes.like, { body }),
      () => user.call(likeRoutes.unlike, { body }),
      () => user.call(notificationRoutes.read, { body: {} }),
    ];
    // Onboarding and the post were three writes.
    for (let count = 0; count < 9; count++) await writes[count % 3]?.();
    expect(await expectErrorReply(user.call(likeRoutes.like, { body }))).toEqual([
      429,
      errorMessages.tooManyWrites,
    ]);
    await user.call(gameRoutes.own, { query: {} });
  });

  it('allow 20 notifications an hour from one account to one minor', async () => {
    const [player, fan] = [await app.user(teen), await app.user()];
    const posts = await Promise.all(Array.from({ length: 25 }, (_, at) => writePost(player, `Goal ${at}`)));
    for (const { id } of posts)
      await fan.call(likeRoutes.like, { body: { target_type: 'post', target_id: id } });
    await app.settle();
    const { unread } = await player.call(notificationRoutes.list, { query: {} });
    expect(unread).toBe(20);
    const other = await app.user();
    await other.call(followRoutes.follow, { params: { id: player.id } });
    await app.settle();
    expect((await player.call(notificationRoutes.list, { query: {} })).unread).toBe(21);
  });
});
