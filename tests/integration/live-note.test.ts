import { gameRoutes } from '@rinkside/contracts/game';
import { liveGameRoutes } from '@rinkside/contracts/live-game';
import { liveLinkRoutes } from '@rinkside/contracts/live-link';
import { reportRoutes } from '@rinkside/contracts/report';
import { callRoute } from '@rinkside/testkit/api-client';
import { TestApp } from '@rinkside/testkit/test-app';
import type { TestUser } from '@rinkside/testkit/test-user';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { skaterGame } from './game-factory.js';
import { goal, ScoringDevice, shot, startLiveGame } from './live-game-factory.js';
import { ModerationHarness } from './moderation-harness.js';

let app: TestApp;
let moderation: ModerationHarness;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  moderation = await ModerationHarness.open(app);
});
afterAll(() => app?.close());

const withId = (id: string) => ({ params: { id } });
const words = 'Number 7 should stay at home';
const note = { kind: 'note', text: words } as const;
const gone = { kind: 'note', text: null } as const;

/** A running game with a note of the player, which was edited, and a goal. */
const openGame = async (profile: Parameters<TestApp['user']>[0] = {}) => {
  const player = await app.user(profile);
  const { device, game } = await startLiveGame(player);
  await device.tap(note, goal);
  const id = device.logged[0]?.id ?? '';
  await device.tap({ kind: 'edit', target_id: id, play: { kind: 'note', text: `${words}!` } });
  return { player, device, id, gameId: game.id };
};
const read = (person: TestUser, id: string) => person.call(liveGameRoutes.one, withId(id));

describe('a note of a live game', () => {
  it('is reported by those who can see the log', async () => {
    const birthdate = `${new Date().getUTCFullYear() - 14}-01-02`;
    const { player, id } = await openGame({ birthdate, age: '14U' });
    const report = (person: TestUser, target: string) =>
      person.call(reportRoutes.create, {
        body: { target_type: 'live_game_event', target_id: target, reason: 'bullying' },
      });
    await expect(report(await app.user(), id)).rejects.toMatchObject({ status: 404 });
    await expect(report(player, player.id)).rejects.toMatchObject({ status: 404 });
    await expect(report(player, 'x')).rejects.toMatchObject({ status: 404 });
    await report(player, id);
    expect(await moderation.oldestOpenReport(id)).toMatchObject({
      target_type: 'live_game_event',
      author: { id: player.id },
      excerpt: `${words}!`,
      live_game: { player: { id: player.id }, opponent: 'Harbor Otters', game_id: null },
    });
  });

  it('disappears from the log, live pages, links and the timeline, and the event stays', async () => {
    const { player, device, id, gameId } = await openGame();
    const viewer = await app.user();
    const { token } = await player.call(liveLinkRoutes.create, {
      body: { kind: 'game', live_game_id: gameId },
    });
    // The note is older than the events of a live update.
    await device.tap(...Array.from({ length: 20 }, () => shot));
    const client = await viewer.liveClient();
    await client.watch(`live_game:${gameId}`);
    await moderation.report(viewer, 'live_game_event', id);
    await moderation.settle((await moderation.oldestOpenReport(id)).id, 'hide');
    expect(await moderation.actionLog(id)).toEqual([['hide', moderation.moderator.id]]);

    const edited = { kind: 'edit', target_id: id, play: gone };
    const update = await client.waitForEvent('live_game.changed', ({ events }) => events[0]?.position === 1);
    expect(update.events.slice(0, 2).map(({ action }) => action)).toEqual([gone, edited]);
    for (const person of [player, viewer]) {
      const { events, summary } = await read(person, gameId);
      expect(events.slice(0, 3).map(({ action }) => action)).toEqual([gone, goal, edited]);
      expect(summary.counts.goals).toBe(1);
    }
    const opened = await callRoute(app.origin(), undefined, liveLinkRoutes.open, { params: { token } });
    expect(JSON.stringify(opened)).not.toContain(words);
    // An edit does not bring it back.
    await device.tap({ kind: 'edit', target_id: id, play: note });
    expect(JSON.stringify(await read(viewer, gameId))).not.toContain(words);

    const body = skaterGame(viewer.organizationId);
    const final = await player.call(liveGameRoutes.finish, { ...withId(gameId), body });
    expect(JSON.stringify(await viewer.call(liveGameRoutes.timeline, withId(final.id)))).not.toContain(words);
  });

  it('is taken down from a finished game, whose open pages read it again', async () => {
    const { player, id, gameId } = await openGame();
    const viewer = await app.user();
    const body = skaterGame(viewer.organizationId);
    const { id: final, version } = await player.call(liveGameRoutes.finish, { ...withId(gameId), body });
    const client = await viewer.liveClient();
    await client.watch(`game:${final}`);
    await moderation.reportAndSettle(viewer, 'live_game_event', id, 'hide');
    await client.waitForEvent('feed.changed', ({ item }) => item.id === final);
    expect(await viewer.call(gameRoutes.one, withId(final))).toMatchObject({ version: version + 1 });
    const timeline = await viewer.call(liveGameRoutes.timeline, withId(final));
    expect(timeline?.events[0]?.action).toEqual(gone);
  });

  it('of an earlier scorer by link stays readable, and names that person as its author', async () => {
    const { player, gameId } = await openGame();
    const scorer = await app.user();
    const { token } = await player.call(liveLinkRoutes.create, {
      body: { kind: 'scorer', live_game_id: gameId },
    });
    await scorer.call(liveLinkRoutes.accept, { body: { token } });
    const tablet = new ScoringDevice(scorer, gameId);
    await tablet.tap({ kind: 'quick_note', note: 'time_out' });
    const id = tablet.logged[0]?.id ?? '';
    await app.pool.query(`update live_game_event set action = $2 where id = $1`, [id, note]);
    expect((await read(player, gameId)).events.at(-1)?.action).toEqual(note);
    await moderation.report(player, 'live_game_event', id);
    const { id: report, author } = await moderation.oldestOpenReport(id);
    expect(author).toMatchObject({ id: scorer.id });
    await moderation.settle(report, 'suspend');
    await expect(tablet.tap(shot)).rejects.toMatchObject({ status: 403 });
    expect((await read(player, gameId)).events.at(-1)?.action).toEqual(gone);
  });
});
