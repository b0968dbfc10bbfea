import { refusals } from '@rinkside/contracts/error';
import { followRoutes } from '@rinkside/contracts/follow';
import { gameRoutes, type GameView } from '@rinkside/contracts/game';
import { playerRoutes, todayUtc } from '@rinkside/contracts/player';
import { seasonOf, seasonRange } from '@rinkside/contracts/season';
import { callRoute, refusal } from '@rinkside/testkit/client';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { logGame, played } from './played.js';

let world: World;
/** The organization all games are against. */
let opponent: string;
beforeAll(async () => {
  world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  opponent = (await world.person()).organizationId;
});
afterAll(() => world?.close());

const nobody = '0198c0de-0000-7000-8000-000000000000';

describe('lists of games', () => {
  it('hold one’s own, somebody’s or those of the followed, newest first, up to 1,000 at once', async () => {
    const author = await world.person();
    const reader = await world.person();
    const dates = ['2026-01-31', '2026-02-01', '2025-12-31', '2024-02-29'];
    for (const date of dates) await logGame(author, played(opponent, { date }));
    const newest = dates.toSorted().toReversed();
    const datesOf = (games: GameView[]) => games.map(({ date }) => date);
    expect(datesOf(await author.call(gameRoutes.own, { query: { limit: 1000 } }))).toEqual(newest);
    expect(datesOf(await author.call(gameRoutes.own, { query: { limit: 2, page: 2 } }))).toEqual(
      newest.slice(2),
    );
    const theirs = await reader.call(gameRoutes.byPlayer, {
      params: { id: author.id },
      query: { limit: 1000 },
    });
    expect(datesOf(theirs)).toEqual(newest);
    expect(await reader.call(gameRoutes.following)).toEqual([]);
    await reader.call(followRoutes.follow, { params: { id: author.id } });
    expect(datesOf(await reader.call(gameRoutes.following))).toEqual(newest);
    expect((await refusal(author.call(gameRoutes.own, { query: { limit: 1001 } })))[0]).toBe(400);
    expect(await author.call(gameRoutes.byPlayer, { params: { id: reader.id } })).toEqual([]);
    expect(await refusal(author.call(gameRoutes.byPlayer, { params: { id: nobody } }))).toEqual([
      404,
      refusals.notFound,
    ]);
  });

  it('go on by cursor without a gap or a repeat', async () => {
    const author = await world.person();
    for (let at = 0; at < 7; at++)
      await logGame(author, played(opponent, { date: `2026-03-0${(at % 3) + 1}` }));
    const all = await author.call(gameRoutes.own, { query: { limit: 100 } });
    const walked: string[] = [];
    for (let path: string | undefined = '/api/games?limit=3'; path;) {
      const response: Response = await fetch(world.origin() + path, {
        headers: { authorization: `Bearer ${author.token}` },
      });
      walked.push(...((await response.json()) as GameView[]).map(({ id }) => id));
      path = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    }
    expect(walked).toEqual(all.map(({ id }) => id));
  });
});

describe('a player’s public games', () => {
  const asked = (id: string) => callRoute(world.origin(), undefined, gameRoutes.public, { params: { id } });

  it('are those of the season from 1 September, with a child’s last name as an initial', async () => {
    const child = await world.person({ birthdate: `${new Date().getUTCFullYear() - 14}-01-02`, age: '14U' });
    const { starts, ends } = seasonRange('stats', seasonOf('stats', todayUtc()));
    await logGame(child, played(opponent, { date: starts }));
    const last = await logGame(child, played(opponent, { date: todayUtc() }));
    const before = new Date(Date.parse(starts) - 24 * 3600_000).toISOString().slice(0, 10);
    await logGame(child, played(opponent, { date: before }));
    await logGame(child, played(opponent, { date: ends }));
    const { games } = await asked(child.id);
    expect(games.map(({ date }) => date)).toEqual([todayUtc(), starts]);
    const { userLiked: _, can: __, comments: ___, ...shown } = last;
    expect(games[0]).toEqual({ ...shown, user: { ...shown.user, last_name: 'L.' } });
    expect((await child.call(gameRoutes.public, { params: { id: child.id } })).games).toEqual(games);
  });

  it('are 404 for a missing, unfinished, suspended or switched-off player alike', async () => {
    const [hidden, suspended] = [await world.person(), await world.person()];
    await logGame(hidden, played(opponent));
    expect((await asked(hidden.id)).games).toHaveLength(1);
    await hidden.call(playerRoutes.update, { body: { public_player_page: false } });
    await world.pool.query('update player set suspended_at = now() where id = $1', [suspended.id]);
    const newcomer = await world.newcomer();
    const { id: unfinished } = await newcomer.call(playerRoutes.me);
    for (const id of [hidden.id, suspended.id, unfinished, nobody, 'none'])
      expect(await refusal(asked(id))).toEqual([404, refusals.notFound]);
  });
});
