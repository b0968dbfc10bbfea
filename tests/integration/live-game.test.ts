import { blockRoutes } from '@rinkside/contracts/block';
import { exportRoutes } from '@rinkside/contracts/export';
import { followRoutes } from '@rinkside/contracts/follow';
import { gameRoutes } from '@rinkside/contracts/game';
import { type Cheers, liveGameRoutes, liveGameRules } from '@rinkside/contracts/live-game';
import { reduceLiveGame } from '@rinkside/contracts/live-game.state';
import { liveLinkRoutes } from '@rinkside/contracts/live-link';
import { playerRules } from '@rinkside/contracts/player';
import { deleteOldLiveGames } from '@rinkside/domain/live-game/live-game.retention';
import { newId } from '@rinkside/platform/id';
import { poolSql } from '@rinkside/platform/sql';
import { callRoute } from '@rinkside/testkit/api-client';
import { TestApp } from '@rinkside/testkit/test-app';
import { waitFor } from '@rinkside/testkit/wait-for';
import type { TestUser } from '@rinkside/testkit/test-user';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { skaterGame } from './game-factory.js';
import { goal, goalAgainst, ScoringDevice, shot, startLiveGame } from './live-game-factory.js';

let app: TestApp;
let follower: TestUser;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  follower = await app.user();
});
afterAll(() => app?.close());

const withId = (id: string) => ({ params: { id } });

describe('a live game', () => {
  it('is logged by its player, followed live and becomes the ordinary game with a timeline', async () => {
    const player = await app.user();
    const client = await follower.liveClient();
    await client.watch(`player:${player.id}`);
    const { device, game } = await startLiveGame(player);
    expect(game).toMatchObject({
      status: 'live',
      version: 1,
      player: { id: player.id },
      opponent: { id: null, name: 'Harbor Otters' },
      summary: { score: { us: 0, them: 0 }, playing: false },
      events: [],
      scorer: { term: 1, device_id: device.id, name: player.profile.first_name },
      can: { score: true },
    });
    await device.tap({ kind: 'period_started', period: 1 });
    const { version } = await device.tap(goal, shot, goalAgainst);
    const update = await client.waitForEvent('live_game.changed', (event) => event.version === version);
    expect(update.live_game.summary).toMatchObject({
      score: { us: 1, them: 1 },
      counts: { shots: 2, goals: 1 },
    });
    expect(update.events.map(({ position }) => position)).toEqual([1, 2, 3, 4]);

    const read = await follower.call(liveGameRoutes.one, withId(game.id));
    expect(read).toMatchObject({ version, scorer: null, can: { score: false } });
    const { timeline: _, ...summary } = reduceLiveGame(read);
    expect(read.summary).toEqual(summary);
    expect(await player.call(liveGameRoutes.list)).toMatchObject([{ id: game.id }]);

    const body = skaterGame(follower.organizationId);
    const final = await player.call(liveGameRoutes.finish, { ...withId(game.id), body });
    expect(final).toMatchObject({ our_score: body.our_score, user: { id: player.id } });
    expect(await player.call(liveGameRoutes.finish, { ...withId(game.id), body })).toEqual(final);
    await client.waitForEvent('live_game.changed', ({ live_game }) => live_game.status === 'final');
    const timeline = await follower.call(liveGameRoutes.timeline, withId(final.id));
    expect(timeline).toMatchObject({ id: game.id, game_id: final.id, status: 'final', events: read.events });
    await player.call(gameRoutes.remove, withId(final.id));
    expect((await app.pool.query('select from live_game_event')).rowCount).toBe(0);
  });

  it('stores every event once, in the order of each device', async () => {
    const player = await app.user();
    const { device, game } = await startLiveGame(player);
    expect(await startLiveGame(player, { id: game.id })).toMatchObject({ game: { id: game.id, version: 1 } });
    const started = device.log({ kind: 'period_started', period: 1 });
    const events = device.log(goal, shot);
    await expect(device.send(events)).rejects.toMatchObject({
      status: 409,
      view: { message: liveGameRules.gap, errors: [{ path: 'sequence', message: '1' }] },
    });
    await device.send(started);
    const replies = await Promise.all(Array.from({ length: 8 }, () => device.send([...started, ...events])));
    expect(new Set(replies.map(({ version }) => version))).toEqual(new Set([3]));
    await expect(device.send(events.map((event) => ({ ...event, id: newId() })))).rejects.toMatchObject({
      status: 409,
      view: { message: liveGameRules.conflict },
    });
    const [untimely] = device.log(shot);
    if (!untimely) throw new Error('nothing was logged');
    await expect(device.send([{ ...untimely, term: 2 }])).rejects.toMatchObject({
      status: 400,
      view: { message: liveGameRules.unknownTerm },
    });
    const read = await player.call(liveGameRoutes.one, withId(game.id));
    expect(read.events.map(({ id }) => id)).toEqual([...started, ...events].map(({ id }) => id));
    expect(await player.call(liveGameRoutes.one, { ...withId(game.id), query: { after: 2 } })).toMatchObject({
      events: [{ position: 3 }],
    });
  });

  it('gives the concurrent events of two devices one order', async () => {
    const player = await app.user();
    const { device, game } = await startLiveGame(player);
    const other = new ScoringDevice(player, game.id);
    await Promise.all(
      [device, other].map(async (scorer) => {
        for (let at = 0; at < 10; at++) await scorer.tap(shot);
      }),
    );
    const { events, summary } = await player.call(liveGameRoutes.one, withId(game.id));
    expect(events.map(({ position }) => position)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    expect(summary.counts.shots).toBe(20);
    for (const { id, logged } of [device, other])
      expect(events.filter(({ device_id }) => device_id === id).map((event) => event.id)).toEqual(
        logged.map((event) => event.id),
      );
  });

  it('stores a time in the future as now', async () => {
    const { device } = await startLiveGame(await app.user());
    const [event] = device.log(shot);
    if (!event) throw new Error('nothing was logged');
    const ahead = { ...event, occurred_at: new Date(Date.now() + 3_600_000).toISOString() };
    await device.send([ahead]);
    const { events } = await device.user.call(liveGameRoutes.one, withId(device.gameId));
    expect(Date.parse(events[0]?.occurred_at ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('can be taken over, and accepts what the replaced scorer logged before', async () => {
    const player = await app.user();
    const { device, game } = await startLiveGame(player);
    await device.tap({ kind: 'period_started', period: 1 }, goal);
    const offline = device.log(shot);
    const other = new ScoringDevice(player, game.id);
    expect(await other.takeOver()).toMatchObject({ scorer: { term: 2, device_id: other.id } });
    expect(await other.takeOver()).toMatchObject({ scorer: { term: 2 } });
    await other.tap(shot);
    expect(await device.send(offline)).toMatchObject({ scorer: { term: 2, device_id: other.id } });
    const { summary, terms } = await player.call(liveGameRoutes.one, withId(game.id));
    expect(terms).toHaveLength(2);
    expect(summary).toMatchObject({ score: { us: 1 }, counts: { goals: 1 } });
  });

  it('becomes one game when several devices end it at once', async () => {
    const player = await app.user();
    const { device, game } = await startLiveGame(player);
    const body = skaterGame(follower.organizationId);
    const finals = await Promise.all(
      Array.from({ length: 5 }, () => player.call(liveGameRoutes.finish, { ...withId(game.id), body })),
    );
    expect(new Set(finals.map(({ id }) => id)).size).toBe(1);
    expect(await player.call(gameRoutes.own)).toHaveLength(1);
    await expect(device.tap(goal)).rejects.toMatchObject({
      status: 409,
      view: { message: liveGameRules.ended },
    });
    await expect(player.call(liveGameRoutes.discard, withId(game.id))).rejects.toMatchObject({ status: 409 });
  });

  it('is one per player, and leaves nothing when it is discarded', async () => {
    const player = await app.user();
    const client = await follower.liveClient();
    await client.watch(`organization:${player.organizationId}`);
    const { device, game } = await startLiveGame(player);
    await device.tap(goal);
    await expect(startLiveGame(player)).rejects.toMatchObject({
      status: 409,
      view: { message: liveGameRules.alreadyLive },
    });
    await player.call(liveGameRoutes.discard, withId(game.id));
    await player.call(liveGameRoutes.discard, withId(game.id));
    await client.waitForEvent('live_game.changed', ({ live_game }) => live_game.status === 'discarded');
    await expect(player.call(liveGameRoutes.one, withId(game.id))).rejects.toMatchObject({ status: 404 });
    await expect(device.tap(goal)).rejects.toMatchObject({ status: 409 });
    expect(await app.count('select count(*) from live_game_event where live_game_id = $1', [game.id])).toBe(
      0,
    );
    await startLiveGame(player);
    await app.pool.query(`update live_game set changed_at = changed_at - interval '2 days' where id = $1`, [
      game.id,
    ]);
    await deleteOldLiveGames(poolSql(app.pool));
    expect(await app.count('select count(*) from live_game where player_id = $1', [player.id])).toBe(1);
  });

  it('is not listed for others once nothing was logged for 12 hours, also when the log is sent late', async () => {
    const player = await app.user();
    const fan = await app.user();
    await fan.call(followRoutes.follow, withId(player.id));
    const old = new Date(Date.now() - 13 * 3_600_000).toISOString();
    const { device, game } = await startLiveGame(player, { started_at: old });
    const listedFor = async (user: TestUser, query = {}) =>
      (await user.call(liveGameRoutes.list, { query })).some(({ id }) => id === game.id);
    const ofClub = { organization_id: player.organizationId };
    const sendAt = (occurred_at: string) =>
      device.send(device.log({ kind: 'shot' }).map((event) => Object.assign(event, { occurred_at })));
    await sendAt(old);
    expect(await listedFor(fan)).toBe(false);
    expect(await listedFor(fan, ofClub)).toBe(false);
    // The player can end it.
    expect(await listedFor(player)).toBe(true);
    expect((await fan.call(liveGameRoutes.one, withId(game.id))).summary.last_event_at).toBe(old);
    await sendAt(new Date(Date.now() - 60_000).toISOString());
    expect(await listedFor(fan)).toBe(true);
    expect(await listedFor(fan, ofClub)).toBe(true);
    // An older version stores no time of the last event.
    await app.pool.query(`update live_game set summary = summary - 'last_event_at' where id = $1`, [game.id]);
    expect(await listedFor(fan)).toBe(true);
    await app.pool.query(`update live_game set changed_at = $2 where id = $1`, [game.id, old]);
    expect(await listedFor(fan)).toBe(false);
  });

  it('counts the cheers of everyone, and those of each person once', async () => {
    const player = await app.user();
    const other = await app.user();
    const client = await follower.liveClient();
    const { device, game } = await startLiveGame(player);
    await client.watch(`live_game:${game.id}`);
    const cheer = (user: TestUser, body: Partial<Cheers>, key = newId()) =>
      user.call(liveGameRoutes.cheer, { ...withId(game.id), body, key });
    const key = newId();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => cheer(follower, { fire: 2, heart: 1 }, key)),
    );
    expect(new Set(replies.map(({ version }) => version))).toEqual(new Set([2]));
    await Promise.all(Array.from({ length: 4 }, () => cheer(other, { stick_tap: 3 })));
    const { version, cheers } = await cheer(follower, { heart: 1 });
    expect(cheers).toEqual({ stick_tap: 12, fire: 2, heart: 2 });
    const update = await client.waitForEvent('live_game.changed', (event) => event.version === version);
    expect(update.live_game.cheers).toEqual(cheers);
    const { token } = await player.call(liveLinkRoutes.create, {
      body: { kind: 'game', live_game_id: game.id },
    });
    expect(
      await callRoute(app.origin(0), undefined, liveLinkRoutes.open, { params: { token } }),
    ).toMatchObject({ game: { cheers } });
    expect(await device.tap(goal)).toMatchObject({ version: version + 1 });
    expect((await follower.call(exportRoutes.mine)).live_game_cheers).toContainEqual({
      live_game_id: game.id,
      stick_tap: 0,
      fire: 2,
      heart: 2,
    });
    for (const body of [{}, { fire: 4 }, { fire: 2, heart: 2 }, { fire: -1 }])
      await expect(cheer(other, body)).rejects.toMatchObject({ status: 400 });
    await player.call(blockRoutes.block, withId(other.id));
    await expect(cheer(other, { fire: 1 })).rejects.toMatchObject({ status: 404 });

    await player.call(liveGameRoutes.finish, {
      ...withId(game.id),
      body: skaterGame(follower.organizationId),
    });
    await expect(cheer(follower, { fire: 1 })).rejects.toMatchObject({
      status: 409,
      view: { message: liveGameRules.ended },
    });
    expect((await player.call(liveGameRoutes.one, withId(game.id))).cheers).toEqual(cheers);
  });

  it('takes three cheers a second of a person', async () => {
    const services = { postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') };
    const limited = await TestApp.open({ ...services, env: { RATE_LIMIT_FACTOR: '1' } });
    onTestFinished(() => limited.close());
    const [player, fan] = [await limited.user(), await limited.user()];
    const { game } = await startLiveGame(player);
    const cheer = (user: TestUser, fire: number) =>
      user.call(liveGameRoutes.cheer, { ...withId(game.id), body: { fire } });
    await cheer(fan, 2);
    await expect(cheer(fan, 2)).rejects.toMatchObject({
      status: 429,
      view: { message: liveGameRules.tooManyCheers },
      headers: expect.toSatisfy((headers: Headers) => headers.get('retry-after') === '1'),
    });
    expect(await cheer(player, 3)).toMatchObject({ cheers: { fire: 5 } });
    await waitFor('the second is over', () => cheer(fan, 1).catch(() => null));
  });

  it('refuses contact data and unknown opponents', async () => {
    const player = await app.user();
    await expect(startLiveGame(player, { opponent: { name: 'Call 555-123-4567' } })).rejects.toMatchObject({
      status: 400,
      view: { message: playerRules.contactData },
    });
    await expect(startLiveGame(player, { opponent: { organization_id: newId() } })).rejects.toMatchObject({
      status: 400,
      view: { message: liveGameRules.opponent },
    });
    const { device } = await startLiveGame(player);
    await expect(device.tap({ kind: 'note', text: 'write to me@rink.example' })).rejects.toMatchObject({
      status: 400,
      view: { message: playerRules.contactData },
    });
  });
});
