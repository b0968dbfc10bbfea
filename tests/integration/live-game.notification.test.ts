import { blockRoutes } from '@rinkside/contracts/block';
import { exportRoutes } from '@rinkside/contracts/export';
import { followRoutes } from '@rinkside/contracts/follow';
import { liveGameRoutes } from '@rinkside/contracts/live-game';
import { liveLinkRoutes } from '@rinkside/contracts/live-link';
import { notificationRoutes } from '@rinkside/contracts/notification';
import { playerRoutes } from '@rinkside/contracts/player';
import { deleteOldLiveGames } from '@rinkside/domain/live-game/live-game.retention';
import { newId } from '@rinkside/platform/id';
import { poolSql } from '@rinkside/platform/sql';
import { expectErrorReply } from '@rinkside/testkit/api-client';
import { TestApp } from '@rinkside/testkit/test-app';
import type { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { skaterGame } from './game-factory.js';
import { goal, shot, startLiveGame } from './live-game-factory.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({
    maintenanceIntervalMs: 500,
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    gateways: 2,
    workers: 2,
  });
});
afterAll(() => app?.close());

const withId = (id: string) => ({ params: { id } });
const setAlerts = (user: TestUser, player: TestUser, live_alerts = true) =>
  user.call(followRoutes.setAlerts, { ...withId(player.id), body: { live_alerts } });
const follow = (user: TestUser, player: TestUser) => user.call(followRoutes.follow, withId(player.id));
const unfollow = (user: TestUser, player: TestUser) => user.call(followRoutes.unfollow, withId(player.id));
/** A new follower who wants notifications about the player's live games. */
const newFan = async (player: TestUser, profile: Parameters<TestApp['user']>[0] = {}) => {
  const fan = await app.user(profile);
  await follow(fan, player);
  await setAlerts(fan, player);
  return fan;
};
/** The notifications about live games, once all events are processed. */
const news = async (user: TestUser) => {
  await app.settle();
  const { items } = await user.call(notificationRoutes.list, { query: { filter: 'live' } });
  return items;
};
const unread = async (user: TestUser) => (await user.call(notificationRoutes.list)).unread;
const finish = (player: TestUser, id: string) =>
  player.call(liveGameRoutes.finish, { ...withId(id), body: skaterGame(player.organizationId) });
/** Enqueues the job again, as after a crash. */
const repeatJob = (live_game_id: string) =>
  app.queues.add([
    {
      name: 'create-notifications',
      payload: { triggers: [{ kind: 'live_game', live_game_id }] },
      id: newId(),
    },
  ]);
const minorProfile = (organization_id?: string) => ({
  birthdate: `${new Date().getUTCFullYear() - 14}-01-02`,
  age: '14U' as const,
  last_name: 'Lindqvist',
  ...(organization_id && { organization_id }),
});

describe('followers of a live game', () => {
  it('get one notification that follows the game: start, goals and Final', async () => {
    const player = await app.user();
    const fan = await newFan(player);
    const [first, second] = [await fan.liveClient(0), await fan.liveClient(1)];
    const { device, game } = await startLiveGame(player);
    const [started] = await news(fan);
    const actor = { id: player.id };
    expect(started).toMatchObject({
      kind: 'live_game',
      read: false,
      actor,
      item: null,
      live_game: { id: game.id, status: 'live', opponent: 'Harbor Otters', goals: 0 },
    });
    await fan.call(notificationRoutes.read, { body: {} });
    await device.tap(shot);
    expect(await news(fan)).toMatchObject([{ id: started?.id, read: true, created_at: started?.created_at }]);
    await device.tap(goal);
    await device.tap(goal);
    for (let time = 0; time < 5; time++) await repeatJob(game.id);
    const goals = await news(fan);
    expect(goals).toMatchObject([{ id: started?.id, read: false, actor, live_game: { goals: 2 } }]);
    expect(Date.parse(goals[0]?.created_at ?? '')).toBeGreaterThan(Date.parse(started?.created_at ?? ''));
    expect(await unread(fan)).toBe(1);
    const { id } = await finish(player, game.id);
    await repeatJob(game.id);
    expect(await news(fan)).toMatchObject([
      {
        id: started?.id,
        read: false,
        item: { content_type: 'game', id },
        live_game: { status: 'final', score: { us: 4, them: 2 } },
      },
    ]);
    for (const client of [first, second]) {
      await client.waitForEvent(
        'notification.added',
        ({ notification }) => notification.live_game?.status === 'final',
      );
      // Start, two goals and Final at most.
      expect(client.eventsNamed('notification.added').length).toBeLessThanOrEqual(4);
    }
    expect((await fan.call(exportRoutes.mine)).notifications).toMatchObject([{ live_game_id: game.id }]);
  });

  it('get no news of a log that a device sends a day late, until it ends', async () => {
    const player = await app.user();
    const fan = await newFan(player);
    const started_at = new Date(Date.now() - 26 * 3_600_000).toISOString();
    const { device, game } = await startLiveGame(player, { started_at });
    const [scored] = device.log(goal);
    if (scored) await device.send([{ ...scored, occurred_at: started_at }]);
    expect(await news(fan)).toEqual([]);
    const cheer = fan.call(liveGameRoutes.cheer, {
      ...withId(game.id),
      body: { stick_tap: 1, fire: 0, heart: 0 },
    });
    expect((await expectErrorReply(cheer))[0]).toBe(409);
    await finish(player, game.id);
    expect(await news(fan)).toMatchObject([{ live_game: { status: 'final' } }]);
  });

  it('see a goal taken back corrected, without a second notification for it', async () => {
    const player = await app.user();
    const fan = await newFan(player);
    const client = await fan.liveClient();
    const { device } = await startLiveGame(player);
    await device.tap(goal);
    expect(await news(fan)).toMatchObject([{ live_game: { goals: 1 } }]);
    await fan.call(notificationRoutes.read, { body: {} });
    const [scored] = device.logged;
    await device.tap({ kind: 'undo', target_id: scored?.id ?? '' });
    const corrected = await client.waitForEvent(
      'notification.added',
      ({ notification, version }) => version > 2 && notification.live_game?.goals === 0,
    );
    expect(corrected).toMatchObject({ unread: 0, notification: { read: true } });
    expect(await news(fan)).toMatchObject([{ read: true, live_game: { goals: 0 } }]);
  });

  it('are those who switched it on, and only while they follow', async () => {
    const player = await app.user();
    const fan = await newFan(player);
    const quiet = await app.user();
    await follow(quiet, player);
    const left = await newFan(player);
    await unfollow(left, player);
    const back = await newFan(player);
    await unfollow(back, player);
    await follow(back, player);
    const blocked = await newFan(player);
    await player.call(blockRoutes.block, withId(blocked.id));
    const off = await newFan(player);
    await setAlerts(off, player, false);
    expect(await setAlerts(off, player, false)).toEqual({ live_alerts: false });
    expect(await fan.call(playerRoutes.one, withId(player.id))).toMatchObject({ live_alerts: true });
    for (const user of [quiet, back, off])
      expect(await user.call(playerRoutes.one, withId(player.id))).toMatchObject({ live_alerts: false });
    const stranger = await app.user();
    for (const user of [stranger, left, blocked])
      await expect(setAlerts(user, player)).rejects.toMatchObject({ status: 404 });
    const { device } = await startLiveGame(player);
    await device.tap(goal);
    expect(await news(fan)).toHaveLength(1);
    for (const user of [quiet, left, back, blocked, off, stranger, player])
      expect(await news(user)).toEqual([]);
    await player.call(blockRoutes.block, withId(fan.id));
    expect(await news(fan)).toEqual([]);
    expect(await unread(fan)).toBe(0);
  });

  it('of a minor are those whom the minor knows; updates carry the short name', async () => {
    const minor = await app.user(minorProfile());
    const stranger = await newFan(minor);
    const known = await newFan(minor);
    await follow(minor, known);
    const client = await known.liveClient();
    const { device, game } = await startLiveGame(minor);
    await device.tap(goal);
    expect(await news(stranger)).toEqual([]);
    expect(await news(known)).toHaveLength(1);
    const { notification } = await client.waitForEvent('notification.added');
    expect(notification.actor?.last_name).toBe('L.');
    // Who is no longer known no longer sees it.
    await unfollow(minor, known);
    expect(await news(known)).toEqual([]);
    await device.tap(goal);
    expect(await news(known)).toEqual([]);
    expect(await news(stranger)).toEqual([]);
    expect(
      await app.count('select count(*) from notification where live_game_id = $1 and player_id = $2', [
        game.id,
        stranger.id,
      ]),
    ).toBe(0);
  });

  it('lose the notification with the log', async () => {
    const player = await app.user();
    const fans = [await newFan(player), await newFan(player)];
    const clients = await Promise.all(fans.map((fan, at) => fan.liveClient(at)));
    const { game } = await startLiveGame(player);
    for (const fan of fans) expect(await news(fan)).toHaveLength(1);
    await player.call(liveGameRoutes.discard, withId(game.id));
    for (const client of clients)
      expect(await client.waitForEvent('notification.removed')).toMatchObject({ unread: 0 });
    for (const fan of fans) expect(await news(fan)).toEqual([]);
    await app.pool.query(`update live_game set changed_at = changed_at - interval '2 days' where id = $1`, [
      game.id,
    ]);
    await deleteOldLiveGames(poolSql(app.pool));
    expect(await app.count('select count(*) from notification where live_game_id = $1', [game.id])).toBe(0);
  });

  it('can be many', async () => {
    const player = await app.user();
    // More than one batch.
    await Promise.all(Array.from({ length: 65 }, () => newFan(player)));
    const { game } = await startLiveGame(player);
    await app.settle();
    const count = () => app.count('select count(*) from notification where live_game_id = $1', [game.id]);
    expect(await count()).toBe(65);
    await player.call(liveGameRoutes.discard, withId(game.id));
    await app.settle();
    expect(
      await app.count(
        `select count(*) from outbox where name = 'notification.removed'
           and payload->'ids'->>0 in (select id::text from notification where live_game_id = $1)`,
        [game.id],
      ),
    ).toBe(65);
  });
});

describe('the scorer of an abandoned live game', () => {
  const abandon = (id: string) =>
    app.pool.query(`update live_game set changed_at = now() - interval '13 hours' where id = $1`, [id]);
  const asked = (user: TestUser) =>
    waitFor(
      'the scorer was asked',
      async () => (await news(user)).find(({ kind }) => kind === 'live_abandoned'),
      25_000,
    );

  it('is asked once, also by several workers, until it is finished', async () => {
    const player = await app.user();
    const client = await player.liveClient();
    const { game } = await startLiveGame(player);
    const recent = await app.user();
    await startLiveGame(recent);
    await abandon(game.id);
    const question = await asked(player);
    expect(question).toMatchObject({
      actor: null,
      read: false,
      live_game: { id: game.id, status: 'live', opponent: 'Harbor Otters' },
    });
    // Both workers run their maintenance once more.
    await app.pool.query('delete from notification where id = $1', [question.id]);
    const again = await asked(player);
    expect(await news(player)).toHaveLength(1);
    expect(await news(recent)).toEqual([]);
    expect(
      await app.count(
        `select count(*) from outbox where name = 'notification.added' and payload->'notification'->'live_game'->>'id' = $1`,
        [game.id],
      ),
    ).toBe(2);
    await finish(player, game.id);
    expect(await client.waitForEvent('notification.removed')).toMatchObject({ ids: [again.id] });
    expect(await news(player)).toEqual([]);
  }, 60_000);

  it('is the invited one, or the player once the invitation is revoked', async () => {
    const player = await app.user();
    const helper = await app.user();
    const scoredByHelper = async () => {
      const { game } = await startLiveGame(player);
      const body = { kind: 'scorer', live_game_id: game.id } as const;
      const link = await player.call(liveLinkRoutes.create, { body });
      await helper.call(liveLinkRoutes.accept, { body: { token: link.token } });
      await helper.call(liveGameRoutes.takeOver, { ...withId(game.id), body: { device_id: newId() } });
      return { game, link };
    };
    const one = await scoredByHelper();
    await abandon(one.game.id);
    await asked(helper);
    expect(await news(player)).toEqual([]);
    await player.call(liveGameRoutes.discard, withId(one.game.id));
    const two = await scoredByHelper();
    await player.call(liveLinkRoutes.revoke, withId(two.link.id));
    await abandon(two.game.id);
    await asked(player);
    expect(await news(helper)).toEqual([]);
  }, 60_000);
});
