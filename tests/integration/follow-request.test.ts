// @module-tag extended
import { blockRoutes } from '@rinkside/contracts/block';
import { childRoutes } from '@rinkside/contracts/child';
import { exportRoutes } from '@rinkside/contracts/export';
import { followRoutes } from '@rinkside/contracts/follow';
import { notificationRoutes } from '@rinkside/contracts/notification';
import { organizationRoutes } from '@rinkside/contracts/organization';
import { playerRoutes } from '@rinkside/contracts/player';
import { rosterRoutes } from '@rinkside/contracts/roster';
import { deleteOldFollowRequests } from '@rinkside/domain/follow/follow-request.retention';
import { newId } from '@rinkside/platform/id';
import { poolSql } from '@rinkside/platform/sql';
import { expectErrorReply } from '@rinkside/testkit/api-client';
import { TestApp } from '@rinkside/testkit/test-app';
import type { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl'), gateways: 2 });
});
afterAll(() => app?.close());

const withId = (id: string) => ({ params: { id } });
const yearsAgo = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`;
const setApproval = (user: TestUser, approve_followers: boolean) =>
  user.call(playerRoutes.update, { body: { approve_followers } });
const approvingPlayer = async () => {
  const user = await app.user();
  await setApproval(user, true);
  return user;
};
const ask = (follower: TestUser, target: TestUser) => follower.call(followRoutes.follow, withId(target.id));
const accept = (target: TestUser, follower: TestUser) =>
  target.call(followRoutes.accept, withId(follower.id));
const decline = (target: TestUser, follower: TestUser) =>
  target.call(followRoutes.decline, withId(follower.id));
const requestsTo = async (target: TestUser) =>
  (await target.call(followRoutes.requests, { query: { limit: 100 } })).map(({ id }) => id);
const followersOf = async (target: TestUser) =>
  (await target.call(followRoutes.followers, { query: { limit: 100 } })).map(({ id }) => id);
const stateOf = async (viewer: TestUser, target: TestUser) => {
  const { following, requested } = await viewer.call(playerRoutes.one, withId(target.id));
  return { following, requested };
};
const none = { following: false, requested: false };
const asked = { following: false, requested: true };

describe('the switch', () => {
  it('is off for players of 13 and older and changes by PUT', async () => {
    const user = await app.user({ birthdate: yearsAgo(14) });
    expect(user.profile.approve_followers).toBe(false);
    expect((await setApproval(user, true)).approve_followers).toBe(true);
    expect((await user.call(playerRoutes.me)).approve_followers).toBe(true);
  });

  it('is on for new players under 13 and stays as chosen', async () => {
    const young = { birthdate: yearsAgo(10), guardian_confirmed: true };
    const user = await app.user(young);
    expect(user.profile.approve_followers).toBe(true);
    await setApproval(user, false);
    const again = await user.onboard({ ...young, organization_id: user.organizationId });
    expect(again.profile.approve_followers).toBe(false);
  });

  it.each([
    [9, true],
    [15, false],
  ])('is set for a child profile of %i: %s', async (age, on) => {
    const parent = await app.user({ role: 'parent' });
    const { id } = await addChild(parent, age);
    expect((await parent.call(playerRoutes.me, { actingAs: id })).approve_followers).toBe(on);
  });

  it('keeps followers when it turns on, and requests when it turns off', async () => {
    const [target, fan, other] = [await app.user(), await app.user(), await app.user()];
    await ask(fan, target);
    await setApproval(target, true);
    expect(await ask(fan, target)).toEqual({ following: true });
    await ask(other, target);
    await setApproval(target, false);
    expect(await requestsTo(target)).toEqual([other.id]);
    expect(await followersOf(target)).toEqual([fan.id]);
    // Following directly ends the request.
    expect(await ask(other, target)).toEqual({ following: true });
    expect(await requestsTo(target)).toEqual([]);
  });
});

describe('a request', () => {
  it('is not a follow, and every list says that it waits', async () => {
    const target = await approvingPlayer();
    const follower = await app.user({ organization_id: target.organizationId, last_name: 'Marlow' });
    expect(await ask(follower, target)).toEqual(asked);
    expect(await ask(follower, target)).toEqual(asked);
    expect(await followersOf(target)).toEqual([]);
    expect(await follower.call(followRoutes.following)).toEqual([]);
    expect(await stateOf(follower, target)).toEqual(asked);
    const found = await follower.call(playerRoutes.search, { query: { search: 'Lindqvist' } });
    expect(found.find(({ id }) => id === target.id)).toMatchObject(asked);
    const { members } = await follower.call(rosterRoutes.members, withId(target.organizationId));
    expect(members.find(({ id }) => id === target.id)).toMatchObject({ ...asked, approves_followers: true });
    const [request, ...others] = await target.call(followRoutes.requests);
    expect(others).toEqual([]);
    expect(request).toMatchObject({ id: follower.id, ...none, requested_at: expect.any(String) as string });
    expect(await follower.call(followRoutes.requests)).toEqual([]);
  });

  it('is accepted, and the counts and lists change', async () => {
    const [target, follower] = [await approvingPlayer(), await app.user()];
    await ask(follower, target);
    expect(await accept(target, follower)).toEqual({ following: true });
    expect(await accept(target, follower)).toEqual({ following: true });
    expect(await decline(target, follower)).toEqual({ following: true });
    expect(await stateOf(follower, target)).toEqual({ following: true, requested: false });
    expect(await followersOf(target)).toEqual([follower.id]);
    expect(await requestsTo(target)).toEqual([]);
  });

  it('is declined, and can be made again', async () => {
    const [target, follower] = [await approvingPlayer(), await app.user()];
    await ask(follower, target);
    expect(await decline(target, follower)).toEqual({ following: false });
    expect(await decline(target, follower)).toEqual({ following: false });
    expect((await expectErrorReply(accept(target, follower)))[0]).toBe(404);
    expect(await stateOf(follower, target)).toEqual(none);
    expect(await ask(follower, target)).toEqual(asked);
    expect(await requestsTo(target)).toEqual([follower.id]);
  });

  it('is withdrawn by unfollowing', async () => {
    const [target, follower] = [await approvingPlayer(), await app.user()];
    await ask(follower, target);
    expect(await follower.call(followRoutes.unfollow, withId(target.id))).toEqual({ following: false });
    expect(await requestsTo(target)).toEqual([]);
    expect((await expectErrorReply(accept(target, follower)))[0]).toBe(404);
    expect(await followersOf(target)).toEqual([]);
  });

  it('of nobody, of oneself or to somebody else answers 404', async () => {
    const [target, follower, other] = [await approvingPlayer(), await app.user(), await app.user()];
    await ask(follower, target);
    for (const call of [accept, decline])
      for (const [caller, id] of [
        [target, target],
        [target, other],
        [follower, target],
        [other, follower],
      ] as const)
        expect((await expectErrorReply(call(caller, id)))[0]).toBe(404);
    expect((await expectErrorReply(target.call(followRoutes.accept, withId(newId()))))[0]).toBe(404);
    expect(await requestsTo(target)).toEqual([follower.id]);
  });

  it('repeats its answer for an idempotency key', async () => {
    const [target, follower] = [await approvingPlayer(), await app.user()];
    const key = newId();
    await follower.call(followRoutes.follow, { ...withId(target.id), key });
    await accept(target, follower);
    expect(await follower.call(followRoutes.follow, { ...withId(target.id), key })).toEqual(asked);
    expect(await stateOf(follower, target)).toEqual({ following: true, requested: false });
  });

  it('pages by cursor, newest first', async () => {
    const target = await approvingPlayer();
    const followers = [await app.user(), await app.user(), await app.user()];
    for (const follower of followers) await ask(follower, target);
    const ids: string[] = [];
    let path: string | undefined = `${followRoutes.requests.path}?limit=2`;
    while (path) {
      const response: Response = await fetch(app.origin() + path, {
        headers: { authorization: `Bearer ${target.token}` },
      });
      ids.push(...((await response.json()) as { id: string }[]).map(({ id }) => id));
      path = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    }
    expect(ids).toEqual(followers.map(({ id }) => id).toReversed());
  });

  it('does not change who sees the items', async () => {
    const [target, follower] = [await approvingPlayer(), await app.user()];
    const before = await follower.call(playerRoutes.one, withId(target.id));
    await ask(follower, target);
    const after = await follower.call(playerRoutes.one, withId(target.id));
    expect(after).toEqual({ ...before, requested: true });
  });

  it('gives a minor’s whole name only to those the minor knows', async () => {
    const target = await approvingPlayer();
    const minor = await app.user({ birthdate: yearsAgo(14), last_name: 'Marlow' });
    await ask(minor, target);
    expect(await target.call(followRoutes.requests)).toMatchObject([{ last_name: 'M.' }]);
  });

  it('to an organization does not exist', async () => {
    const user = await approvingPlayer();
    const club = await user.call(organizationRoutes.create, { body: { name: 'Ice Foxes' } });
    expect(await user.call(followRoutes.followOrganization, withId(club.id))).toEqual({ following: true });
  });
});

describe('concurrent answers', () => {
  it('have one result', async () => {
    const target = await approvingPlayer();
    for (let round = 0; round < 12; round++) {
      const follower = await app.user();
      await ask(follower, target);
      const calls = [
        () => accept(target, follower),
        () => decline(target, follower),
        () => follower.call(followRoutes.unfollow, withId(target.id)),
        () => ask(follower, target),
        () => target.callVia(1, followRoutes.accept, withId(follower.id)),
      ];
      const order = calls.map((_, at) => calls[(at + round) % calls.length]!);
      await Promise.allSettled(order.map((call) => call()));
      const state = await stateOf(follower, target);
      const waits = (await requestsTo(target)).includes(follower.id);
      const follows = (await followersOf(target)).includes(follower.id);
      expect(state).toEqual({ following: follows, requested: waits });
      expect(follows && waits).toBe(false);
    }
  });

  it('do not lose a request when the switch turns off', async () => {
    for (let round = 0; round < 5; round++) {
      const [target, follower] = [await approvingPlayer(), await app.user()];
      const [, reply] = await Promise.all([setApproval(target, false), ask(follower, target)]);
      expect(await stateOf(follower, target)).toEqual({ ...none, ...reply });
    }
  });
});

describe('live', () => {
  it('both people receive the events, with versions that increase, and nobody else does', async () => {
    const [target, follower, other] = [await approvingPlayer(), await app.user(), await app.user()];
    const clients = await Promise.all([follower.liveClient(0), target.liveClient(1), other.liveClient()]);
    await clients[2].watch(`player:${target.id}`);
    await ask(follower, target);
    await decline(target, follower);
    await ask(follower, target);
    await accept(target, follower);
    await app.settle();
    const people = { follower_id: follower.id, target_id: target.id };
    for (const [at, profile_id] of [follower.id, target.id].entries()) {
      const client = clients[at]!;
      await client.waitForEvent('follow.changed', ({ following }) => following);
      const versionsOf = (name: 'follow_request.added' | 'follow_request.removed') =>
        client.eventsNamed(name).map(({ version, ...event }) => {
          expect(event).toEqual({ ...people, profile_id });
          return version;
        });
      expect(versionsOf('follow_request.added')).toEqual([1, 3]);
      expect(versionsOf('follow_request.removed')).toEqual([2, 4]);
      const [follow] = client.eventsNamed('follow.changed');
      expect(Object.keys(follow ?? {})).not.toContain('accepted');
    }
    expect(clients[2].eventsNamed('follow_request.added')).toEqual([]);
    expect(clients[2].eventsNamed('follow_request.removed')).toEqual([]);
  });

  it('a guardian receives and answers the child’s requests', async () => {
    const parent = await app.user({ role: 'parent' });
    const child = await addChild(parent, 9);
    const follower = await app.user();
    const client = await parent.liveClient();
    expect(await follower.call(followRoutes.follow, withId(child.id))).toEqual(asked);
    await client.waitForEvent('follow_request.added', ({ profile_id }) => profile_id === child.id);
    const { notification } = await client.waitForEvent('notification.added');
    expect(notification).toMatchObject({ kind: 'follow_request', actor: { id: follower.id } });
    expect(await parent.call(followRoutes.requests)).toEqual([]);
    const answer = { ...withId(follower.id), actingAs: child.id };
    expect((await expectErrorReply(parent.call(followRoutes.accept, withId(follower.id))))[0]).toBe(404);
    expect(await parent.call(followRoutes.requests, { actingAs: child.id })).toMatchObject([
      { id: follower.id },
    ]);
    expect(await parent.call(followRoutes.accept, answer)).toEqual({ following: true });
  });
});

describe('the notification', () => {
  const kindsOf = async (user: TestUser) => {
    await app.settle();
    const { items, unread } = await user.call(notificationRoutes.list, { query: { filter: 'followers' } });
    return { kinds: items.map(({ kind }) => kind), unread };
  };

  it.each([
    ['accepted', accept],
    ['declined', decline],
  ])('disappears once the request is %s', async (_, answer) => {
    const [target, follower] = [await approvingPlayer(), await app.user()];
    const client = await target.liveClient();
    await ask(follower, target);
    expect(await kindsOf(target)).toEqual({ kinds: ['follow_request'], unread: 1 });
    await answer(target, follower);
    await client.waitForEvent('notification.removed');
    // Nobody is notified of the own answer.
    expect(await kindsOf(target)).toEqual({ kinds: [], unread: 0 });
  });

  it('tells the person who asked that the answer is yes, as long as the follow lasts', async () => {
    const [target, follower] = [await approvingPlayer(), await app.user()];
    const client = await follower.liveClient();
    await ask(follower, target);
    await accept(target, follower);
    const { notification } = await client.waitForEvent('notification.added');
    expect(notification).toMatchObject({ kind: 'follow_accepted', actor: { id: target.id } });
    expect(await kindsOf(follower)).toEqual({ kinds: ['follow_accepted'], unread: 1 });
    await follower.call(followRoutes.unfollow, withId(target.id));
    expect(await kindsOf(follower)).toEqual({ kinds: [], unread: 0 });
    expect(client.eventsNamed('notification.removed').at(-1)).toMatchObject({ unread: 0 });
    await ask(follower, target);
    await accept(target, follower);
    expect(await kindsOf(follower)).toEqual({ kinds: ['follow_accepted'], unread: 1 });
  });

  it('disappears with a withdrawal, and a repeated request adds no second one', async () => {
    const [target, follower] = [await approvingPlayer(), await app.user()];
    const client = await target.liveClient();
    await ask(follower, target);
    await client.waitForEvent('notification.added');
    await follower.call(followRoutes.unfollow, withId(target.id));
    expect(await kindsOf(target)).toEqual({ kinds: [], unread: 0 });
    await ask(follower, target);
    expect((await kindsOf(target)).kinds).toEqual(['follow_request']);
    expect(client.eventsNamed('notification.added')).toHaveLength(1);
  });
});

describe('ends with', () => {
  it.each([
    ['the target blocks', (target: TestUser, follower: TestUser) => [target, follower]],
    ['the follower blocks', (target: TestUser, follower: TestUser) => [follower, target]],
  ] as const)('a block: %s', async (_, pairOf) => {
    const [target, follower] = [await approvingPlayer(), await approvingPlayer()];
    await ask(follower, target);
    await ask(target, follower);
    const client = await follower.liveClient();
    const [blocker, blocked] = pairOf(target, follower);
    await blocker!.call(blockRoutes.block, withId(blocked!.id));
    await waitFor('both requests are removed', () =>
      client.eventsNamed('follow_request.removed').length === 2 ? true : undefined,
    );
    for (const user of [target, follower]) expect(await requestsTo(user)).toEqual([]);
    expect((await expectErrorReply(accept(target, follower)))[0]).toBe(404);
    await blocker!.call(blockRoutes.unblock, withId(blocked!.id));
    expect(await stateOf(follower, target)).toEqual(none);
    expect(await requestsTo(target)).toEqual([]);
  });

  it('a suspension, for as long as it lasts', async () => {
    const [target, follower] = [await approvingPlayer(), await app.user()];
    await ask(follower, target);
    const suspend = (at: string) =>
      app.pool.query(`update player set suspended_at = ${at} where id = $1`, [follower.id]);
    await suspend('now()');
    expect(await requestsTo(target)).toEqual([]);
    expect((await expectErrorReply(accept(target, follower)))[0]).toBe(404);
    await suspend('null');
    expect(await requestsTo(target)).toEqual([follower.id]);
  });

  it.each(['follower', 'target'] as const)('the deletion of the %s', async (leaver) => {
    const people = { target: await approvingPlayer(), follower: await app.user() };
    await ask(people.follower, people.target);
    const stays = leaver === 'target' ? people.follower : people.target;
    const client = await stays.liveClient();
    await people[leaver].call(playerRoutes.remove);
    if (leaver === 'follower') expect(await requestsTo(people.target)).toEqual([]);
    await client.waitForEvent('follow_request.removed');
    await waitFor('the row is deleted', async () => {
      const left = await app.count('select count(*) from player where id = $1', [people[leaver].id]);
      return left === 0 || undefined;
    });
    const ids = [people.follower.id];
    expect(await app.count('select count(*) from follow_request where follower_id = $1', ids)).toBe(0);
  });

  it('the retention time', async () => {
    const [target, follower, other] = [await approvingPlayer(), await app.user(), await app.user()];
    await ask(follower, target);
    await ask(other, target);
    await app.pool.query(
      `update follow_request set changed_at = now() - interval '12 months 1 day' where follower_id = $1`,
      [follower.id],
    );
    await deleteOldFollowRequests(poolSql(app.pool));
    expect(await requestsTo(target)).toEqual([other.id]);
  });
});

it('the export names the waiting requests of both people, and no answered one', async () => {
  const [target, follower, declined] = [await approvingPlayer(), await app.user(), await app.user()];
  await ask(follower, target);
  await ask(declined, target);
  await decline(target, declined);
  const request = { follower_id: follower.id, target_id: target.id };
  for (const user of [target, follower])
    expect((await user.call(exportRoutes.mine)).follow_requests).toMatchObject([request]);
  expect((await declined.call(exportRoutes.mine)).follow_requests).toEqual([]);
});

const addChild = (parent: TestUser, age: number) =>
  parent.call(childRoutes.add, {
    body: {
      first_name: 'Ivy',
      last_name: 'Marlow',
      birthdate: yearsAgo(age),
      position: 'goalie',
      age: '10U',
      organization_id: parent.organizationId,
    },
  });
