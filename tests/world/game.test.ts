import { blockRoutes } from '@rinkside/contracts/block';
import { refusals } from '@rinkside/contracts/error';
import { gameRoutes, gameRules, type GameBody } from '@rinkside/contracts/game';
import { likeRoutes } from '@rinkside/contracts/like';
import { playerRoutes, todayUtc } from '@rinkside/contracts/player';
import { callRoute, refusal } from '@rinkside/testkit/client';
import type { Person } from '@rinkside/testkit/person';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { editGame, inNet, logGame, played, removeGame } from './played.js';

let world: World;
let skater: Person;
let goalie: Person;
let stranger: Person;
/** The organization all games are against. */
let opponent: string;
beforeAll(async () => {
  world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  skater = await world.person();
  goalie = await world.person({ position: 'goalie' });
  stranger = await world.person();
  opponent = stranger.organizationId;
});
afterAll(() => world?.close());

const nobody = '0198c0de-0000-7000-8000-000000000000';
const one = (by: Person, id: string) => by.call(gameRoutes.one, { params: { id } });

describe('a game', () => {
  it('is shown as lists show it, live to whoever watches its author or organization, until it is deleted', async () => {
    const atPlayer = await stranger.screen();
    await atPlayer.watch(`player:${skater.id}`);
    const atOrganization = await stranger.screen();
    await atOrganization.watch(`organization:${skater.organizationId}`);
    const made = await logGame(skater, played(opponent));
    expect(made).toMatchObject({
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
    expect(await one(stranger, made.id)).toEqual({ ...made, can: { edit: false, remove: false } });

    for (const screen of [atPlayer, atOrganization]) {
      const { item } = await screen.hears('feed.added', ({ item }) => item.id === made.id);
      expect(item).toMatchObject({ content_type: 'game', our_score: 4, version: 1 });
      for (const name of ['userLiked', 'can', 'comments']) expect(item).not.toHaveProperty(name);
    }
    const edited = await editGame(skater, made.id, { goals: 2 });
    expect(edited).toMatchObject({ ...made, goals: 2, version: 2 });
    for (const screen of [atPlayer, atOrganization])
      expect((await screen.hears('feed.changed')).item).toMatchObject({ id: made.id, goals: 2, version: 2 });
    const gone = { content_type: 'game', id: made.id, version: 3 };
    expect(await removeGame(skater, made.id)).toEqual({ success: true });
    for (const screen of [atPlayer, atOrganization]) expect(await screen.hears('feed.removed')).toEqual(gone);
    expect(await refusal(one(skater, made.id))).toEqual([404, refusals.notFound]);
  });

  it('lies in feeds at its date, at the clock time of its creation, and moves with its date', async () => {
    const made = await logGame(skater, played(opponent, { date: '1950-02-28' }));
    const clock = new Date(made.created_at).toISOString().slice(11);
    expect(new Date(made.feed_at).toISOString()).toBe(`1950-02-28T${clock}`);
    const moved = await editGame(skater, made.id, { date: '2000-02-29' });
    expect(moved.date).toBe('2000-02-29');
    expect(new Date(moved.feed_at).toISOString()).toBe(`2000-02-29T${clock}`);
    expect(moved.created_at).toBe(made.created_at);
    await removeGame(skater, made.id);
  });

  it('keeps the position and organization it was played in, whatever its author plays today', async () => {
    const person = await world.person();
    const asSkater = await logGame(person, played(opponent));
    await person.call(playerRoutes.update, {
      body: { position: 'goalie', organization_id: goalie.organizationId },
    });
    const asGoalie = await logGame(person, inNet(opponent));
    expect(asGoalie).toMatchObject({
      position: 'goalie',
      saves: 24,
      userOrganization: { id: goalie.organizationId },
    });
    const corrected = await editGame(person, asSkater.id, { saves: 30, goals_against: 0, goals: 3 });
    expect(corrected).toMatchObject({ position: 'skater', goals: 3, saves: null, goals_against: null });
    expect(corrected.userOrganization?.id).toBe(asSkater.userOrganization?.id);
    expect(await refusal(editGame(person, asSkater.id, { assists: null }))).toEqual([
      400,
      gameRules.skaterMissing,
    ]);
  });

  it('of a skater has no goalie fields, even when they are sent; a coach plays by the skater’s rules', async () => {
    const full = inNet(opponent, { minutes_played: 45, started_game: true, powerplay_goals_against: 1 });
    const made = await logGame(skater, full);
    const none = { saves: null, shots_against: null, goals_against: null, minutes_played: null };
    expect(made).toMatchObject({ ...none, powerplay_goals_against: null, started_game: null });
    const coach = await world.person({ role: 'coach', position: null });
    expect(await logGame(coach, full)).toMatchObject({ ...none, position: null, goals: 0 });
    expect(await refusal(logGame(coach, played(opponent, { goals: null })))).toEqual([
      400,
      gameRules.skaterMissing,
    ]);
    await removeGame(skater, made.id);
  });

  it('of a goalie keeps what was sent, sums that contradict each other too', async () => {
    const sent = inNet(opponent, {
      saves: 999,
      shots_against: 0,
      goals_against: 99,
      their_score: 0,
      minutes_played: null,
      powerplay_goals_against: 3,
      shorthanded_goals_against: 0,
      started_game: false,
    });
    const made = await logGame(goalie, sent);
    expect(made).toMatchObject({ ...sent, goals: 0, assists: 0 });
    await removeGame(goalie, made.id);
  });
});

describe('a game that lacks something', () => {
  // @covers V2.2.3
  it('is refused with the sentence of what it lacks', async () => {
    const refused = (by: Person, body: Partial<Record<keyof GameBody, unknown>>) =>
      refusal(by.call(gameRoutes.create, { body: { ...played(opponent), ...body } as GameBody }));
    expect(await refused(skater, { organization_id: undefined })).toEqual([400, gameRules.opponent]);
    expect(await refused(skater, { organization_id: nobody })).toEqual([400, gameRules.opponent]);
    expect(await refused(skater, { our_score: undefined })).toEqual([400, gameRules.scoresMissing]);
    expect(await refused(skater, { their_score: 'four' })).toEqual([400, gameRules.scoresInvalid]);
    expect(await refused(skater, { their_score: 1000 })).toEqual([400, gameRules.scoresInvalid]);
    expect(await refused(skater, { goals: undefined })).toEqual([400, gameRules.skaterMissing]);
    expect(await refused(skater, { assists: 2.5 })).toEqual([400, gameRules.skaterInvalid]);
    expect(await refused(skater, { date: '2026-02-30' })).toEqual([400, gameRules.date]);
    for (const missing of ['shots_against', 'saves', 'goals_against'])
      expect(await refused(goalie, { ...inNet(opponent), [missing]: undefined })).toEqual([
        400,
        gameRules.goalieMissing,
      ]);
    expect(await refused(goalie, { ...inNet(opponent), saves: -1 })).toEqual([400, gameRules.goalieInvalid]);
    expect(
      await world.count(`select count(*) from item where content_type = 'game' and author_id = $1`, [
        goalie.id,
      ]),
    ).toBe(0);
  });

  it('is refused as a correction too, and nothing of it is kept', async () => {
    const made = await logGame(goalie, inNet(opponent));
    expect(await refusal(editGame(goalie, made.id, { saves: 30, goals_against: null }))).toEqual([
      400,
      gameRules.goalieMissing,
    ]);
    expect(await refusal(editGame(goalie, made.id, { organization_id: nobody }))).toEqual([
      400,
      gameRules.opponent,
    ]);
    expect(await refusal(editGame(goalie, made.id, { date: '' }))).toEqual([400, gameRules.date]);
    expect(await one(goalie, made.id)).toEqual(made);
    expect(await editGame(goalie, made.id, {})).toEqual(made);
    expect(await editGame(goalie, made.id, { saves: 24 })).toEqual(made);
    await removeGame(goalie, made.id);
  });
});

describe('the rights over a game', () => {
  it('are its author’s: others see it and get 403, unknown and malformed ids are 404', async () => {
    const { id } = await logGame(skater, played(opponent));
    expect(await refusal(editGame(stranger, id, { goals: 9 }))).toEqual([403, refusals.notYours]);
    expect(await refusal(removeGame(stranger, id))).toEqual([403, refusals.notYours]);
    for (const unknown of [nobody, 'none', '1', '%00', "'; drop table game; --"]) {
      const calls = [
        one(skater, unknown),
        editGame(skater, unknown, { goals: 1 }),
        removeGame(skater, unknown),
      ];
      expect(await Promise.all(calls.map(refusal))).toEqual(calls.map(() => [404, refusals.notFound]));
    }
    expect((await one(skater, id)).version).toBe(1);
    await removeGame(skater, id);
  });

  it('end with a block, both ways: 404 for the game, the list and the public page', async () => {
    const [author, reader] = [await world.person(), await world.person()];
    const { id } = await logGame(author, played(opponent));
    await author.call(blockRoutes.block, { params: { id: reader.id } });
    for (const [by, of] of [
      [reader, author],
      [author, reader],
    ] as const) {
      expect(await refusal(by.call(gameRoutes.byPlayer, { params: { id: of.id } }))).toEqual([
        404,
        refusals.notFound,
      ]);
      expect(await refusal(by.call(gameRoutes.public, { params: { id: of.id } }))).toEqual([
        404,
        refusals.notFound,
      ]);
    }
    const calls = [one(reader, id), editGame(reader, id, { goals: 1 }), removeGame(reader, id)];
    expect(await Promise.all(calls.map(refusal))).toEqual(calls.map(() => [404, refusals.notFound]));
    const anybody = callRoute(world.origin(), undefined, gameRoutes.public, { params: { id: author.id } });
    expect((await anybody).games).toHaveLength(1);
  });
});

describe('the same game twice', () => {
  // @covers F17 V2.3.4
  it('is one under the same Idempotency-Key, 50 times at once, and counts once', async () => {
    const author = await world.person();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => logGame(author, played(opponent), 'game-key')),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await world.count('select count(*) from game where player_id = $1', [author.id])).toBe(1);
    expect((await refusal(logGame(author, played(opponent, { goals: 9 }), 'game-key')))[0]).toBe(422);
    await world.settle();
    const stored = `select max(games) as count from season_stats where player_id = $1`;
    expect(await world.count(stored, [author.id])).toBe(1);
  });

  it('edited and deleted at once is gone: late edits are 404, and no season counts it', async () => {
    const author = await world.person();
    const made = await Promise.all(Array.from({ length: 10 }, () => logGame(author, played(opponent))));
    for (const { id } of made) {
      const edits = Array.from({ length: 4 }, (_, at) =>
        editGame(author, id, { goals: at, date: '2020-05-05' }),
      );
      const [deleted, ...edited] = await Promise.allSettled([removeGame(author, id), ...edits]);
      expect(deleted.status).toBe('fulfilled');
      for (const late of edited.filter((result) => result.status === 'rejected'))
        expect(late.reason).toMatchObject({ status: 404 });
      expect(await refusal(removeGame(author, id))).toEqual([404, refusals.notFound]);
    }
    await world.settle();
    const counted = 'select sum(games + goals) as count from season_stats where player_id = $1';
    expect(await world.count(counted, [author.id])).toBe(0);
  });

  it('liked by many and edited at once loses none of it', async () => {
    const author = await world.person();
    const { id } = await logGame(author, played(opponent));
    const fans = await Promise.all(Array.from({ length: 5 }, () => world.person()));
    const body = { target_type: 'game' as const, target_id: id };
    await Promise.all([
      ...fans.map((fan) => fan.call(likeRoutes.like, { body })),
      ...[3, 4, 5].map((goals) => editGame(author, id, { goals })),
    ]);
    const game = await one(author, id);
    expect(game).toMatchObject({ likesCount: 5, version: 1 + 5 + 3 });
  });
});
