import { gameRoutes } from '@rinkside/contracts/game';
import { liveGameRoutes } from '@rinkside/contracts/live-game';
import { reduceLiveGame } from '@rinkside/contracts/live-game.state';
import { TestApp } from '@rinkside/testkit/test-app';
import type { TestUser } from '@rinkside/testkit/test-user';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { skaterGame } from './game-factory.js';
import { goal, goalAgainst, shot, startLiveGame } from './live-game-factory.js';

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
});
