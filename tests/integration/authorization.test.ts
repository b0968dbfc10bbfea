import { blockRoutes } from '@rinkside/contracts/block';
import { commentRoutes } from '@rinkside/contracts/comment';
import { errorMessages } from '@rinkside/contracts/error';
import { feedRoutes } from '@rinkside/contracts/feed';
import { followRoutes } from '@rinkside/contracts/follow';
import { gameRoutes } from '@rinkside/contracts/game';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import { likeRoutes } from '@rinkside/contracts/like';
import { moderationRoutes } from '@rinkside/contracts/moderation';
import { notificationRoutes } from '@rinkside/contracts/notification';
import { organizationRoutes, organizationRules } from '@rinkside/contracts/organization';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes, postRules } from '@rinkside/contracts/post';
import { rosterRoutes } from '@rinkside/contracts/roster';
import { runOperator } from '@rinkside/domain/moderation/operator';
import { callRoute, expectErrorReply } from '@rinkside/testkit/api-client';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createMatrixUsers, type MatrixUsers } from './access-matrix/matrix-users.js';
import { MatrixSetup } from './access-matrix/matrix-setup.js';

let app: TestApp;
let setup: MatrixSetup;
let users: MatrixUsers;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  setup = await MatrixSetup.open(app);
});
beforeEach(async () => {
  users = await createMatrixUsers(app);
});
afterAll(async () => {
  await setup?.close();
  await app?.close();
});

const unknownId = '0198c0de-0000-7000-8000-000000000000';
const notFound = [404, errorMessages.notFound];
const notCoach = [403, organizationRules.notCoach];
const withId = (id: string) => ({ params: { id } });
const like = (target_id: string) => ({ body: { target_type: 'post', target_id } as const });
const status = async (call: Promise<unknown>) => (await expectErrorReply(call))[0];

// @covers V8.2.2
describe('a foreign id in a request', () => {
  it('cannot post to another organization', async () => {
    const body = { content: 'Hello', organization_id: users.owner.organizationId };
    expect(await expectErrorReply(users.stranger.call(postRoutes.create, { body }))).toEqual([
      400,
      postRules.otherOrganization,
    ]);
  });

  it('cannot mark another player’s notifications as read', async () => {
    await users.mate.call(followRoutes.follow, withId(users.owner.id));
    await app.settle();
    const { items, unread } = await users.owner.call(notificationRoutes.list);
    expect(unread).toBeGreaterThan(0);
    await users.stranger.call(notificationRoutes.read, { body: { ids: items.map(({ id }) => id) } });
    expect((await users.owner.call(notificationRoutes.list)).unread).toBe(unread);
  });

  it('cannot hide an item of another organization', async () => {
    const target_id = await setup.createPost({ owner: users.stranger });
    const body = { target_type: 'post', target_id } as const;
    const hide = { ...withId(users.coach.organizationId), body };
    expect(await expectErrorReply(users.coach.call(organizationRoutes.hide, hide))).toEqual(notFound);
  });

  it('cannot confirm a player who is no pending coach, and a pending coach cannot confirm themselves', async () => {
    const { organizationId: organization_id } = users.owner;
    const pendingCoach = await app.user({ role: 'coach', position: null, organization_id });
    const confirm = (user_id: string) => ({ ...withId(organization_id), body: { user_id } });
    for (const { id } of [users.owner, users.stranger])
      expect(await expectErrorReply(users.coach.call(rosterRoutes.confirmCoach, confirm(id)))).toEqual([
        404,
        organizationRules.coachUnknown,
      ]);
    expect(
      await expectErrorReply(pendingCoach.call(rosterRoutes.confirmCoach, confirm(pendingCoach.id))),
    ).toEqual(notCoach);
  });

  it('returns 404 when it belongs to another type', async () => {
    const [post, game] = [await setup.createPost(users), await setup.createGame(users)];
    expect(await expectErrorReply(users.owner.call(postRoutes.remove, withId(game)))).toEqual(notFound);
    expect(await expectErrorReply(users.owner.call(gameRoutes.one, withId(post)))).toEqual(notFound);
    expect(await expectErrorReply(users.owner.call(commentRoutes.remove, withId(post)))).toEqual(notFound);
    expect(await expectErrorReply(users.owner.call(commentRoutes.ofHighlight, withId(post)))).toEqual(
      notFound,
    );
    expect(
      await expectErrorReply(users.owner.call(playerRoutes.one, withId(users.owner.organizationId))),
    ).toEqual(notFound);
  });

  it('is a validation error for an unknown organization', async () => {
    const body = { organization_id: unknownId };
    expect(await status(users.owner.call(playerRoutes.update, { body }))).toBe(400);
    expect(await status(users.owner.call(gameRoutes.create, { body: { ...setup.gameBody, ...body } }))).toBe(
      400,
    );
  });
});

// @covers R6 V8.3.2
describe('authorization after a change', () => {
  it('rejects a coach who moved to another organization', async () => {
    const { organizationId: id } = users.coach;
    const target_id = await setup.createPost(users);
    await users.coach.call(rosterRoutes.team, withId(id));
    await users.coach.call(playerRoutes.update, { body: { organization_id: setup.opponent } });
    const edit = { ...withId(id), body: { name: 'Mine still' } };
    expect(await expectErrorReply(users.coach.call(organizationRoutes.edit, edit))).toEqual(notCoach);
    expect(await expectErrorReply(users.coach.call(rosterRoutes.team, withId(id)))).toEqual(notCoach);
    const hide = { ...withId(id), body: { target_type: 'post', target_id } as const };
    expect(await expectErrorReply(users.coach.call(organizationRoutes.hide, hide))).toEqual(notCoach);
  });

  it('rejects a removed moderator', async () => {
    const report = await setup.createReport(users);
    await users.moderator.call(moderationRoutes.reports);
    await runOperator(app.env, ['moderator', 'remove', users.moderator.id]);
    const settle = { ...withId(report), body: { action: 'hide' } as const };
    const notModerator = [403, errorMessages.notModerator];
    expect(await expectErrorReply(users.moderator.call(moderationRoutes.settle, settle))).toEqual(
      notModerator,
    );
    expect(await expectErrorReply(users.moderator.call(moderationRoutes.reports))).toEqual(notModerator);
  });

  it('hides a highlight set to private', async () => {
    const id = await setup.createHighlight(users);
    await users.follower.call(highlightRoutes.one, withId(id));
    await users.owner.call(highlightRoutes.edit, { ...withId(id), body: { is_public: false } });
    expect(await expectErrorReply(users.follower.call(highlightRoutes.one, withId(id)))).toEqual(notFound);
    const comment = { ...withId(id), body: { content: 'Nice' } };
    expect(await expectErrorReply(users.follower.call(commentRoutes.onHighlight, comment))).toEqual(notFound);
    expect(
      await expectErrorReply(callRoute(app.origin(), undefined, highlightRoutes.public, withId(id))),
    ).toEqual(notFound);
    const { items } = await users.follower.call(feedRoutes.following);
    expect(items.map((item) => item.id)).not.toContain(id);
  });

  it('hides blocker and blocked player from each other', async () => {
    const post = await setup.createPost(users);
    const followerPost = await setup.createPost({ owner: users.follower });
    await users.owner.call(blockRoutes.block, withId(users.follower.id));
    expect(await expectErrorReply(users.follower.call(postRoutes.one, withId(post)))).toEqual(notFound);
    expect(await expectErrorReply(users.follower.call(likeRoutes.like, like(post)))).toEqual(notFound);
    expect(await expectErrorReply(users.owner.call(postRoutes.one, withId(followerPost)))).toEqual(notFound);
    expect(await status(users.owner.call(playerRoutes.one, withId(users.follower.id)))).toBe(404);
    expect((await users.follower.call(feedRoutes.following)).items).toEqual([]);
    expect(await users.owner.call(followRoutes.followers)).toEqual([]);
  });

  it('rejects a suspended account and hides its content', async () => {
    const post = await setup.createPost(users);
    await users.owner.call(postRoutes.one, withId(post));
    await runOperator(app.env, ['suspend', users.owner.id]);
    expect(await expectErrorReply(users.owner.call(postRoutes.one, withId(post)))).toEqual([
      403,
      errorMessages.suspended,
    ]);
    expect(await expectErrorReply(users.follower.call(postRoutes.one, withId(post)))).toEqual(notFound);
    expect(await status(users.follower.call(playerRoutes.one, withId(users.owner.id)))).toBe(404);
    expect(
      await status(callRoute(app.origin(), undefined, playerRoutes.public, withId(users.owner.id))),
    ).toBe(404);
  });

  it('rejects a deleted account and removes its content', async () => {
    const post = await setup.createPost(users);
    await users.owner.call(playerRoutes.remove);
    expect(await status(users.owner.call(playerRoutes.me))).toBe(401);
    expect(await expectErrorReply(users.follower.call(postRoutes.one, withId(post)))).toEqual(notFound);
    expect(await status(users.follower.call(playerRoutes.one, withId(users.owner.id)))).toBe(404);
  });

  it('hides a switched-off player page from signed-out visitors', async () => {
    const page = () => callRoute(app.origin(), undefined, playerRoutes.public, withId(users.owner.id));
    await page();
    await users.owner.call(playerRoutes.update, { body: { public_player_page: false } });
    expect(await status(page())).toBe(404);
    expect(await status(callRoute(app.origin(), undefined, gameRoutes.public, withId(users.owner.id)))).toBe(
      404,
    );
    await users.stranger.call(playerRoutes.one, withId(users.owner.id));
  });

  it('returns 404 to the author of a removed item', async () => {
    const post = await setup.createPost(users);
    await users.owner.call(postRoutes.remove, withId(post));
    expect(await expectErrorReply(users.owner.call(postRoutes.remove, withId(post)))).toEqual(notFound);
    const edit = { ...withId(post), body: { content: 'Too late' } };
    expect(await expectErrorReply(users.owner.call(postRoutes.edit, edit))).toEqual(notFound);
  });
});
