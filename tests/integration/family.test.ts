import { childRequestRoutes } from '@rinkside/contracts/child-request';
import { blockRoutes } from '@rinkside/contracts/block';
import { childRoutes, childRules } from '@rinkside/contracts/child';
import { commentRoutes } from '@rinkside/contracts/comment';
import { errorMessages } from '@rinkside/contracts/error';
import { exportRoutes } from '@rinkside/contracts/export';
import { followRoutes } from '@rinkside/contracts/follow';
import { gameRoutes } from '@rinkside/contracts/game';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { sessionRoutes } from '@rinkside/contracts/session';
import { runOperator } from '@rinkside/domain/moderation/operator';
import { newId } from '@rinkside/platform/id';
import { expectErrorReply } from '@rinkside/testkit/api-client';
import { TestApp } from '@rinkside/testkit/test-app';
import type { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
});
afterAll(() => app?.close());

const yearsAgo = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`;
const childBody = (guardian: TestUser, fields: object = {}) => ({
  first_name: 'Ivy',
  last_name: 'Marlow',
  birthdate: yearsAgo(9),
  position: 'goalie' as const,
  age: '10U' as const,
  organization_id: guardian.organizationId,
  ...fields,
});
const createParent = () => app.user({ role: 'parent', position: 'skater' });
const addChild = (guardian: TestUser, fields: object = {}) =>
  guardian.call(childRoutes.add, { body: childBody(guardian, fields) });
/** Makes an account a guardian as well. */
const addGuardian = (guardian: TestUser, childId: string) =>
  app.pool.query('insert into guardian (guardian_id, child_id, created_at) values ($1, $2, now())', [
    guardian.id,
    childId,
  ]);

describe('child profiles', () => {
  it('belong to the account that adds them and have a complete profile', async () => {
    const parent = await createParent();
    const child = await addChild(parent);
    expect(await parent.call(childRoutes.list)).toEqual([child]);
    const profile = await parent.call(playerRoutes.me, { actingAs: child.id });
    expect(profile).toMatchObject({
      id: child.id,
      email: null,
      first_name: 'Ivy',
      role: 'player',
      position: 'goalie',
      birthdate: yearsAgo(9),
      onboarding_complete: true,
      guardian_confirmed_at: expect.any(String) as string,
      guardian_ai_confirmed_at: null,
      moderator: false,
      operator: false,
    });
    expect((await parent.call(playerRoutes.me)).id).toBe(parent.id);
    expect((await parent.call(playerRoutes.me, { actingAs: parent.id })).id).toBe(parent.id);
  });

  it.each([
    ['an adult age', { birthdate: yearsAgo(19) }, 400],
    ['no name', { first_name: '' }, 400],
    ['contact data in the name', { last_name: 'Call 555-123-4567' }, 400],
    ['another role', { role: 'coach' }, 400],
  ])('are refused with %s', async (_, fields, status) => {
    const parent = await createParent();
    const [answered] = await expectErrorReply(addChild(parent, fields));
    expect(answered).toBe(status);
    expect(await parent.call(childRoutes.list)).toEqual([]);
  });

  it('are refused to minors and beyond the maximum', async () => {
    const minor = await app.user({ birthdate: yearsAgo(15) });
    expect(await expectErrorReply(addChild(minor))).toEqual([403, childRules.adultsOnly]);
    const parent = await createParent();
    for (let added = 0; added < childRules.max; added++) await addChild(parent);
    expect(await expectErrorReply(addChild(parent))).toEqual([409, childRules.tooMany]);
    const [acting] = await parent.call(childRoutes.list);
    const asChild = { actingAs: acting?.id ?? '' };
    expect(await parent.call(childRoutes.list, asChild)).toEqual([]);
    const byChild = parent.call(childRoutes.add, { ...asChild, body: childBody(parent) });
    expect(await expectErrorReply(byChild)).toEqual([403, childRules.adultsOnly]);
  });

  it('stay players under 18', async () => {
    const parent = await createParent();
    const { id: actingAs } = await addChild(parent);
    const edit = (body: object) => expectErrorReply(parent.call(playerRoutes.update, { actingAs, body }));
    expect(await edit({ role: 'coach' })).toEqual([400, childRules.playersOnly]);
    expect(await edit({ birthdate: yearsAgo(30) })).toEqual([400, childRules.tooOld]);
  });
});

describe('acting as a profile', () => {
  it('answers 404 for any id the account may not act as', async () => {
    const [parent, other] = [await createParent(), await createParent()];
    const child = await addChild(other);
    for (const actingAs of [child.id, other.id, newId(), 'me', '', `${parent.id}, ${parent.id}`])
      expect((await send(parent, actingAs)).status, actingAs).toBe(404);
    expect((await send(other, child.id.toUpperCase())).status).toBe(200);
  });

  it('creates content of the child, with an idempotency key of the child', async () => {
    const parent = await createParent();
    const child = await addChild(parent);
    const input = { key: newId(), body: { content: 'Early ice' } };
    const own = await parent.call(postRoutes.create, input);
    const childs = await parent.call(postRoutes.create, { ...input, actingAs: child.id });
    const again = await parent.call(postRoutes.create, { ...input, actingAs: child.id });
    expect([own.user.id, childs.user.id, again.id]).toEqual([parent.id, child.id, childs.id]);
    const game = {
      organization_id: parent.organizationId,
      date: '2026-11-01',
      our_score: 2,
      their_score: 1,
      shots_against: 21,
      saves: 20,
      goals_against: 1,
    };
    await parent.call(gameRoutes.create, { actingAs: child.id, body: game });
    const { profile, games } = await parent.call(exportRoutes.mine, { actingAs: child.id });
    expect([profile.id, games.length]).toEqual([child.id, 1]);
    expect((await parent.call(exportRoutes.mine)).games).toEqual([]);
  });

  it('carries no rights from one profile to the other', async () => {
    const parent = await createParent();
    const child = await addChild(parent);
    await runOperator(app.env, ['moderator', 'add', parent.id]);
    const edit = parent.call(playerRoutes.me, { actingAs: child.id });
    expect((await edit).moderator).toBe(false);
    await app.shareCircle([parent]);
    expect((await parent.call(playerRoutes.me)).organization_confirmed).toBe(true);
    expect((await edit).organization_confirmed).toBe(false);
  });

  it('lets guardians comment on the child’s items with their own name', async () => {
    const [parent, stranger] = [await createParent(), await app.user()];
    const child = await addChild(parent);
    const asChild = { actingAs: child.id };
    await parent.call(playerRoutes.update, { ...asChild, body: { who_can_comment: 'nobody' } });
    const { id } = await parent.call(postRoutes.create, { ...asChild, body: { content: 'Two saves' } });
    const comment = { params: { id }, body: { content: 'Proud of you' } };
    expect((await parent.call(commentRoutes.onPost, comment)).user.id).toBe(parent.id);
    expect((await expectErrorReply(stranger.call(commentRoutes.onPost, comment)))[0]).toBe(403);
  });

  it('has no sign-ins to end and reaches no suspended child', async () => {
    const parent = await createParent();
    const child = await addChild(parent);
    const endOthers = parent.call(sessionRoutes.endOthers, { actingAs: child.id });
    expect(await expectErrorReply(endOthers)).toEqual([403, childRules.noSignIn]);
    await app.pool.query('update player set suspended_at = now() where id = $1', [child.id]);
    expect((await send(parent, child.id)).status).toBe(403);
    expect((await parent.call(playerRoutes.me)).id).toBe(parent.id);
  });
});

describe('sockets', () => {
  it('receive the events of every profile of the account, each with its id', async () => {
    const [parent, friend] = [await createParent(), await app.user()];
    // Old enough to be followed without a request.
    const birthdate = yearsAgo(14);
    const child = await addChild(parent, { birthdate });
    const client = await parent.liveClient();
    // Joins the open socket.
    const added = await addChild(parent, { first_name: 'Theo', birthdate });
    for (const { id } of [parent, child, added]) {
      await friend.call(followRoutes.follow, { params: { id } });
      const { profile_id, unread } = await client.waitForEvent(
        'notification.added',
        (event) => event.profile_id === id,
      );
      expect([profile_id, unread]).toEqual([id, 1]);
    }
    const [first] = await parent.call(childRoutes.list);
    expect(first?.unread).toBe(1);
    await app.settle();
    const follows = client.eventsNamed('follow.changed').map(({ profile_id }) => profile_id);
    expect(follows).toHaveLength(3);
    expect(new Set(follows)).toEqual(new Set([parent.id, child.id, added.id]));
  });

  it('receive what a watched room sends beside what a profile receives', async () => {
    const parent = await createParent();
    const child = await addChild(parent);
    const client = await parent.liveClient();
    await client.watch(`player:${child.id}`);
    const { id } = await parent.call(postRoutes.create, {
      actingAs: child.id,
      body: { content: 'Early ice' },
    });
    await app.settle();
    const events = client.eventsNamed('feed.added').filter(({ item }) => item.id === id);
    expect(events).toHaveLength(2);
    expect(new Set(events.map(({ profile_id }) => profile_id))).toEqual(new Set([child.id, undefined]));
  });

  it('carry the id of the profile for an account without children', async () => {
    const user = await app.user();
    const client = await user.liveClient();
    const { id } = await user.call(postRoutes.create, { body: { content: 'Early ice' } });
    await app.settle();
    const events = client.eventsNamed('feed.added').filter(({ item }) => item.id === id);
    expect(events.map(({ profile_id }) => profile_id)).toEqual([user.id]);
  });

  it('watch rooms as the profile they name, and are refused for any other', async () => {
    const [parent, other] = [await createParent(), await createParent()];
    const child = await addChild(parent);
    const actingAs = child.id;
    const { id } = await parent.call(postRoutes.create, { actingAs, body: { content: 'Early ice' } });
    await parent.call(blockRoutes.block, { actingAs, params: { id: other.id } });
    await expect(other.liveClient(0, { actingAs })).rejects.toThrow(errorMessages.notFound);
    const client = await parent.liveClient(0, { actingAs });
    expect(await client.watch(`post:${id}`)).toEqual({ ok: true });
    expect((await client.watch(`player:${other.id}`)).ok).toBe(false);
    expect(await (await parent.liveClient()).watch(`player:${other.id}`)).toEqual({ ok: true });
  });

  it('end with the child at once', async () => {
    const [parent, second] = [await createParent(), await createParent()];
    const child = await addChild(parent);
    await addGuardian(second, child.id);
    const client = await second.liveClient(0, { actingAs: child.id });
    await parent.call(playerRoutes.remove, { actingAs: child.id });
    await second.call(childRequestRoutes.agree, { params: { id: child.id } });
    await waitFor('the socket is closed', async () => !client.connected || undefined);
  });
});

describe('deleting', () => {
  it('a child leaves the guardian’s account', async () => {
    const parent = await createParent();
    const [child, sibling] = [await addChild(parent), await addChild(parent, { first_name: 'Theo' })];
    await parent.call(postRoutes.create, { actingAs: child.id, body: { content: 'Bye' } });
    await parent.call(playerRoutes.remove, { actingAs: child.id });
    expect((await send(parent, child.id)).status).toBe(404);
    expect(await parent.call(childRoutes.list)).toEqual([sibling]);
    await expectRowsGone([child.id]);
    expect((await parent.call(playerRoutes.me)).id).toBe(parent.id);
  });

  it('a guardian’s account deletes the children that have no other guardian', async () => {
    const [parent, second] = [await createParent(), await createParent()];
    const [shared, lone] = [await addChild(parent), await addChild(parent, { first_name: 'Theo' })];
    await addGuardian(second, shared.id);
    await parent.call(playerRoutes.remove);
    expect((await send(second, shared.id)).status).toBe(200);
    await expectRowsGone([parent.id, lone.id]);
    await Promise.all([
      second.call(playerRoutes.remove),
      second.call(playerRoutes.remove).catch(() => undefined),
    ]);
    await expectRowsGone([second.id, shared.id]);
  });

  it('keeps no child when both guardians leave at once', async () => {
    const [parent, second] = [await createParent(), await createParent()];
    const child = await addChild(parent);
    await addGuardian(second, child.id);
    await Promise.all([parent.call(playerRoutes.remove), second.call(playerRoutes.remove)]);
    await expectRowsGone([parent.id, second.id, child.id]);
  });
});

/** Sends GET users/me as a profile and returns the response of any status. */
const send = (user: TestUser, actingAs: string) =>
  fetch(app.origin() + playerRoutes.me.path, {
    headers: { authorization: `Bearer ${user.token}`, 'x-acting-profile': actingAs },
  });

const expectRowsGone = (ids: string[]) =>
  waitFor('the rows are deleted', async () => {
    const { rows } = await app.pool.query<{ left: number }>(
      `select ((select count(*) from player where id = any($1::uuid[])) + (select count(*) from account_deletion where player_id = any($1::uuid[]))
         + (select count(*) from guardian where child_id = any($1::uuid[]) or guardian_id = any($1::uuid[])))::int as left`,
      [ids],
    );
    return rows[0]?.left === 0 || undefined;
  });
