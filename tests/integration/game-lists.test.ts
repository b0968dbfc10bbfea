import { errorMessages } from '@rinkside/contracts/error';
import { followRoutes } from '@rinkside/contracts/follow';
import { gameRoutes, type GameView } from '@rinkside/contracts/game';
import { playerRoutes, todayUtc } from '@rinkside/contracts/player';
import { seasonOf, seasonRange } from '@rinkside/contracts/season';
import { callRoute, expectErrorReply } from '@rinkside/testkit/api-client';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { logGame, skaterGame } from './game-factory.js';

let app: TestApp;
/** The opponent organization of all games. */
let opponent: string;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  opponent = (await app.user()).organizationId;
});
afterAll(() => app?.close());

const unknownId = '0198c0de-0000-7000-8000-000000000000';

describe('game lists', () => {
  it('show own, another player’s or followed players’ games, newest first, up to 1,000 per page', async () => {
    const author = await app.user();
    const reader = await app.user();
    const dates = ['2026-01-31', '2026-02-01', '2025-12-31', '2024-02-29'];
    for (const date of dates) await logGame(author, skaterGame(opponent, { date }));
    const newestFirst = dates.toSorted().toReversed();
    const datesOf = (games: GameView[]) => games.map(({ date }) => date);
    expect(datesOf(await author.call(gameRoutes.own, { query: { limit: 1000 } }))).toEqual(newestFirst);
    expect(datesOf(await author.call(gameRoutes.own, { query: { limit: 2, page: 2 } }))).toEqual(
      newestFirst.slice(2),
    );
    const playerGames = await reader.call(gameRoutes.byPlayer, {
      params: { id: author.id },
      query: { limit: 1000 },
    });
    expect(datesOf(playerGames)).toEqual(newestFirst);
    expect(await reader.call(gameRoutes.following)).toEqual([]);
    await reader.call(followRoutes.follow, { params: { id: author.id } });
    expect(datesOf(await reader.call(gameRoutes.following))).toEqual(newestFirst);
    expect((await expectErrorReply(author.call(gameRoutes.own, { query: { limit: 1001 } })))[0]).toBe(400);
    expect(await author.call(gameRoutes.byPlayer, { params: { id: reader.id } })).toEqual([]);
    expect(await expectErrorReply(author.call(gameRoutes.byPlayer, { params: { id: unknownId } }))).toEqual([
      404,
      errorMessages.notFound,
    ]);
  });

  it('can be read by cursor without gaps or repeats', async () => {
    const author = await app.user();
    for (let at = 0; at < 7; at++)
      await logGame(author, skaterGame(opponent, { date: `2026-03-0${(at % 3) + 1}` }));
    const all = await author.call(gameRoutes.own, { query: { limit: 100 } });
    const pagedIds: string[] = [];
    for (let path: string | undefined = '/api/games?limit=3'; path;) {
      const response: Response = await fetch(app.origin() + path, {
        headers: { authorization: `Bearer ${author.token}` },
      });
      pagedIds.push(...((await response.json()) as GameView[]).map(({ id }) => id));
      path = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    }
    expect(pagedIds).toEqual(all.map(({ id }) => id));
  });
});

describe('public games of a player', () => {
  const publicGames = (id: string) =>
    callRoute(app.origin(), undefined, gameRoutes.public, { params: { id } });

  it('are those of the season from September 1, with a child’s last name as an initial', async () => {
    const child = await app.user({ birthdate: `${new Date().getUTCFullYear() - 14}-01-02`, age: '14U' });
    const { starts, ends } = seasonRange('stats', seasonOf('stats', todayUtc()));
    await logGame(child, skaterGame(opponent, { date: starts }));
    const todayGame = await logGame(child, skaterGame(opponent, { date: todayUtc() }));
    const before = new Date(Date.parse(starts) - 24 * 3600_000).toISOString().slice(0, 10);
    await logGame(child, skaterGame(opponent, { date: before }));
    await logGame(child, skaterGame(opponent, { date: ends }));
    const { games } = await publicGames(child.id);
    expect(games.map(({ date }) => date)).toEqual([todayUtc(), starts]);
    const { userLiked: _, can: __, comments: ___, comment_refusal: ____, ...expectedGame } = todayGame;
    expect(games[0]).toEqual({ ...expectedGame, user: { ...expectedGame.user, last_name: 'L.' } });
    expect((await child.call(gameRoutes.public, { params: { id: child.id } })).games).toEqual(games);
  });

  it('return 404 for a missing, not onboarded, suspended or switched-off player', async () => {
    const [switchedOff, suspended] = [await app.user(), await app.user()];
    await logGame(switchedOff, skaterGame(opponent));
    expect((await publicGames(switchedOff.id)).games).toHaveLength(1);
    await switchedOff.call(playerRoutes.update, { body: { public_player_page: false } });
    await app.pool.query('update player set suspended_at = now() where id = $1', [suspended.id]);
    const unonboardedUser = await app.unonboardedUser();
    const { id: unonboardedId } = await unonboardedUser.call(playerRoutes.me);
    for (const id of [switchedOff.id, suspended.id, unonboardedId, unknownId, 'none'])
      expect(await expectErrorReply(publicGames(id))).toEqual([404, errorMessages.notFound]);
  });
});
