import { blockRoutes } from '@rinkside/contracts/block';
import { errorMessages } from '@rinkside/contracts/error';
import { exportRoutes } from '@rinkside/contracts/export';
import { seasonRoutes } from '@rinkside/contracts/season';
import { gameRoutes, gameRules, type GameBody } from '@rinkside/contracts/game';
import { likeRoutes } from '@rinkside/contracts/like';
import { playerRoutes, todayUtc } from '@rinkside/contracts/player';
import { callRoute, expectErrorReply } from '@rinkside/testkit/api-client';
import type { TestUser } from '@rinkside/testkit/test-user';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { editGame, goalieGame, logGame, skaterGame, removeGame } from './game-factory.js';

let app: TestApp;
let skater: TestUser;
let goalie: TestUser;
let stranger: TestUser;
/** The opponent organization of all games. */
let opponent: string;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  skater = await app.user();
  goalie = await app.user({ position: 'goalie' });
  stranger = await app.user();
  opponent = stranger.organizationId;
});
afterAll(() => app?.close());

const unknownId = '0198c0de-0000-7000-8000-000000000000';
const getGame = (user: TestUser, id: string) => user.call(gameRoutes.one, { params: { id } });

describe('a game', () => {
  it('is pushed to clients that watch its author or organization when created, edited and deleted', async () => {
    const playerClient = await stranger.liveClient();
    await playerClient.watch(`player:${skater.id}`);
    const organizationClient = await stranger.liveClient();
    await organizationClient.watch(`organization:${skater.organizationId}`);
    const game = await logGame(skater, skaterGame(opponent));
    expect(game).toMatchObject({
      content_type: 'game',
      date: todayUtc(),
      position: 'skater',
      our_score: 4,
      their_score: 2,
      goals: 1,
      assists: 2,
      saves: null,
      started_game: null,
      opponent: { id: stranger.organizationId },
      organization_id: stranger.organizationId,
      userOrganization: { id: skater.organizationId },
      user: { id: skater.id, position: 'skater' },
      likes: 0,
      likesCount: 0,
      userLiked: false,
      can: { edit: true, remove: true },
      version: 1,
    });
    expect(await getGame(stranger, game.id)).toEqual({ ...game, can: { edit: false, remove: false } });

    for (const client of [playerClient, organizationClient]) {
      const { item } = await client.waitForEvent('feed.added', ({ item }) => item.id === game.id);
      expect(item).toMatchObject({ content_type: 'game', our_score: 4, version: 1 });
      for (const name of ['userLiked', 'can', 'comments']) expect(item).not.toHaveProperty(name);
    }
    const edited = await editGame(skater, game.id, { goals: 2 });
    expect(edited).toMatchObject({ ...game, goals: 2, version: 2 });
    for (const client of [playerClient, organizationClient])
      expect((await client.waitForEvent('feed.changed')).item).toMatchObject({
        id: game.id,
        goals: 2,
        version: 2,
      });
    const removedEvent = { content_type: 'game', id: game.id, version: 3, profile_id: skater.id };
    expect(await removeGame(skater, game.id)).toEqual({ success: true });
    for (const client of [playerClient, organizationClient])
      expect(await client.waitForEvent('feed.removed')).toEqual(removedEvent);
    expect(await expectErrorReply(getGame(skater, game.id))).toEqual([404, errorMessages.notFound]);
  });

  it('has a feed_at of its date plus the time of day of its creation, which follows the date', async () => {
    const game = await logGame(skater, skaterGame(opponent, { date: '1950-02-28' }));
    const clock = new Date(game.created_at).toISOString().slice(11);
    expect(new Date(game.feed_at).toISOString()).toBe(`1950-02-28T${clock}`);
    const moved = await editGame(skater, game.id, { date: '2000-02-29' });
    expect(moved.date).toBe('2000-02-29');
    expect(new Date(moved.feed_at).toISOString()).toBe(`2000-02-29T${clock}`);
    expect(moved.created_at).toBe(game.created_at);
    await removeGame(skater, game.id);
  });

  it('keeps the position and organization of its creation when the profile changes', async () => {
    const person = await app.user();
    const asSkater = await logGame(person, skaterGame(opponent));
    await person.call(playerRoutes.update, {
      body: { position: 'goalie', organization_id: goalie.organizationId },
    });
    const asGoalie = await logGame(person, goalieGame(opponent));
    expect(asGoalie).toMatchObject({
      position: 'goalie',
      saves: 24,
      userOrganization: { id: goalie.organizationId },
    });
    const editedGame = await editGame(person, asSkater.id, { saves: 30, goals_against: 0, goals: 3 });
    expect(editedGame).toMatchObject({ position: 'skater', goals: 3, saves: null, goals_against: null });
    expect(editedGame.userOrganization?.id).toBe(asSkater.userOrganization?.id);
    expect(await expectErrorReply(editGame(person, asSkater.id, { assists: null }))).toEqual([
      400,
      gameRules.skaterMissing,
    ]);
  });

  it('ignores goalie fields for a skater or coach', async () => {
    const full = goalieGame(opponent, { minutes_played: 45, started_game: true, powerplay_goals_against: 1 });
    const game = await logGame(skater, full);
    const emptyGoalieFields = { saves: null, shots_against: null, goals_against: null, minutes_played: null };
    expect(game).toMatchObject({ ...emptyGoalieFields, powerplay_goals_against: null, started_game: null });
    const coach = await app.user({ role: 'coach', position: null });
    expect(await logGame(coach, full)).toMatchObject({ ...emptyGoalieFields, position: null, goals: 0 });
    expect(await expectErrorReply(logGame(coach, skaterGame(opponent, { goals: null })))).toEqual([
      400,
      gameRules.skaterMissing,
    ]);
    await removeGame(skater, game.id);
  });

  it('stores a goalie’s numbers as sent, contradictory sums included', async () => {
    const body = goalieGame(opponent, {
      saves: 999,
      shots_against: 0,
      goals_against: 99,
      their_score: 0,
      minutes_played: null,
      powerplay_goals_against: 3,
      shorthanded_goals_against: 0,
      started_game: false,
    });
    const game = await logGame(goalie, body);
    expect(game).toMatchObject({ ...body, goals: 0, assists: 0 });
    await removeGame(goalie, game.id);
  });

  it('logs penalty minutes of skaters and goalies, and seasons add up the games that have them', async () => {
    for (const [position, createBody] of [
      ['skater', skaterGame],
      ['goalie', goalieGame],
    ] as const) {
      const player = await app.user({ position });
      const log = (penalty_minutes?: number) => logGame(player, createBody(opponent, { penalty_minutes }));
      const seasonMinutes = async () => {
        await app.settle();
        const { penalty_minutes, totalGames } = await player.call(seasonRoutes.stats, {
          params: { id: player.id },
          query: { season: 'all' },
        });
        return { penalty_minutes, totalGames };
      };
      expect((await log()).penalty_minutes).toBeNull();
      const game = await log(4);
      expect(game.penalty_minutes).toBe(4);
      expect((await getGame(stranger, game.id)).penalty_minutes).toBe(4);
      expect((await log(99)).penalty_minutes).toBe(99);
      expect(await seasonMinutes()).toEqual({ penalty_minutes: 103, totalGames: 3 });
      const edited = await editGame(player, game.id, { penalty_minutes: 0 });
      expect(edited).toEqual({ ...game, penalty_minutes: 0, version: 2 });
      expect(await seasonMinutes()).toEqual({ penalty_minutes: 99, totalGames: 3 });
      expect((await editGame(player, game.id, { penalty_minutes: null })).penalty_minutes).toBeNull();

      const { games, season_stats } = await player.call(exportRoutes.mine);
      expect(games.map(({ penalty_minutes }) => penalty_minutes)).toEqual([null, null, 99]);
      expect(new Set(season_stats.map(({ penalty_minutes }) => penalty_minutes))).toEqual(new Set([99]));
    }
  });
});

describe('game validation', () => {
  // @covers V2.2.3
  it('rejects a new game with the message of its invalid field', async () => {
    const createError = (user: TestUser, body: Partial<Record<keyof GameBody, unknown>>) =>
      expectErrorReply(
        user.call(gameRoutes.create, { body: { ...skaterGame(opponent), ...body } as GameBody }),
      );
    expect(await createError(skater, { organization_id: undefined })).toEqual([400, gameRules.opponent]);
    expect(await createError(skater, { organization_id: unknownId })).toEqual([400, gameRules.opponent]);
    expect(await createError(skater, { our_score: undefined })).toEqual([400, gameRules.scoresMissing]);
    expect(await createError(skater, { their_score: 'four' })).toEqual([400, gameRules.scoresInvalid]);
    expect(await createError(skater, { their_score: 1000 })).toEqual([400, gameRules.scoresInvalid]);
    expect(await createError(skater, { goals: undefined })).toEqual([400, gameRules.skaterMissing]);
    expect(await createError(skater, { assists: 2.5 })).toEqual([400, gameRules.skaterInvalid]);
    expect(await createError(skater, { date: '2026-02-30' })).toEqual([400, gameRules.date]);
    for (const missing of ['shots_against', 'saves', 'goals_against'])
      expect(await createError(goalie, { ...goalieGame(opponent), [missing]: undefined })).toEqual([
        400,
        gameRules.goalieMissing,
      ]);
    expect(await createError(goalie, { ...goalieGame(opponent), saves: -1 })).toEqual([
      400,
      gameRules.goalieInvalid,
    ]);
    expect(
      await app.count(`select count(*) from item where content_type = 'game' and author_id = $1`, [
        goalie.id,
      ]),
    ).toBe(0);
  });

  it('rejects an invalid edit and stores none of it', async () => {
    const game = await logGame(goalie, goalieGame(opponent));
    expect(await expectErrorReply(editGame(goalie, game.id, { saves: 30, goals_against: null }))).toEqual([
      400,
      gameRules.goalieMissing,
    ]);
    expect(await expectErrorReply(editGame(goalie, game.id, { organization_id: unknownId }))).toEqual([
      400,
      gameRules.opponent,
    ]);
    expect(await expectErrorReply(editGame(goalie, game.id, { date: '' }))).toEqual([400, gameRules.date]);
    expect(await getGame(goalie, game.id)).toEqual(game);
    expect(await editGame(goalie, game.id, {})).toEqual(game);
    expect(await editGame(goalie, game.id, { saves: 24 })).toEqual(game);
    await removeGame(goalie, game.id);
  });
});

describe('access to a game', () => {
  it('is read-only for others (403), and unknown or malformed ids return 404', async () => {
    const { id } = await logGame(skater, skaterGame(opponent));
    expect(await expectErrorReply(editGame(stranger, id, { goals: 9 }))).toEqual([
      403,
      errorMessages.forbidden,
    ]);
    expect(await expectErrorReply(removeGame(stranger, id))).toEqual([403, errorMessages.forbidden]);
    for (const invalidId of [unknownId, 'none', '1', '%00', "'; drop table game; --"]) {
      const calls = [
        getGame(skater, invalidId),
        editGame(skater, invalidId, { goals: 1 }),
        removeGame(skater, invalidId),
      ];
      expect(await Promise.all(calls.map(expectErrorReply))).toEqual(
        calls.map(() => [404, errorMessages.notFound]),
      );
    }
    expect((await getGame(skater, id)).version).toBe(1);
    await removeGame(skater, id);
  });

  it('returns 404 for the game, the list and the public page after a block, in both directions', async () => {
    const [author, reader] = [await app.user(), await app.user()];
    const { id } = await logGame(author, skaterGame(opponent));
    await author.call(blockRoutes.block, { params: { id: reader.id } });
    for (const [viewer, owner] of [
      [reader, author],
      [author, reader],
    ] as const) {
      expect(await expectErrorReply(viewer.call(gameRoutes.byPlayer, { params: { id: owner.id } }))).toEqual([
        404,
        errorMessages.notFound,
      ]);
      expect(await expectErrorReply(viewer.call(gameRoutes.public, { params: { id: owner.id } }))).toEqual([
        404,
        errorMessages.notFound,
      ]);
    }
    const calls = [getGame(reader, id), editGame(reader, id, { goals: 1 }), removeGame(reader, id)];
    expect(await Promise.all(calls.map(expectErrorReply))).toEqual(
      calls.map(() => [404, errorMessages.notFound]),
    );
    const publicGames = callRoute(app.origin(), undefined, gameRoutes.public, { params: { id: author.id } });
    expect((await publicGames).games).toHaveLength(1);
  });
});

describe('concurrent game requests', () => {
  // @covers F17 V2.3.4
  it('create one game for 50 requests with the same Idempotency-Key', async () => {
    const author = await app.user();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => logGame(author, skaterGame(opponent), 'game-key')),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await app.count('select count(*) from game where player_id = $1', [author.id])).toBe(1);
    expect((await expectErrorReply(logGame(author, skaterGame(opponent, { goals: 9 }), 'game-key')))[0]).toBe(
      422,
    );
    await app.settle();
    const countSql = `select max(games) as count from season_stats where player_id = $1`;
    expect(await app.count(countSql, [author.id])).toBe(1);
  });

  it('delete a game that is edited at the same time: late edits return 404 and no season counts it', async () => {
    const author = await app.user();
    const games = await Promise.all(Array.from({ length: 10 }, () => logGame(author, skaterGame(opponent))));
    for (const { id } of games) {
      const edits = Array.from({ length: 4 }, (_, at) =>
        editGame(author, id, { goals: at, date: '2020-05-05' }),
      );
      const [deleted, ...edited] = await Promise.allSettled([removeGame(author, id), ...edits]);
      expect(deleted.status).toBe('fulfilled');
      for (const rejectedEdit of edited.filter((result) => result.status === 'rejected'))
        expect(rejectedEdit.reason).toMatchObject({ status: 404 });
      expect(await expectErrorReply(removeGame(author, id))).toEqual([404, errorMessages.notFound]);
    }
    await app.settle();
    const countSql = 'select sum(games + goals) as count from season_stats where player_id = $1';
    expect(await app.count(countSql, [author.id])).toBe(0);
  });

  it('keep all likes and edits of one game', async () => {
    const author = await app.user();
    const { id } = await logGame(author, skaterGame(opponent));
    const fans = await Promise.all(Array.from({ length: 5 }, () => app.user()));
    const body = { target_type: 'game' as const, target_id: id };
    await Promise.all([
      ...fans.map((fan) => fan.call(likeRoutes.like, { body })),
      ...[3, 4, 5].map((goals) => editGame(author, id, { goals })),
    ]);
    const game = await getGame(author, id);
    expect(game).toMatchObject({ likesCount: 5, version: 1 + 5 + 3 });
  });
});
