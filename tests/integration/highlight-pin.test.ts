import { blockRoutes } from '@rinkside/contracts/block';
import { exportRoutes } from '@rinkside/contracts/export';
import { gameRoutes } from '@rinkside/contracts/game';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import { liveGameRoutes, liveGameRules } from '@rinkside/contracts/live-game';
import { newId } from '@rinkside/platform/id';
import { TestApp } from '@rinkside/testkit/test-app';
import type { TestUser } from '@rinkside/testkit/test-user';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { skaterGame } from './game-factory.js';
import { createHighlightFactory, type HighlightFactory } from './highlight-factory.js';
import { goal, shot, startLiveGame } from './live-game-factory.js';

let app: TestApp;
let highlights: HighlightFactory;
let opponentId: string;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  highlights = await createHighlightFactory(app);
  opponentId = (await app.user()).organizationId;
});
afterAll(async () => {
  await highlights?.close();
  await app?.close();
});

const withId = (id: string) => ({ params: { id } });
const pin = (user: TestUser, id: string, event_id: string) =>
  user.call(liveGameRoutes.setPin, { ...withId(id), body: { event_id } });
const refusal = (message: string, status = 400) => ({ status, view: { message } });

/** Logs a game live. Returns the ordinary game, and a goal, a shot, an undone shot and its undo. */
const finishedGame = async (player: TestUser) => {
  const { device, game } = await startLiveGame(player);
  await device.tap(goal, shot, shot);
  const [, , undone] = device.logged;
  await device.tap({ kind: 'undo', target_id: undone?.id ?? '' });
  const { id } = await player.call(liveGameRoutes.finish, {
    ...withId(game.id),
    body: skaterGame(opponentId),
  });
  return { id, events: device.logged.map((event) => event.id) };
};
const pinsOf = async (viewer: TestUser, gameId: string) => {
  const timeline = await viewer.call(liveGameRoutes.timeline, withId(gameId));
  return timeline?.pins.map(({ event_id, highlight }) => [event_id, highlight.id]);
};

describe('a highlight', () => {
  it('is pinned to one event of a finished game, and shown on its timeline', async () => {
    const player = await app.user();
    const { id, events } = await finishedGame(player);
    const [goalId = '', shotId = '', undoneId = '', undoId = ''] = events;
    const clip = await highlights.make(player);
    await pin(player, clip, goalId);
    await pin(player, clip, shotId);
    await pin(player, clip, shotId);
    const viewer = await app.user();
    expect(await pinsOf(viewer, id)).toEqual([[shotId, clip]]);
    expect(await viewer.call(liveGameRoutes.pin, withId(clip))).toEqual({ game_id: id, event_id: shotId });
    expect((await player.call(exportRoutes.mine)).highlight_pins).toEqual([
      { highlight_id: clip, event_id: shotId },
    ]);

    const { device } = await startLiveGame(player);
    await device.tap(goal);
    const running = device.logged[0]?.id ?? '';
    const others = await finishedGame(viewer);
    for (const target of [undoneId, undoId, running, others.events[0] ?? '', newId(), 'x'])
      await expect(pin(player, clip, target)).rejects.toMatchObject(refusal(liveGameRules.pinTarget));
    await expect(pin(viewer, clip, goalId)).rejects.toMatchObject({ status: 403 });

    await player.call(liveGameRoutes.removePin, withId(clip));
    await player.call(liveGameRoutes.removePin, withId(clip));
    expect(await pinsOf(viewer, id)).toEqual([]);
    expect(await viewer.call(liveGameRoutes.pin, withId(clip))).toBeNull();
  });

  it('changes its games for open pages, without naming the clip, and not when repeated', async () => {
    const [player, viewer] = [await app.user(), await app.user()];
    const [first, second] = [await finishedGame(player), await finishedGame(player)];
    const clip = await highlights.make(player, { visibility: 'private' });
    await app.settle();
    const client = await viewer.liveClient();
    await client.watch(`game:${first.id}`);
    await client.watch(`game:${second.id}`);
    await pin(player, clip, first.events[0] ?? '');
    await pin(player, clip, first.events[0] ?? '');
    await pin(player, clip, second.events[0] ?? '');
    await player.call(liveGameRoutes.removePin, withId(clip));
    await player.call(liveGameRoutes.removePin, withId(clip));
    await app.settle();
    const changed = await client.waitForEvent('feed.changed', ({ item }) => item.id === second.id);
    expect(JSON.stringify(changed)).not.toContain(clip);
    const versionOf = async (id: string) => (await viewer.call(gameRoutes.one, withId(id))).version;
    expect([await versionOf(first.id), await versionOf(second.id)]).toEqual([3, 3]);
  });

  it('is seen on the timeline by those who may see it only', async () => {
    const [player, stranger, blocked] = [await app.user(), await app.user(), await app.user()];
    const { id, events } = await finishedGame(player);
    const [goalId = ''] = events;
    const clips = {
      public: await highlights.make(player),
      club: await highlights.make(player, { visibility: 'club' }),
      private: await highlights.make(player, { visibility: 'private' }),
    };
    for (const clip of Object.values(clips)) await pin(player, clip, goalId);
    expect(await pinsOf(player, id)).toHaveLength(3);
    expect(await pinsOf(stranger, id)).toEqual([[goalId, clips.public]]);
    await expect(stranger.call(liveGameRoutes.pin, withId(clips.private))).rejects.toMatchObject({
      status: 404,
    });
    await app.pool.query(`update item set viewable = false, in_feeds = false where id = $1`, [clips.public]);
    expect(await pinsOf(player, id)).toHaveLength(3);
    expect(await pinsOf(stranger, id)).toEqual([]);
    await player.call(blockRoutes.block, withId(blocked.id));
    await expect(pinsOf(blocked, id)).rejects.toMatchObject({ status: 404 });
    await expect(blocked.call(liveGameRoutes.pin, withId(clips.club))).rejects.toMatchObject({ status: 404 });
  });

  it('loses its pin with the game, and an event loses its pins with their highlights', async () => {
    const player = await app.user();
    const { id, events } = await finishedGame(player);
    const [goalId = '', shotId = ''] = events;
    const clips = [await highlights.make(player), await highlights.make(player)];
    for (const clip of clips) await pin(player, clip, goalId);
    const [kept = '', removed = ''] = clips;
    await player.call(highlightRoutes.remove, withId(removed));
    expect(await pinsOf(player, id)).toEqual([[goalId, kept]]);
    await player.call(gameRoutes.remove, withId(id));
    expect(await player.call(liveGameRoutes.pin, withId(kept))).toBeNull();
    await expect(pin(player, kept, shotId)).rejects.toMatchObject(refusal(liveGameRules.pinTarget));
    expect(await app.count('select count(*) from highlight_pin where highlight_id = any($1)', [clips])).toBe(
      0,
    );
  });

  it('shares an event with four others, also when they are pinned at once', async () => {
    const player = await app.user();
    const { id, events } = await finishedGame(player);
    const [goalId = ''] = events;
    const clips = await Promise.all(Array.from({ length: 7 }, () => highlights.make(player)));
    const pinned = await Promise.allSettled(clips.map((clip) => pin(player, clip, goalId)));
    const refused = pinned.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([
      { reason: refusal(liveGameRules.tooManyPinsOfEvent, 409) },
      { reason: refusal(liveGameRules.tooManyPinsOfEvent, 409) },
    ]);
    expect(await pinsOf(player, id)).toHaveLength(5);
  });
});
