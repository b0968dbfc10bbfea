import { blockRoutes } from '@rinkside/contracts/block';
import { commentRoutes } from '@rinkside/contracts/comment';
import { refusals } from '@rinkside/contracts/error';
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
import { callRoute, refusal } from '@rinkside/testkit/client';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { makeCast, type Cast } from './matrix/cast.js';
import { Stage } from './matrix/stage.js';

let world: World;
let stage: Stage;
let cast: Cast;
beforeAll(async () => {
  world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  stage = await Stage.open(world);
});
beforeEach(async () => {
  cast = await makeCast(world);
});
afterAll(async () => {
  await stage?.close();
  await world?.close();
});

const nobody = '0198c0de-0000-7000-8000-000000000000';
const notFound = [404, refusals.notFound];
const notCoach = [403, organizationRules.notCoach];
const by = (id: string) => ({ params: { id } });
const like = (target_id: string) => ({ body: { target_type: 'post', target_id } as const });
const status = async (call: Promise<unknown>) => (await refusal(call))[0];

// @covers V8.2.2
describe('the id of somebody else in what is sent', () => {
  it('posts to no other organization', async () => {
    const body = { content: 'Hello', organization_id: cast.owner.organizationId };
    expect(await refusal(cast.stranger.call(postRoutes.create, { body }))).toEqual([
      400,
      postRules.otherOrganization,
    ]);
  });

  it('marks nobody else’s notifications as read', async () => {
    await cast.mate.call(followRoutes.follow, by(cast.owner.id));
    await world.settle();
    const { items, unread } = await cast.owner.call(notificationRoutes.list);
    expect(unread).toBeGreaterThan(0);
    await cast.stranger.call(notificationRoutes.read, { body: { ids: items.map(({ id }) => id) } });
    expect((await cast.owner.call(notificationRoutes.list)).unread).toBe(unread);
  });

  it('hides no item of another organization', async () => {
    const target_id = await stage.post({ owner: cast.stranger });
    const body = { target_type: 'post', target_id } as const;
    const hide = { ...by(cast.coach.organizationId), body };
    expect(await refusal(cast.coach.call(organizationRoutes.hide, hide))).toEqual(notFound);
  });

  it('makes nobody a coach who does not wait there, and no one who waits confirms themselves', async () => {
    const { organizationId: organization_id } = cast.owner;
    const waiting = await world.person({ role: 'coach', position: null, organization_id });
    const confirm = (user_id: string) => ({ ...by(organization_id), body: { user_id } });
    for (const { id } of [cast.owner, cast.stranger])
      expect(await refusal(cast.coach.call(rosterRoutes.confirmCoach, confirm(id)))).toEqual([
        404,
        organizationRules.coachUnknown,
      ]);
    expect(await refusal(waiting.call(rosterRoutes.confirmCoach, confirm(waiting.id)))).toEqual(notCoach);
  });

  it('finds nothing under the wrong name', async () => {
    const [post, game] = [await stage.post(cast), await stage.playedGame(cast)];
    expect(await refusal(cast.owner.call(postRoutes.remove, by(game)))).toEqual(notFound);
    expect(await refusal(cast.owner.call(gameRoutes.one, by(post)))).toEqual(notFound);
    expect(await refusal(cast.owner.call(commentRoutes.remove, by(post)))).toEqual(notFound);
    expect(await refusal(cast.owner.call(commentRoutes.ofHighlight, by(post)))).toEqual(notFound);
    expect(await refusal(cast.owner.call(playerRoutes.one, by(cast.owner.organizationId)))).toEqual(notFound);
  });

  it('of an organization nobody knows is refused as a field', async () => {
    const body = { organization_id: nobody };
    expect(await status(cast.owner.call(playerRoutes.update, { body }))).toBe(400);
    expect(await status(cast.owner.call(gameRoutes.create, { body: { ...stage.game, ...body } }))).toBe(400);
  });
});

// @covers R6 V8.3.2
describe('a right taken away a moment before', () => {
  it('of a coach who moved to another organization', async () => {
    const { organizationId: id } = cast.coach;
    const target_id = await stage.post(cast);
    await cast.coach.call(rosterRoutes.team, by(id));
    await cast.coach.call(playerRoutes.update, { body: { organization_id: stage.opponent } });
    const edit = { ...by(id), body: { name: 'Mine still' } };
    expect(await refusal(cast.coach.call(organizationRoutes.edit, edit))).toEqual(notCoach);
    expect(await refusal(cast.coach.call(rosterRoutes.team, by(id)))).toEqual(notCoach);
    const hide = { ...by(id), body: { target_type: 'post', target_id } as const };
    expect(await refusal(cast.coach.call(organizationRoutes.hide, hide))).toEqual(notCoach);
  });

  it('of a moderator', async () => {
    const report = await stage.report(cast);
    await cast.moderator.call(moderationRoutes.reports);
    await runOperator(world.env, ['moderator', 'remove', cast.moderator.id]);
    const settle = { ...by(report), body: { action: 'hide' } as const };
    const refused = [403, refusals.notModerator];
    expect(await refusal(cast.moderator.call(moderationRoutes.settle, settle))).toEqual(refused);
    expect(await refusal(cast.moderator.call(moderationRoutes.reports))).toEqual(refused);
  });

  it('to see a highlight that turned private', async () => {
    const id = await stage.highlight(cast);
    await cast.follower.call(highlightRoutes.one, by(id));
    await cast.owner.call(highlightRoutes.edit, { ...by(id), body: { is_public: false } });
    expect(await refusal(cast.follower.call(highlightRoutes.one, by(id)))).toEqual(notFound);
    const comment = { ...by(id), body: { content: 'Nice' } };
    expect(await refusal(cast.follower.call(commentRoutes.onHighlight, comment))).toEqual(notFound);
    expect(await refusal(callRoute(world.origin(), undefined, highlightRoutes.public, by(id)))).toEqual(
      notFound,
    );
    const { items } = await cast.follower.call(feedRoutes.following);
    expect(items.map((item) => item.id)).not.toContain(id);
  });

  it('by a block, both ways', async () => {
    const post = await stage.post(cast);
    const own = await stage.post({ owner: cast.follower });
    await cast.owner.call(blockRoutes.block, by(cast.follower.id));
    expect(await refusal(cast.follower.call(postRoutes.one, by(post)))).toEqual(notFound);
    expect(await refusal(cast.follower.call(likeRoutes.like, like(post)))).toEqual(notFound);
    expect(await refusal(cast.owner.call(postRoutes.one, by(own)))).toEqual(notFound);
    expect(await status(cast.owner.call(playerRoutes.one, by(cast.follower.id)))).toBe(404);
    expect((await cast.follower.call(feedRoutes.following)).items).toEqual([]);
    expect(await cast.owner.call(followRoutes.followers)).toEqual([]);
  });

  it('of a suspended account, whose things nobody sees', async () => {
    const post = await stage.post(cast);
    await cast.owner.call(postRoutes.one, by(post));
    await runOperator(world.env, ['suspend', cast.owner.id]);
    expect(await refusal(cast.owner.call(postRoutes.one, by(post)))).toEqual([403, refusals.suspended]);
    expect(await refusal(cast.follower.call(postRoutes.one, by(post)))).toEqual(notFound);
    expect(await status(cast.follower.call(playerRoutes.one, by(cast.owner.id)))).toBe(404);
    expect(await status(callRoute(world.origin(), undefined, playerRoutes.public, by(cast.owner.id)))).toBe(
      404,
    );
  });

  it('of a deleted account, whose things are gone', async () => {
    const post = await stage.post(cast);
    await cast.owner.call(playerRoutes.remove);
    expect(await status(cast.owner.call(playerRoutes.me))).toBe(401);
    expect(await refusal(cast.follower.call(postRoutes.one, by(post)))).toEqual(notFound);
    expect(await status(cast.follower.call(playerRoutes.one, by(cast.owner.id)))).toBe(404);
  });

  it('to see a page that was switched off, signed out', async () => {
    const page = () => callRoute(world.origin(), undefined, playerRoutes.public, by(cast.owner.id));
    await page();
    await cast.owner.call(playerRoutes.update, { body: { public_player_page: false } });
    expect(await status(page())).toBe(404);
    expect(await status(callRoute(world.origin(), undefined, gameRoutes.public, by(cast.owner.id)))).toBe(
      404,
    );
    await cast.stranger.call(playerRoutes.one, by(cast.owner.id));
  });

  it('with the item itself', async () => {
    const post = await stage.post(cast);
    await cast.owner.call(postRoutes.remove, by(post));
    expect(await refusal(cast.owner.call(postRoutes.remove, by(post)))).toEqual(notFound);
    const edit = { ...by(post), body: { content: 'Too late' } };
    expect(await refusal(cast.owner.call(postRoutes.edit, edit))).toEqual(notFound);
  });
});
