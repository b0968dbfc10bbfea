import { errorMessages } from '@rinkside/contracts/error';
import { feedRoutes } from '@rinkside/contracts/feed';
import { followRoutes } from '@rinkside/contracts/follow';
import { likeRoutes } from '@rinkside/contracts/like';
import { playerRoutes, playerRules } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { rosterRoutes } from '@rinkside/contracts/roster';
import { callRoute, CallError, expectErrorReply } from '@rinkside/testkit/api-client';
import { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  insertComment,
  insertHighlight,
  insertAccountReferences,
  itemCounters,
  isStored,
  tablesReferencing,
  uploadAvatar,
  storedFileNames,
} from './deletion-residue.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
});
afterAll(() => app?.close());

const post = (author: TestUser, content = 'Early ice') =>
  author.call(postRoutes.create, { body: { content } });
const like = (person: TestUser, id: string) =>
  person.call(likeRoutes.like, { body: { target_type: 'post', target_id: id } });
const follow = (follower: TestUser, target: TestUser) =>
  follower.call(followRoutes.follow, { params: { id: target.id } });
const deleteAccount = (person: TestUser) => person.call(playerRoutes.remove);

describe('account deletion', () => {
  // @covers V7.4.2
  it('immediately rejects every token of the account and closes its sockets', async () => {
    const leaver = await app.user();
    const client = await leaver.liveClient();
    expect(await deleteAccount(leaver)).toEqual({ success: true });
    const freshToken = await app.issuer.token(leaver.subject, {}, '2h');
    for (const token of [leaver.token, freshToken]) {
      const call = callRoute(app.origin(), token, playerRoutes.me);
      expect(await expectErrorReply(call)).toEqual([401, errorMessages.accountDeleted]);
    }
    expect(errorMessages.accountDeleted).not.toContain(errorMessages.expiredToken);
    await waitFor('the socket is disconnected', () => !client.connected);
    await expect(leaver.liveClient()).rejects.toThrow(errorMessages.accountDeleted);
    await app.settle();
    expect(await expectErrorReply(leaver.call(playerRoutes.me))).toEqual([401, errorMessages.accountDeleted]);
  });

  it('immediately hides the account everywhere, and live clients drop its items', async () => {
    const leaver = await app.user({ first_name: 'Vanessa', last_name: 'Vanisher' });
    const friend = await app.user({ organization_id: leaver.organizationId });
    await follow(friend, leaver);
    await follow(leaver, friend);
    const { id } = await post(leaver);
    const privateHighlight = await insertHighlight(app, leaver.id, { viewable: false });
    const clients = [
      await friend.liveClient(),
      await friend.liveClient(),
      await friend.liveClient(),
    ] as const;
    await clients[0].watch(`organization:${leaver.organizationId}`);
    await clients[1].watch('following');
    await clients[2].watch(`post:${id}`);

    await deleteAccount(leaver);
    const input = { params: { id: leaver.id } };
    expect(await expectErrorReply(friend.call(playerRoutes.one, input))).toEqual([
      404,
      errorMessages.notFound,
    ]);
    expect(await expectErrorReply(callRoute(app.origin(), undefined, playerRoutes.public, input))).toEqual([
      404,
      playerRules.unknown,
    ]);
    expect(await friend.call(playerRoutes.search, { query: { search: 'Vanisher' } })).toEqual([]);
    const organization = { params: { id: leaver.organizationId } };
    expect((await friend.call(feedRoutes.organization, organization)).items).toEqual([]);
    expect((await friend.call(feedRoutes.following)).items).toEqual([]);
    const members = await friend.call(rosterRoutes.members, organization);
    expect(members).toMatchObject({ totalMembers: 1, members: [{ id: friend.id }] });
    expect(await friend.call(followRoutes.following)).toEqual([]);

    for (const client of clients) await client.waitForEvent('feed.removed', (event) => event.id === id);
    const unfollowed = { follower_id: leaver.id, target_id: friend.id, following: false };
    expect(
      await clients[0].waitForEvent('follow.changed', (event) => event.target_id === friend.id),
    ).toMatchObject(unfollowed);
    await clients[0].waitForEvent(
      'follow.changed',
      (event) => event.target_id === leaver.id && !event.following,
    );
    await app.settle();
    expect(JSON.stringify(clients.map(({ received }) => received))).not.toContain(privateHighlight.id);
  });

  // @covers C3
  it('removes likes and comments with correct counts and leaves no row or file', async () => {
    const leaver = await app.user();
    const friend = await app.user();
    const posts = [await post(friend), await post(friend), await post(friend)];
    for (const { id } of posts) await Promise.all([like(leaver, id), like(friend, id)]);
    await like(friend, (await post(leaver)).id);
    const [first, second] = [posts[0]?.id ?? '', posts[1]?.id ?? ''];
    for (let at = 0; at < 3; at++) await insertComment(app, first, leaver.id);
    await insertComment(app, second, friend.id);
    await insertComment(app, second, leaver.id, { takenDown: true });
    await Promise.all([follow(friend, leaver), follow(leaver, friend)]);
    await insertAccountReferences(app, leaver.id, friend.id);
    const avatar = await uploadAvatar(app, leaver);
    const { files } = await insertHighlight(app, leaver.id);
    const client = await friend.liveClient();
    await client.watch(`post:${first}`);
    await app.settle();

    await deleteAccount(leaver);
    await waitFor(
      'no table references the account',
      async () => (await tablesReferencing(app, leaver.id)).length === 0,
    );
    for (const { stored, recomputed } of await itemCounters(app)) expect(stored).toEqual(recomputed);
    const removals = client.eventsNamed('comment.removed');
    expect(removals.map(({ commentsCount }) => commentsCount)).toEqual([2, 1, 0]);
    expect(new Set(removals.map(({ version }) => version)).size).toBe(3);
    const expectedLike = { likesCount: 1, liked: false, actor_id: leaver.id };
    await client.waitForEvent('like.changed', (event) => event.target_id === first && !event.liked);
    expect(client.eventsNamed('like.changed').at(-1)).toMatchObject(expectedLike);
    await app.settle();
    for (const key of [...files, avatar])
      await waitFor(`${key} is deleted`, async () => !(await isStored(app, key)), 20_000);
  });

  it('happens once while its owner sends other requests concurrently', async () => {
    const leaver = await app.user();
    const friend = await app.user();
    const { id } = await post(friend);
    const actions: (() => Promise<unknown>)[] = Array.from({ length: 6 }, (_, at) => [
      () => post(leaver, `last post ${at}`),
      () =>
        at % 2
          ? like(leaver, id)
          : leaver.call(likeRoutes.unlike, { body: { target_type: 'post', target_id: id } }),
      () => follow(leaver, friend),
      () => leaver.call(playerRoutes.update, { body: { level: 'A' } }),
      () => uploadAvatar(app, leaver),
    ]).flat();
    actions.splice(
      8,
      0,
      () => deleteAccount(leaver),
      () => deleteAccount(leaver),
    );
    const results = await Promise.allSettled(actions.map((action) => action()));
    for (const result of results)
      if (result.status === 'rejected') {
        expect(result.reason).toBeInstanceOf(CallError);
        // An account's own pictures wait for each other; too many at once are refused with 503.
        expect([401, 403, 404, 503]).toContain((result.reason as CallError).status);
      }
    await waitFor(
      'no table references the account',
      async () => (await tablesReferencing(app, leaver.id)).length === 0,
    );
    for (const { stored, recomputed } of await itemCounters(app)) expect(stored).toEqual(recomputed);
    await app.settle();
    const { rows } = await app.pool.query(
      `select 1 from outbox where name = 'account.deleted' and payload ->> 'player_id' = $1`,
      [leaver.id],
    );
    expect(rows).toHaveLength(1);
    await waitFor(
      'no avatar is left',
      async () => (await storedFileNames(app, `avatars/${leaver.id}`)).length === 0,
      20_000,
    );
  });

  // @covers V10.3.3
  it('frees the place of the first coach and blocks the identity for good', async () => {
    const coach = await app.user({ role: 'coach' });
    await deleteAccount(coach);
    await app.settle();
    const next = await app.user({ role: 'coach', organization_id: coach.organizationId });
    expect(next.profile.coach_confirmed).toBe(true);
    const attempts = Array.from({ length: 5 }, () => expectErrorReply(coach.call(playerRoutes.me)));
    expect(new Set((await Promise.all(attempts)).map(([status]) => status))).toEqual(new Set([401]));
  });
});

describe('the email of a player', () => {
  const changed = 'changed@example.test';
  const emailWith = async (claims: object) => {
    const user = await app.user();
    await app.pool.query('update player set email = $2, email_verified = true where id = $1', [
      user.id,
      changed,
    ]);
    const token = await app.issuer.token(user.subject, { email_verified: true, ...claims });
    // The test client rejects replies with an email that is not the caller's, so another route is called.
    await new TestUser(app, user.subject, token).call(feedRoutes.following);
    const { rows } = await app.pool.query<{ email: string }>('select email from player where id = $1', [
      user.id,
    ]);
    return rows[0]?.email;
  };

  it('is read again when a token names another one', async () => {
    expect(await emailWith({ email: 'other@example.test' })).not.toBe(changed);
  });

  it('stays when a token names it, or none, or an unconfirmed one', async () => {
    for (const claims of [{ email: changed }, {}, { email: 'other@example.test', email_verified: false }])
      expect(await emailWith(claims)).toBe(changed);
  });
});
