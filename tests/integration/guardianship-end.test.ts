// @module-tag extended
import { childRequestRoutes } from '@rinkside/contracts/child-request';
import { exportRoutes } from '@rinkside/contracts/export';
import { followRoutes } from '@rinkside/contracts/follow';
import { guardianRoutes, guardianRules } from '@rinkside/contracts/guardian';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import { liveGameRoutes } from '@rinkside/contracts/live-game';
import { liveLinkRoutes } from '@rinkside/contracts/live-link';
import { notificationRoutes } from '@rinkside/contracts/notification';
import { playerRoutes } from '@rinkside/contracts/player';
import { runOperator } from '@rinkside/domain/moderation/operator';
import { callRoute, expectErrorReply } from '@rinkside/testkit/api-client';
import { TestApp } from '@rinkside/testkit/test-app';
import type { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { FamilyFactory, yearsAgo } from './family-factory.js';
import { createHighlightFactory } from './highlight-factory.js';
import { LinkPage } from './link-page.js';
import { ScoringDevice, startLiveGame } from './live-game-factory.js';

let app: TestApp;
let families: FamilyFactory;
beforeAll(async () => {
  app = await TestApp.open({
    maintenanceIntervalMs: 500,
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
  });
  families = new FamilyFactory(app);
});
afterAll(() => app?.close());

const withId = (id: string) => ({ params: { id } });
const follows = (one: string, other: string) =>
  app.count(
    `select count(*) from follow where following and target_type = 'user'
       and (follower_id, target_id) in (($1, $2), ($2, $1))`,
    [one, other],
  );

/** A child with two guardians, and everything that the second one holds for it. */
const createHolder = async () => {
  const { parent, second, child } = await families.create(14);
  const { id } = child;
  const asChild = { actingAs: id };
  await parent.call(playerRoutes.update, { ...asChild, body: { approve_followers: false } });
  await second.call(followRoutes.follow, withId(id));
  await second.call(followRoutes.follow, { ...asChild, params: { id: second.id } });
  const { game } = await startLiveGame(parent, {}, id);
  const season = await second.call(liveLinkRoutes.create, { ...asChild, body: { kind: 'season' } });
  const invitation = await second.call(liveLinkRoutes.create, {
    ...asChild,
    body: { kind: 'scorer', live_game_id: game.id },
  });
  const scorer = await app.user();
  await scorer.call(liveLinkRoutes.accept, { body: { token: invitation.token } });
  const childLink = await families.addLink(second, id);
  await second.call(playerRoutes.update, { ...asChild, body: { public_player_page: false } });
  await second.call(playerRoutes.remove, { ...asChild, body: {} });
  const client = await second.liveClient(0, asChild);
  const page = await LinkPage.open(app.origin(), season.token);
  return { parent, second, child, gameId: game.id, season, scorer, childLink, client, page };
};
type Holder = Awaited<ReturnType<typeof createHolder>>;

/** Gives the child a login of an adult: guardians have no rights any more. */
const turn18 = async ({ child }: Holder) => {
  await app.pool.query(
    `update player set provider = 'somewhere', issuer = 'https://somewhere.test', birthdate = $2, trusted_birthdate = $2,
       rights_birthdate = $2 where id = $1`,
    [child.id, yearsAgo(18)],
  );
};

const ends: Record<string, (holder: Holder) => Promise<unknown>> = {
  removal: ({ parent, second, child }) =>
    parent.call(guardianRoutes.remove, { params: { id: child.id, guardian_id: second.id } }),
  leaving: ({ second, child }) =>
    second.call(guardianRoutes.remove, { params: { id: child.id, guardian_id: second.id } }),
  'age 18': turn18,
  suspension: ({ second }) => runOperator(app.env, ['suspend', second.id]),
  deletion: ({ second }) => second.call(playerRoutes.remove),
};

describe.each(Object.entries(ends))('%s of a guardian', (name, end) => {
  let holder: Holder;
  let endedAt: number;
  beforeAll(async () => {
    holder = await createHolder();
    await end(holder);
    endedAt = Date.now();
  }, 60_000);

  it('ends the season link and its open page', async () => {
    const { page, season } = holder;
    const open = callRoute(app.origin(), undefined, liveLinkRoutes.open, { params: { token: season.token } });
    expect((await expectErrorReply(open))[0]).toBe(404);
    await waitFor('the page is closed', () => page.closedAt, 20_000);
    expect(page.text).toContain('event: ended');
  });

  it('ends the rights of the scorer whom the guardian invited', async () => {
    const { scorer, gameId } = holder;
    const device = new ScoringDevice(scorer, gameId);
    expect((await expectErrorReply(device.takeOver()))[0]).toBeGreaterThanOrEqual(403);
    // The running game of an adult is seen by everyone.
    const read = scorer.call(liveGameRoutes.one, withId(gameId));
    if (name === 'age 18') await read;
    else expect((await expectErrorReply(read))[0]).toBe(404);
  });

  it('ends the links, requests and closed settings, within a second', async () => {
    const { second, child } = holder;
    // From 18 on the maintenance deletes what no rule reads any more.
    const left = () =>
      app.count(
        `select (select count(*) from child_link where child_id = $1 and guardian_id = $2 and accepted_at is null
             and revoked_at is null)
           + (select count(*) from child_request where child_id = $1 and state in ('waiting', 'objected'))
           + (select count(*) from live_link where player_id = $1 and created_by = $2 and revoked_at is null)
           + (select count(*) from guardian_closure where child_id = $1 and closed_by = $2 and $3 <> 'suspension') as count`,
        [child.id, second.id, name],
      );
    await waitFor('nothing is left', async () => (await left()) === 0 || undefined, 30_000);
    if (name !== 'age 18') expect(Date.now() - endedAt).toBeLessThan(30_000);
  });

  it('cuts the sockets of the guardian and lets nobody act as the child', async () => {
    const { second, child, client } = holder;
    await waitFor('the socket is closed', () => !client.connected || undefined, 30_000);
    const [status] = await expectErrorReply(second.call(playerRoutes.me, { actingAs: child.id }));
    expect(status).toBe({ suspension: 403, deletion: 401 }[name] ?? 404);
  });

  it.skipIf(name === 'deletion')('ends or keeps the follows between the two', async () => {
    const { second, child } = holder;
    expect(await follows(second.id, child.id)).toBe(name === 'removal' ? 0 : 2);
  });
});

describe('a removed guardian', () => {
  it('leaves no id of the child in the own export', async () => {
    const { parent, second, child } = await createHolder();
    await app.settle();
    await parent.call(guardianRoutes.remove, { params: { id: child.id, guardian_id: second.id } });
    await app.settle();
    expect(JSON.stringify(await second.call(exportRoutes.mine))).not.toContain(child.id);
    expect((await parent.call(exportRoutes.mine, { actingAs: child.id })).former_guardians).toMatchObject([
      { user_id: second.id, allowed_at: null },
    ]);
  });

  it('follows the child again only with the yes of a remaining guardian', async () => {
    const { parent, second, child } = await families.create();
    const asChild = { actingAs: child.id };
    await parent.call(playerRoutes.update, { ...asChild, body: { approve_followers: false } });
    await parent.call(guardianRoutes.remove, { params: { id: child.id, guardian_id: second.id } });
    expect(await second.call(followRoutes.follow, withId(child.id))).toEqual({
      following: false,
      requested: true,
    });
    expect(await parent.call(followRoutes.accept, { ...asChild, params: { id: second.id } })).toEqual({
      following: true,
    });
    expect(await parent.call(guardianRoutes.former, asChild)).toMatchObject([
      { id: second.id, allowed: true },
    ]);
  });

  it('needs the player’s yes, too, from 13 on with a login', async () => {
    const { parent, second, child } = await families.create(14);
    const asChild = { actingAs: child.id };
    const { person } = await families.askForLogin(parent, child.id);
    await second.call(childRequestRoutes.agree, withId(child.id));
    await parent.call(guardianRoutes.remove, { params: { id: child.id, guardian_id: second.id } });
    await second.call(followRoutes.follow, withId(child.id));
    const byPlayer = () => person.call(followRoutes.accept, { params: { id: second.id } });
    expect(await expectErrorReply(byPlayer())).toEqual([403, guardianRules.guardianFirst]);
    const toFormer = person.call(followRoutes.follow, withId(second.id));
    expect(await expectErrorReply(toFormer)).toEqual([403, guardianRules.guardianFirst]);
    expect(await parent.call(followRoutes.accept, { ...asChild, params: { id: second.id } })).toMatchObject({
      following: false,
    });
    expect(await follows(second.id, child.id)).toBe(0);
    expect(await byPlayer()).toEqual({ following: true });
    expect(await person.call(followRoutes.follow, withId(second.id))).toEqual({ following: true });
  });

  it('loses the places in circles that were given with the child, and reads it as a stranger elsewhere', async () => {
    const { parent, second, child } = await families.create();
    const circleId = await app.shareCircle([parent]);
    for (const [person, givenWith] of [
      [child.id, null],
      [second.id, child.id],
    ])
      await app.pool.query(
        `insert into circle_place (player_id, circle_id, since, source, given_with) values ($1, $2, now(), 'coach', $3)
         on conflict do nothing`,
        [person, circleId, givenWith],
      );
    const nameFor = async (reader: TestUser) =>
      (await reader.call(playerRoutes.one, withId(child.id))).last_name;
    const places = () =>
      app.count('select count(*) from circle_place where player_id = $1 and circle_id = $2', [
        second.id,
        circleId,
      ]);
    await parent.call(guardianRoutes.remove, { params: { id: child.id, guardian_id: second.id } });
    expect(await places()).toBe(0);
    // By another child or in the own right.
    await app.pool.query(
      `insert into circle_place (player_id, circle_id, since, source) values ($1, $2, now(), 'coach')`,
      [second.id, circleId],
    );
    expect(await nameFor(second)).toBe('M.');
    await parent.call(guardianRoutes.allow, { actingAs: child.id, params: { id: second.id } });
    expect(await nameFor(second)).toBe('Marlow');
  });

  it('is a guardian again by a new invitation', async () => {
    const { parent, second, child } = await families.create();
    await parent.call(guardianRoutes.remove, { params: { id: child.id, guardian_id: second.id } });
    await families.accept(second, (await families.addLink(parent, child.id)).token);
    expect(await parent.call(guardianRoutes.former, { actingAs: child.id })).toEqual([]);
  });
});

it('lets a guardian read the own child in another club as the player does', async () => {
  const parent = await families.createParent();
  const { organizationId } = await app.user();
  const child = await families.addChild(parent, 9, organizationId);
  const highlights = await createHighlightFactory(app);
  const clip = await highlights.make(child, { visibility: 'club' });
  await highlights.close();
  expect((await parent.call(playerRoutes.one, withId(child.id))).last_name).toBe('Marlow');
  expect((await parent.call(highlightRoutes.one, withId(clip))).id).toBe(clip);
  const { game } = await startLiveGame(parent, {}, child.id);
  expect((await parent.call(liveGameRoutes.one, withId(game.id))).player.last_name).toBe('Marlow');
  const second = await families.createParent();
  await families.accept(second, (await families.addLink(parent, child.id)).token);
  await second.call(highlightRoutes.one, withId(clip));
  await parent.call(guardianRoutes.remove, { params: { id: child.id, guardian_id: second.id } });
  expect((await expectErrorReply(second.call(highlightRoutes.one, withId(clip))))[0]).toBe(404);
  expect((await second.call(playerRoutes.one, withId(child.id))).last_name).toBe('M.');
});

it('asks the player once about the follows of a guardian who left', async () => {
  const { parent, second, child } = await families.create();
  const asChild = { actingAs: child.id };
  await parent.call(playerRoutes.update, { ...asChild, body: { approve_followers: false } });
  await second.call(followRoutes.follow, withId(child.id));
  await second.call(guardianRoutes.remove, { params: { id: child.id, guardian_id: second.id } });
  await app.settle();
  const asked = async (person: TestUser) => {
    const { items } = await person.call(notificationRoutes.list, {
      ...asChild,
      query: { filter: 'guardians' },
    });
    return items.filter(({ kind }) => kind === 'guardian_follows');
  };
  expect(await asked(parent)).toMatchObject([{ actor: { id: second.id } }]);
  await parent.call(followRoutes.removeFollower, { ...asChild, params: { id: second.id } });
  expect(await asked(parent)).toEqual([]);
});
