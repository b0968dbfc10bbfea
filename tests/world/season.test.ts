import { refusals } from '@rinkside/contracts/error';
import { gameRoutes, type GameBody, type GameView } from '@rinkside/contracts/game';
import { todayUtc } from '@rinkside/contracts/player';
import {
  readings,
  seasonOf,
  seasonRoutes,
  seasonRules,
  statsOf,
  type Reading,
  type SeasonSums,
} from '@rinkside/contracts/season';
import { CallError, refusal } from '@rinkside/testkit/client';
import type { Person } from '@rinkside/testkit/person';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { editGame, inNet, logGame, played, removeGame } from './played.js';

let world: World;
let opponent: string;
beforeAll(async () => {
  world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl'), workers: 2 });
  opponent = (await world.person()).organizationId;
});
afterAll(() => world?.close());

type Query = { reading?: Reading; season?: string; today?: string };
const stats = (of: Person, query: Query = {}, by = of) =>
  by.call(seasonRoutes.stats, { params: { id: of.id }, query });
const daysFrom = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 24 * 3600_000).toISOString().slice(0, 10);

const nothing = {
  totalGames: 0,
  wins: 0,
  losses: 0,
  ties: 0,
  totalGoals: 0,
  totalAssists: 0,
  winPercentage: 0,
  totalSaves: 0,
  totalShotsAgainst: 0,
  totalGoalsAgainst: 0,
  savePercentage: 0,
  goalsAgainstAverage: 0,
  shutouts: 0,
};

describe('season stats', () => {
  it('are zeros at version 0 before the first game, with the days of their season', async () => {
    const player = await world.person();
    expect(await stats(player, { season: '2025' })).toEqual({
      ...nothing,
      reading: 'dashboard',
      season: 2025,
      starts_on: '2025-08-01',
      ends_on: '2026-07-31',
      version: 0,
    });
    expect(await stats(player, { reading: 'profile', season: '2027' })).toMatchObject({
      starts_on: '2027-06-01',
      ends_on: '2028-05-31',
    });
    expect(await stats(player, { season: 'all', reading: 'stats' })).toEqual({
      ...nothing,
      reading: 'year',
      season: 'all',
      starts_on: null,
      ends_on: null,
      version: 0,
    });
    const today = todayUtc();
    for (const reading of readings) {
      const current = seasonOf(reading, today);
      expect((await stats(player, { reading })).season).toBe(current);
      expect((await stats(player, { reading, season: 'last' })).season).toBe(current - 1);
    }
  });

  it('take the caller’s today, a day away at most, and no other season than there can be', async () => {
    const player = await world.person();
    const today = todayUtc();
    for (const days of [-1, 0, 1])
      expect((await stats(player, { today: daysFrom(today, days) })).version).toBe(0);
    for (const days of [-2, 2])
      expect(await refusal(stats(player, { today: daysFrom(today, days) }))).toEqual([
        400,
        seasonRules.today,
      ]);
    for (const season of ['next', '26', '3000', ''])
      expect(await refusal(stats(player, { season }))).toEqual([400, seasonRules.season]);
    expect((await stats(player, { season: '1899' })).starts_on).toBe('1899-08-01');
  });

  it('change live for the player and whoever looks at them: win, edit, deletion', async () => {
    const [player, viewer] = [await world.person(), await world.person()];
    const [own, looking] = [await player.screen(), await viewer.screen()];
    await looking.watch(`player:${player.id}`);
    const hear = (version: number) =>
      Promise.all(
        [own, looking].map((screen) =>
          screen.hears('season.changed', (fact) => fact.reading === 'stats' && fact.version === version),
        ),
      );
    const date = '2026-08-31';
    const game = await logGame(player, played(opponent, { date, our_score: 3, their_score: 3 }));
    for (const { stats: heard, ...fact } of await hear(1)) {
      expect(fact).toEqual({ user_id: player.id, reading: 'stats', season: 2025, version: 1 });
      expect(heard).toEqual({ ...nothing, totalGames: 1, ties: 1, totalGoals: 1, totalAssists: 2 });
    }
    await editGame(player, game.id, { our_score: 4 });
    for (const { stats: heard } of await hear(2))
      expect(heard).toMatchObject({ wins: 1, winPercentage: 100 });
    const { version, totalGames } = await stats(player, { reading: 'stats', season: '2025' }, viewer);
    expect([version, totalGames]).toEqual([2, 1]);
    await removeGame(player, game.id);
    for (const { stats: heard } of await hear(3)) expect(heard).toEqual(nothing);
    const all = own.all('season.changed').filter(({ season }) => season === 'all');
    expect(all.map((fact) => [fact.reading, fact.version])).toEqual([1, 2, 3].map((v) => ['year', v]));
  });

  it('follow a game over the edge of a season, and leave the rest of them alone', async () => {
    const player = await world.person({ position: 'goalie' });
    const game = await logGame(player, inNet(opponent, { date: '2026-07-31', minutes_played: null }));
    await world.settle();
    const seen = await stats(player, { season: '2025' });
    expect(seen).toMatchObject({ totalGames: 1, savePercentage: 92.3, goalsAgainstAverage: 2, shutouts: 0 });
    await editGame(player, game.id, { date: '2026-08-01', goals_against: 0 });
    await world.settle();
    expect(await stats(player, { season: '2025' })).toMatchObject({ totalGames: 0, version: 2 });
    expect(await stats(player, { season: '2026' })).toMatchObject({ totalGames: 1, shutouts: 1, version: 1 });
    const year = await stats(player, { reading: 'year', season: '2026' });
    expect(year).toMatchObject({ totalGames: 1, shutouts: 1, version: 2 });
    // Nothing that is counted: no season is due, none changes.
    const marks = () =>
      world.count('select sum(due + version) as count from season_stats where player_id = $1', [player.id]);
    const before = await marks();
    await editGame(player, game.id, { organization_id: player.organizationId, started_game: true });
    await editGame(player, game.id, { organization_id: player.organizationId });
    await world.settle();
    expect(await marks()).toBe(before);
  });

  it('are recounted a few times for 100 quick games, and are right', async () => {
    const player = await world.person();
    for (let at = 0; at < 100; at += 20)
      await Promise.all(
        Array.from({ length: 20 }, (_, turn) =>
          patiently(() => logGame(player, played(opponent, { our_score: turn % 5 }))),
        ),
      );
    await world.settle();
    const all = await stats(player, { season: 'all' });
    expect(all).toMatchObject({ totalGames: 100, totalGoals: 100, wins: 40, ties: 20, losses: 40 });
    expect(all.version).toBeLessThan(50);
  });

  it('are 404 for a player nobody knows or the viewer may not see', async () => {
    const [viewer, suspended] = [await world.person(), await world.person()];
    await world.pool.query('update player set suspended_at = now() where id = $1', [suspended.id]);
    expect(await refusal(stats(suspended, {}, viewer))).toEqual([404, refusals.notFound]);
    for (const id of ['0198c0de-0000-7000-8000-000000000000', 'none'])
      expect(await refusal(viewer.call(seasonRoutes.stats, { params: { id } }))).toEqual([
        404,
        refusals.notFound,
      ]);
  });
});

/** The same chance on every run: numbers from 0 to below 1. */
const chance = (seed: number) => {
  let state = seed;
  const roll = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
  // The first numbers of neighbouring seeds are much alike.
  roll();
  return roll;
};

/** Days beside the edges of every reading, over three years. */
const edges = [2024, 2025, 2026].flatMap((year) =>
  ['01-01', '02-28', '05-31', '06-01', '07-31', '08-01', '08-31', '09-01', '12-31'].map(
    (day) => `${year}-${day}`,
  ),
);

const anyGame = (goalie: boolean, roll: () => number): GameBody => {
  const upTo = (most: number) => Math.floor(roll() * (most + 1));
  const date = edges[upTo(edges.length - 1)] ?? todayUtc();
  const shared = { date, our_score: upTo(3), their_score: upTo(3), goals: upTo(3), assists: upTo(2) };
  if (!goalie) return played(opponent, shared);
  const minutes_played = roll() < 0.3 ? null : upTo(80);
  return inNet(opponent, {
    ...shared,
    saves: upTo(40),
    shots_against: upTo(40),
    goals_against: upTo(2),
    minutes_played,
  });
};

/** As a client does on a busy day. */
const patiently = <T>(call: () => Promise<T>): Promise<T> =>
  call().catch((error: unknown) => {
    if (error instanceof CallError && error.status === 503) return patiently(call);
    throw error;
  });

/** A history: of a player's games some are logged, corrected and removed, two at a time. */
const live = async (player: Person, games: string[], roll: () => number) => {
  const goalie = player.profile.position === 'goalie';
  const step = async () => {
    const what = roll();
    const game = games.splice(Math.floor(roll() * games.length), 1)[0];
    if (!game || what < 0.5) {
      if (game) games.push(game);
      const body = anyGame(goalie, roll);
      games.push((await patiently(() => logGame(player, body))).id);
    } else if (what < 0.8) {
      const body = anyGame(goalie, roll);
      await patiently(() => editGame(player, game, body));
      games.push(game);
    } else await patiently(() => removeGame(player, game));
  };
  for (let at = 0; at < 2; at++) await Promise.all([step(), step()]);
};

/** What the specification says of these games, reckoned from nothing but the list. */
const reckon = (games: GameView[]) => {
  const sum = (of: (game: GameView) => number | null) =>
    games.reduce((total, game) => total + (of(game) ?? 0), 0);
  const some = (is: (game: GameView) => boolean) => games.filter(is).length;
  const nets = games.filter(({ position }) => position === 'goalie');
  const minutes = nets.reduce((total, game) => total + (game.minutes_played ?? 60), 0);
  const round = (value: number, decimals: number) =>
    Math.round(value * 10 ** decimals + 1e-9) / 10 ** decimals;
  const per = (part: number, whole: number, times: number, decimals: number) =>
    whole === 0 ? 0 : round((part / whole) * times, decimals);
  const wins = some((game) => game.our_score > game.their_score);
  const [saves, shots, against] = [
    sum(({ saves }) => saves),
    sum(({ shots_against }) => shots_against),
    sum(({ goals_against }) => goals_against),
  ];
  return {
    totalGames: games.length,
    wins,
    losses: some((game) => game.our_score < game.their_score),
    ties: some((game) => game.our_score === game.their_score),
    totalGoals: sum(({ goals }) => goals),
    totalAssists: sum(({ assists }) => assists),
    winPercentage: per(wins, games.length, 100, 0),
    totalSaves: saves,
    totalShotsAgainst: shots,
    totalGoalsAgainst: against,
    savePercentage: per(saves, shots, 100, 1),
    goalsAgainstAverage: per(against, minutes, 60, 2),
    shutouts: nets.filter(({ goals_against }) => goals_against === 0).length,
  };
};

describe('200 random histories of creating, editing and deleting', () => {
  it(
    'end in stored stats equal to a recount of the games there are',
    { timeout: 120_000, tags: ['extended'] },
    async () => {
      const histories = 200;
      const people = await Promise.all(
        Array.from({ length: 8 }, (_, at) => world.person({ position: at % 2 ? 'goalie' : 'skater' })),
      );
      const logged = people.map((): string[] => []);
      for (let at = 0; at < histories; at += people.length) {
        await Promise.all(
          people.map((player, which) => live(player, logged[which] ?? [], chance(at + which + 1))),
        );
        await world.settle();
        await Promise.all(people.map(expectStored));
      }
      for (const player of people) {
        const games = await player.call(gameRoutes.own, { query: { limit: 1000 } });
        expect(games.length).toBeGreaterThan(5);
        expect(await stats(player, { season: 'all' })).toMatchObject(reckon(games));
        const first = games.filter(({ date }) => seasonOf('profile', date) === 2024);
        expect(await stats(player, { reading: 'profile', season: '2024' })).toMatchObject(reckon(first));
      }
    },
  );
});

/** Every stored season of a player is what their games say. */
const expectStored = async (player: Person) => {
  const games = await player.call(gameRoutes.own, { query: { limit: 1000 } });
  const { rows } = await world.pool.query<SeasonSums & { reading: Reading; season: number; done: boolean }>(
    'select *, done = due as done from season_stats where player_id = $1',
    [player.id],
  );
  for (const { reading, season, done, ...sums } of rows) {
    const of = games.filter(({ date }) => season === 0 || seasonOf(reading, date) === season);
    expect({ done, ...statsOf(sums) }).toEqual({ done: true, ...reckon(of) });
  }
  const seasons = games.flatMap(({ date }) =>
    readings.map((reading) => `${reading} ${seasonOf(reading, date)}`),
  );
  const stored = new Set(rows.map(({ reading, season }) => `${reading} ${season}`));
  expect(seasons.filter((season) => !stored.has(season))).toEqual([]);
};
