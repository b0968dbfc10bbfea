import { errorMessages } from '@rinkside/contracts/error';
import { gameRoutes, type GameBody, type GameView } from '@rinkside/contracts/game';
import { todayUtc } from '@rinkside/contracts/player';
import {
  seasonDefinitions,
  seasonOf,
  seasonRoutes,
  seasonRules,
  statsOf,
  type SeasonDefinition,
  type SeasonSums,
} from '@rinkside/contracts/season';
import { CallError, expectErrorReply } from '@rinkside/testkit/api-client';
import type { TestUser } from '@rinkside/testkit/test-user';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { editGame, goalieGame, logGame, skaterGame, removeGame } from './game-factory.js';

let app: TestApp;
let opponent: string;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl'), workers: 2 });
  opponent = (await app.user()).organizationId;
});
afterAll(() => app?.close());

type Query = { reading?: SeasonDefinition; season?: string; today?: string };
const stats = (player: TestUser, query: Query = {}, viewer = player) =>
  viewer.call(seasonRoutes.stats, { params: { id: player.id }, query });
const daysFrom = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 24 * 3600_000).toISOString().slice(0, 10);

const emptyStats = {
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
  penalty_minutes: 0,
  savePercentage: 0,
  goalsAgainstAverage: 0,
  shutouts: 0,
};

describe('season stats', () => {
  it('are zeros at version 0 before the first game, with the dates of the season', async () => {
    const player = await app.user();
    expect(await stats(player, { season: '2025' })).toEqual({
      ...emptyStats,
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
      ...emptyStats,
      reading: 'year',
      season: 'all',
      starts_on: null,
      ends_on: null,
      version: 0,
    });
    const today = todayUtc();
    for (const reading of seasonDefinitions) {
      const current = seasonOf(reading, today);
      expect((await stats(player, { reading })).season).toBe(current);
      expect((await stats(player, { reading, season: 'last' })).season).toBe(current - 1);
    }
  });

  it('accept a caller’s date at most one day off and reject seasons that cannot exist', async () => {
    const player = await app.user();
    const today = todayUtc();
    for (const days of [-1, 0, 1])
      expect((await stats(player, { today: daysFrom(today, days) })).version).toBe(0);
    for (const days of [-2, 2])
      expect(await expectErrorReply(stats(player, { today: daysFrom(today, days) }))).toEqual([
        400,
        seasonRules.today,
      ]);
    for (const season of ['next', '26', '3000', ''])
      expect(await expectErrorReply(stats(player, { season }))).toEqual([400, seasonRules.season]);
    expect((await stats(player, { season: '1899' })).starts_on).toBe('1899-08-01');
  });

  it('are pushed to the player and to viewers after a new, an edited and a deleted game', async () => {
    const [player, viewer] = [await app.user(), await app.user()];
    const [ownClient, viewerClient] = [await player.liveClient(), await viewer.liveClient()];
    await viewerClient.watch(`player:${player.id}`);
    const waitForVersion = (version: number) =>
      Promise.all(
        [ownClient, viewerClient].map((client) =>
          client.waitForEvent(
            'season.changed',
            (event) => event.reading === 'stats' && event.version === version,
          ),
        ),
      );
    const date = '2026-08-31';
    const game = await logGame(player, skaterGame(opponent, { date, our_score: 3, their_score: 3 }));
    for (const { stats: received, ...event } of await waitForVersion(1)) {
      expect(event).toEqual({
        user_id: player.id,
        profile_id: player.id,
        reading: 'stats',
        season: 2025,
        version: 1,
      });
      expect(received).toEqual({ ...emptyStats, totalGames: 1, ties: 1, totalGoals: 1, totalAssists: 2 });
    }
    await editGame(player, game.id, { our_score: 4 });
    for (const { stats: received } of await waitForVersion(2))
      expect(received).toMatchObject({ wins: 1, winPercentage: 100 });
    const { version, totalGames } = await stats(player, { reading: 'stats', season: '2025' }, viewer);
    expect([version, totalGames]).toEqual([2, 1]);
    await removeGame(player, game.id);
    for (const { stats: received } of await waitForVersion(3)) expect(received).toEqual(emptyStats);
    const all = ownClient.eventsNamed('season.changed').filter(({ season }) => season === 'all');
    expect(all.map((event) => [event.reading, event.version])).toEqual([1, 2, 3].map((v) => ['year', v]));
  });

  it('move a game to another season with its date and leave other seasons unchanged', async () => {
    const player = await app.user({ position: 'goalie' });
    const game = await logGame(player, goalieGame(opponent, { date: '2026-07-31', minutes_played: null }));
    await app.settle();
    const oldSeason = await stats(player, { season: '2025' });
    expect(oldSeason).toMatchObject({
      totalGames: 1,
      savePercentage: 92.3,
      goalsAgainstAverage: 2,
      shutouts: 0,
    });
    await editGame(player, game.id, { date: '2026-08-01', goals_against: 0 });
    await app.settle();
    expect(await stats(player, { season: '2025' })).toMatchObject({ totalGames: 0, version: 2 });
    expect(await stats(player, { season: '2026' })).toMatchObject({ totalGames: 1, shutouts: 1, version: 1 });
    const year = await stats(player, { reading: 'year', season: '2026' });
    expect(year).toMatchObject({ totalGames: 1, shutouts: 1, version: 2 });
    // These fields are not counted: no season is invalidated or changed.
    const changeCounter = () =>
      app.count('select sum(requested_revision + version) as count from season_stats where player_id = $1', [
        player.id,
      ]);
    const before = await changeCounter();
    await editGame(player, game.id, { organization_id: player.organizationId, started_game: true });
    await editGame(player, game.id, { organization_id: player.organizationId });
    await app.settle();
    expect(await changeCounter()).toBe(before);
  });

  it('are recomputed fewer than 50 times for 100 quick games, with correct totals', async () => {
    const player = await app.user();
    for (let at = 0; at < 100; at += 20)
      await Promise.all(
        Array.from({ length: 20 }, (_, turn) =>
          retryOn503(() => logGame(player, skaterGame(opponent, { our_score: turn % 5 }))),
        ),
      );
    await app.settle();
    const all = await stats(player, { season: 'all' });
    expect(all).toMatchObject({ totalGames: 100, totalGoals: 100, wins: 40, ties: 20, losses: 40 });
    expect(all.version).toBeLessThan(50);
  });

  it('return 404 for an unknown player and for one the viewer may not see', async () => {
    const [viewer, suspended] = [await app.user(), await app.user()];
    await app.pool.query('update player set suspended_at = now() where id = $1', [suspended.id]);
    expect(await expectErrorReply(stats(suspended, {}, viewer))).toEqual([404, errorMessages.notFound]);
    for (const id of ['0198c0de-0000-7000-8000-000000000000', 'none'])
      expect(await expectErrorReply(viewer.call(seasonRoutes.stats, { params: { id } }))).toEqual([
        404,
        errorMessages.notFound,
      ]);
  });
});

/** A seeded random generator: returns numbers from 0 to below 1, the same on every run. */
const seededRandom = (seed: number) => {
  let state = seed;
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
  // The first numbers of neighbouring seeds are similar: skip one.
  random();
  return random;
};

/** Dates around the season boundaries of every season definition, over three years. */
const boundaryDates = [2024, 2025, 2026].flatMap((year) =>
  ['01-01', '02-28', '05-31', '06-01', '07-31', '08-01', '08-31', '09-01', '12-31'].map(
    (day) => `${year}-${day}`,
  ),
);

const randomGame = (goalie: boolean, random: () => number): GameBody => {
  const randomUpTo = (max: number) => Math.floor(random() * (max + 1));
  const date = boundaryDates[randomUpTo(boundaryDates.length - 1)] ?? todayUtc();
  const shared = {
    date,
    our_score: randomUpTo(3),
    their_score: randomUpTo(3),
    goals: randomUpTo(3),
    assists: randomUpTo(2),
    penalty_minutes: random() < 0.5 ? null : randomUpTo(10),
  };
  if (!goalie) return skaterGame(opponent, shared);
  const minutes_played = random() < 0.3 ? null : randomUpTo(80);
  return goalieGame(opponent, {
    ...shared,
    saves: randomUpTo(40),
    shots_against: randomUpTo(40),
    goals_against: randomUpTo(2),
    minutes_played,
  });
};

/** Retries while the server returns 503, as a client does. */
const retryOn503 = <T>(call: () => Promise<T>): Promise<T> =>
  call().catch((error: unknown) => {
    if (error instanceof CallError && error.status === 503) return retryOn503(call);
    throw error;
  });

/** Logs, edits and removes random games of a player, two operations at a time. */
const playHistory = async (player: TestUser, games: string[], random: () => number) => {
  const goalie = player.profile.position === 'goalie';
  const step = async () => {
    const action = random();
    const game = games.splice(Math.floor(random() * games.length), 1)[0];
    if (!game || action < 0.5) {
      if (game) games.push(game);
      const body = randomGame(goalie, random);
      games.push((await retryOn503(() => logGame(player, body))).id);
    } else if (action < 0.8) {
      const body = randomGame(goalie, random);
      await retryOn503(() => editGame(player, game, body));
      games.push(game);
    } else await retryOn503(() => removeGame(player, game));
  };
  for (let at = 0; at < 2; at++) await Promise.all([step(), step()]);
};

/** Computes the expected stats from the list of games alone. */
const expectedStats = (games: GameView[]) => {
  const sum = (valueOf: (game: GameView) => number | null) =>
    games.reduce((total, game) => total + (valueOf(game) ?? 0), 0);
  const count = (matches: (game: GameView) => boolean) => games.filter(matches).length;
  const goalieGames = games.filter(({ position }) => position === 'goalie');
  const minutes = goalieGames.reduce((total, game) => total + (game.minutes_played ?? 60), 0);
  const round = (value: number, decimals: number) =>
    Math.round(value * 10 ** decimals + 1e-9) / 10 ** decimals;
  const ratio = (part: number, total: number, factor: number, decimals: number) =>
    total === 0 ? 0 : round((part / total) * factor, decimals);
  const wins = count((game) => game.our_score > game.their_score);
  const [saves, shots, goalsAgainst] = [
    sum(({ saves }) => saves),
    sum(({ shots_against }) => shots_against),
    sum(({ goals_against }) => goals_against),
  ];
  return {
    totalGames: games.length,
    wins,
    losses: count((game) => game.our_score < game.their_score),
    ties: count((game) => game.our_score === game.their_score),
    totalGoals: sum(({ goals }) => goals),
    totalAssists: sum(({ assists }) => assists),
    winPercentage: ratio(wins, games.length, 100, 0),
    totalSaves: saves,
    totalShotsAgainst: shots,
    totalGoalsAgainst: goalsAgainst,
    penalty_minutes: sum(({ penalty_minutes }) => penalty_minutes),
    savePercentage: ratio(saves, shots, 100, 1),
    goalsAgainstAverage: ratio(goalsAgainst, minutes, 60, 2),
    shutouts: goalieGames.filter(({ goals_against }) => goals_against === 0).length,
  };
};

describe('season stats after 200 random histories of created, edited and deleted games', () => {
  it(
    'equal stats recomputed from the remaining games',
    { timeout: 120_000, tags: ['extended'] },
    async () => {
      const histories = 200;
      const players = await Promise.all(
        Array.from({ length: 8 }, (_, at) => app.user({ position: at % 2 ? 'goalie' : 'skater' })),
      );
      const logged = players.map((): string[] => []);
      for (let at = 0; at < histories; at += players.length) {
        await Promise.all(
          players.map((player, playerIndex) =>
            playHistory(player, logged[playerIndex] ?? [], seededRandom(at + playerIndex + 1)),
          ),
        );
        await app.settle();
        await Promise.all(players.map(expectStored));
      }
      for (const player of players) {
        const games = await countedGames(player);
        expect(games.length).toBeGreaterThan(5);
        expect(await stats(player, { season: 'all' })).toMatchObject(expectedStats(games));
        const profileSeason = games.filter(({ date }) => seasonOf('profile', date) === 2024);
        expect(await stats(player, { reading: 'profile', season: '2024' })).toMatchObject(
          expectedStats(profileSeason),
        );
      }
    },
  );
});

/** Returns a player's games without those that still lie ahead. */
const countedGames = async (player: TestUser) =>
  (await player.call(gameRoutes.own, { query: { limit: 1000 } })).filter(
    ({ counts_from }) => counts_from === null,
  );

/** Asserts that every stored season of a player matches their games. */
const expectStored = async (player: TestUser) => {
  const games = await countedGames(player);
  const { rows } = await app.pool.query<
    SeasonSums & { reading: SeasonDefinition; season: number; current: boolean }
  >('select *, computed_revision = requested_revision as current from season_stats where player_id = $1', [
    player.id,
  ]);
  for (const { reading, season, current, ...sums } of rows) {
    const seasonGames = games.filter(({ date }) => season === 0 || seasonOf(reading, date) === season);
    expect({ current, ...statsOf(sums) }).toEqual({ current: true, ...expectedStats(seasonGames) });
  }
  const seasons = games.flatMap(({ date }) =>
    seasonDefinitions.map((reading) => `${reading} ${seasonOf(reading, date)}`),
  );
  const stored = new Set(rows.map(({ reading, season }) => `${reading} ${season}`));
  expect(seasons.filter((season) => !stored.has(season))).toEqual([]);
};
