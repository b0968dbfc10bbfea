import { awardRoutes } from '@rinkside/contracts/award';
import { gameRoutes, type GameBody } from '@rinkside/contracts/game';
import { todayUtc } from '@rinkside/contracts/player';
import { dayAfter, seasonOf, seasonRoutes } from '@rinkside/contracts/season';
import { actorOf } from '@rinkside/domain/actor';
import { openProductDatabase } from '@rinkside/domain/database';
import { countPassedGames, playersWithPassedGames } from '@rinkside/domain/game/game.maintenance';
import { Commands } from '@rinkside/platform/command';
import { createLog } from '@rinkside/platform/log';
import { createOutboxNotifier } from '@rinkside/platform/outbox-notifier';
import { callRoute } from '@rinkside/testkit/api-client';
import type { TestUser } from '@rinkside/testkit/test-user';
import { TestApp } from '@rinkside/testkit/test-app';
import { waitFor } from '@rinkside/testkit/wait-for';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { editGame, logGame, removeGame, skaterGame } from './game-factory.js';

const dayMs = 24 * 3600_000;
let app: TestApp;
let opponent: string;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  opponent = (await app.user()).organizationId;
});
afterAll(() => app?.close());

const inDays = (days: number) => todayUtc(new Date(Date.now() + days * dayMs));
const gameIn = (days: number, changes: Partial<GameBody> = {}) =>
  skaterGame(opponent, { date: inDays(days), goals: 3, ...changes });
const careerGames = async (player: TestUser) =>
  (await player.call(seasonRoutes.stats, { params: { id: player.id }, query: { season: 'all' } })).totalGames;
const awards = (player: TestUser) => player.call(awardRoutes.ofPlayer, { params: { id: player.id } });
const publicGames = async (player: TestUser) =>
  (await callRoute(app.origin(), undefined, gameRoutes.public, { params: { id: player.id } })).games;

/** Runs the daily maintenance as if it were that many days later. */
const maintainIn = async (days: number) => {
  const database = await openProductDatabase(app.env);
  const notifier = createOutboxNotifier(app.env, createLog('test', 'silent'));
  const clock = () => new Date(Date.now() + days * dayMs);
  const commands = new Commands(database, notifier, clock);
  try {
    for (const id of await playersWithPassedGames(database.sql, clock()))
      await commands.run(actorOf(id), countPassedGames);
  } finally {
    await notifier.close();
    await database.close();
  }
  await app.settle();
};

describe('a game after tomorrow', () => {
  it('does not count and is not public until it has passed, then counts everywhere and live', async () => {
    const player = await app.user();
    const game = await logGame(player, gameIn(3));
    await app.settle();
    expect(game.counts_from).toBe(dayAfter(game.date));
    expect(new Date(game.feed_at).getTime()).toBe(new Date(game.created_at).getTime());
    expect([await careerGames(player), await awards(player), await publicGames(player)]).toEqual([0, [], []]);
    // Signed-in people see it.
    const reader = await app.user();
    expect(await reader.call(gameRoutes.byPlayer, { params: { id: player.id } })).toHaveLength(1);

    const client = await player.liveClient();
    await maintainIn(3);
    expect(await careerGames(player)).toBe(0);
    await maintainIn(4);
    const changed = await client.waitForEvent('feed.changed', ({ item }) => item.id === game.id);
    expect(changed).toMatchObject({ item: { counts_from: null }, version: game.version + 1 });
    await waitFor('the career counts it', async () => (await careerGames(player)) === 1);
    await waitFor('it earns awards', async () => (await awards(player)).length > 0);
    const isCurrent = seasonOf('stats', game.date) === seasonOf('stats', todayUtc());
    expect(await publicGames(player)).toHaveLength(isCurrent ? 1 : 0);
    await maintainIn(5);
    expect((await player.call(gameRoutes.one, { params: { id: game.id } })).version).toBe(game.version + 1);
  });

  it('is accepted up to 2100, and nothing that it earned stays after an edit into the future', async () => {
    const player = await app.user();
    for (const date of ['1900-01-01', '2100-12-31']) await logGame(player, gameIn(0, { date }));
    const moved = await logGame(player, gameIn(0));
    await waitFor('two count', async () => (await careerGames(player)) === 2);
    await editGame(player, moved.id, { date: inDays(30) });
    await waitFor('one counts', async () => (await careerGames(player)) === 1);
    await editGame(player, moved.id, { date: inDays(0) });
    await waitFor('two count again', async () => (await careerGames(player)) === 2);
    await editGame(player, moved.id, { date: inDays(40) });
    await removeGame(player, moved.id);
    await waitFor('the rest is left', async () => (await careerGames(player)) === 1);
  });

  it('counts at once up to tomorrow, which may be today where the player is', async () => {
    const player = await app.user();
    const game = await logGame(player, gameIn(1));
    expect(game.counts_from).toBeNull();
    expect(new Date(game.feed_at).getTime()).toBe(new Date(game.created_at).getTime());
    await waitFor('it counts', async () => (await careerGames(player)) === 1);
  });
});
