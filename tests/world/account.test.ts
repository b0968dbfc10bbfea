import { refusals } from '@rinkside/contracts/error';
import { feedRoutes } from '@rinkside/contracts/feed';
import { followRoutes } from '@rinkside/contracts/follow';
import { likeRoutes } from '@rinkside/contracts/like';
import { playerRoutes, playerRules } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { rosterRoutes } from '@rinkside/contracts/roster';
import { callRoute, CallError, refusal } from '@rinkside/testkit/client';
import type { Person } from '@rinkside/testkit/person';
import { until } from '@rinkside/testkit/until';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  addComment,
  addHighlight,
  addMentions,
  counters,
  isStored,
  mentionsOf,
  putAvatar,
  storedBelow,
} from './leavings.js';

let app: World;
beforeAll(async () => {
  app = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
});
afterAll(() => app?.close());

const post = (author: Person, content = 'Early ice') => author.call(postRoutes.create, { body: { content } });
const like = (person: Person, id: string) =>
  person.call(likeRoutes.like, { body: { target_type: 'post', target_id: id } });
const follow = (follower: Person, target: Person) =>
  follower.call(followRoutes.follow, { params: { id: target.id } });
const deleteAccount = (person: Person) => person.call(playerRoutes.remove);

describe('account deletion', () => {
  // @covers V7.4.2
  it('immediately rejects every token of the account and closes its sockets', async () => {
    const leaver = await app.person();
    const client = await leaver.screen();
    expect(await deleteAccount(leaver)).toEqual({ success: true });
    const freshToken = await app.issuer.token(leaver.subject, {}, '2h');
    for (const token of [leaver.token, freshToken]) {
      const call = callRoute(app.origin(), token, playerRoutes.me);
      expect(await refusal(call)).toEqual([401, refusals.closed]);
    }
    expect(refusals.closed).not.toContain(refusals.expiredToken);
    await until('the socket is disconnected', () => !client.connected);
    await expect(leaver.screen()).rejects.toThrow(refusals.closed);
    await app.settle();
    expect(await refusal(leaver.call(playerRoutes.me))).toEqual([401, refusals.closed]);
  });

  it('immediately hides the account everywhere, and live clients drop its items', async () => {
    const leaver = await app.person({ first_name: 'Vanessa', last_name: 'Vanisher' });
    const friend = await app.person({ organization_id: leaver.organizationId });
    await follow(friend, leaver);
    await follow(leaver, friend);
    const { id } = await post(leaver);
    const privateHighlight = await addHighlight(app, leaver.id, { open: false });
    const clients = [await friend.screen(), await friend.screen(), await friend.screen()] as const;
    await clients[0].watch(`organization:${leaver.organizationId}`);
    await clients[1].watch('following');
    await clients[2].watch(`post:${id}`);

    await deleteAccount(leaver);
    const input = { params: { id: leaver.id } };
    expect(await refusal(friend.call(playerRoutes.one, input))).toEqual([404, refusals.notFound]);
    expect(await refusal(callRoute(app.origin(), undefined, playerRoutes.public, input))).toEqual([
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

    for (const client of clients) await client.hears('feed.removed', (event) => event.id === id);
    const unfollowed = { follower_id: leaver.id, target_id: friend.id, following: false };
    expect(await clients[0].hears('follow.changed', (event) => event.target_id === friend.id)).toMatchObject(
      unfollowed,
    );
    await clients[0].hears('follow.changed', (event) => event.target_id === leaver.id && !event.following);
    await app.settle();
    expect(JSON.stringify(clients.map(({ heard }) => heard))).not.toContain(privateHighlight.id);
  });

  // @covers C3
  it('removes likes and comments with correct counts and leaves no row or file', async () => {
    const leaver = await app.person();
    const friend = await app.person();
    const posts = [await post(friend), await post(friend), await post(friend)];
    for (const { id } of posts) await Promise.all([like(leaver, id), like(friend, id)]);
    await like(friend, (await post(leaver)).id);
    const [first, second] = [posts[0]?.id ?? '', posts[1]?.id ?? ''];
    for (let at = 0; at < 3; at++) await addComment(app, first, leaver.id);
    await addComment(app, second, friend.id);
    await addComment(app, second, leaver.id, { takenDown: true });
    await Promise.all([follow(friend, leaver), follow(leaver, friend)]);
    await addMentions(app, leaver.id, friend.id);
    const avatar = await putAvatar(app, leaver);
    const { files } = await addHighlight(app, leaver.id);
    const client = await friend.screen();
    await client.watch(`post:${first}`);
    await app.settle();

    await deleteAccount(leaver);
    await until(
      'no table references the account',
      async () => (await mentionsOf(app, leaver.id)).length === 0,
    );
    for (const { stored, recomputed } of await counters(app)) expect(stored).toEqual(recomputed);
    const removals = client.all('comment.removed');
    expect(removals.map(({ commentsCount }) => commentsCount)).toEqual([2, 1, 0]);
    expect(new Set(removals.map(({ version }) => version)).size).toBe(3);
    const expectedLike = { likesCount: 1, liked: false, actor_id: leaver.id };
    await client.hears('like.changed', (event) => event.target_id === first && !event.liked);
    expect(client.all('like.changed').at(-1)).toMatchObject(expectedLike);
    await app.settle();
    for (const key of [...files, avatar])
      await until(`${key} is deleted`, async () => !(await isStored(app, key)), 20_000);
  });

  it('happens once while its owner sends other requests concurrently', async () => {
    const leaver = await app.person();
    const friend = await app.person();
    const { id } = await post(friend);
    const actions: (() => Promise<unknown>)[] = Array.from({ length: 6 }, (_, at) => [
      () => post(leaver, `last post ${at}`),
      () =>
        at % 2
          ? like(leaver, id)
          : leaver.call(likeRoutes.unlike, { body: { target_type: 'post', target_id: id } }),
      () => follow(leaver, friend),
      () => leaver.call(playerRoutes.update, { body: { level: 'A' } }),
      () => putAvatar(app, leaver),
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
        expect([401, 403, 404]).toContain((result.reason as CallError).status);
      }
    await until(
      'no table references the account',
      async () => (await mentionsOf(app, leaver.id)).length === 0,
    );
    for (const { stored, recomputed } of await counters(app)) expect(stored).toEqual(recomputed);
    await app.settle();
    const { rows } = await app.pool.query(
      `select 1 from outbox where name = 'account.closed' and payload ->> 'player_id' = $1`,
      [leaver.id],
    );
    expect(rows).toHaveLength(1);
    await until(
      'no avatar is left',
      async () => (await storedBelow(app, `avatars/${leaver.id}`)).length === 0,
      20_000,
    );
  });

  // @covers V10.3.3
  it('frees the place of the first coach and blocks the identity for good', async () => {
    const coach = await app.person({ role: 'coach' });
    await deleteAccount(coach);
    await app.settle();
    const next = await app.person({ role: 'coach', organization_id: coach.organizationId });
    expect(next.profile.coach_confirmed).toBe(true);
    const attempts = Array.from({ length: 5 }, () => refusal(coach.call(playerRoutes.me)));
    expect(new Set((await Promise.all(attempts)).map(([status]) => status))).toEqual(new Set([401]));
  });
});
