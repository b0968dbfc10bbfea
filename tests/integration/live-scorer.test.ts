import type { LiveGameEvent } from '@rinkside/contracts/live-game';
import { scorerRefusals } from '@rinkside/contracts/live-game.refusals';
import { finalNumbers } from '@rinkside/contracts/live-game.final';
import { liveGameRoutes, liveGameRules } from '@rinkside/contracts/live-game';
import { liveLinkRoutes } from '@rinkside/contracts/live-link';
import { seasonRoutes } from '@rinkside/contracts/season';
import { organizationRoutes } from '@rinkside/contracts/organization';
import { exportRoutes } from '@rinkside/contracts/export';
import { childRoutes } from '@rinkside/contracts/child';
import { newId } from '@rinkside/platform/id';
import { TestApp } from '@rinkside/testkit/test-app';
import type { TestUser } from '@rinkside/testkit/test-user';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { goalieGame, skaterGame } from './game-factory.js';
import { goal, goalAgainst, ScoringDevice, shot, startLiveGame } from './live-game-factory.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
});
afterAll(() => app?.close());

const withId = (id: string) => ({ params: { id } });
const refusal = (status: number, message: string) => ({ status, view: { message } });

/** Makes this person a scorer of the game by a new link. */
const invite = async (player: TestUser, gameId: string, person: TestUser, actingAs?: string) => {
  const body = { kind: 'scorer', live_game_id: gameId } as const;
  const { id, token } = await player.call(liveLinkRoutes.create, { body });
  await person.call(liveLinkRoutes.accept, { body: { token }, ...(actingAs && { actingAs }) });
  return id;
};

/** A running game of a new player, and a person who scores it by link. */
const openGame = async (profile: Parameters<TestApp['user']>[0] = {}) => {
  const [player, scorer] = [await app.user(profile), await app.user({ first_name: 'Mika' })];
  const { device, game } = await startLiveGame(player);
  await invite(player, game.id, scorer);
  return { player, scorer, device, id: game.id, tablet: new ScoringDevice(scorer, game.id) };
};

/** Stores events of a scorer by link, or of the player's side for null. */
const fill = (gameId: string, accountId: string | null, count: number, byLink = accountId !== null) =>
  app.pool.query(
    `with added as (insert into live_game_event (id, live_game_id, device_id, sequence, term, position, occurred_at, action, by_link, scorer_id)
       select gen_random_uuid(), l.id, gen_random_uuid(), 1, 1, l.events_count + n, now(), '{"kind": "shot"}', $4, $2
       from live_game l, generate_series(1, $3) n where l.id = $1 returning 1)
     update live_game set events_count = events_count + $3 where id = $1 and (select count(*) from added) = $3`,
    [gameId, accountId, count, byLink],
  );

describe('a scorer by link', () => {
  it('may score, and only the player’s side manages the game', async () => {
    const { player, scorer, id } = await openGame();
    const read = (person: TestUser) => person.call(liveGameRoutes.one, withId(id));
    expect(await read(player)).toMatchObject({ can: { score: true, manage: true } });
    expect(await read(scorer)).toMatchObject({ can: { score: true, manage: false } });
    expect(await read(await app.user())).toMatchObject({ can: { score: false, manage: false } });
  });

  it('cannot discard the log', async () => {
    const { player, scorer, device, id } = await openGame();
    await device.tap(goal);
    await expect(scorer.call(liveGameRoutes.discard, withId(id))).rejects.toMatchObject(
      refusal(403, scorerRefusals.linkDiscard),
    );
    expect((await player.call(liveGameRoutes.one, withId(id))).events).toHaveLength(1);
    await player.call(liveGameRoutes.discard, withId(id));
  });

  it('ends a game exactly as the log says', async () => {
    const { player, scorer, tablet, id } = await openGame();
    await tablet.tap({ kind: 'period_started', period: 1 }, goal, shot, goalAgainst, {
      kind: 'penalty',
      minutes: 2,
    });
    const log = await scorer.call(liveGameRoutes.one, withId(id));
    const logged = skaterGame(scorer.organizationId, finalNumbers(log, Date.now()));
    const finish = (person: TestUser, changes: object) =>
      person.call(liveGameRoutes.finish, { ...withId(id), body: { ...logged, ...changes } });
    const others = [
      { our_score: 2 },
      { their_score: 0 },
      { goals: 0 },
      { assists: 1 },
      { penalty_minutes: 0 },
      { penalty_minutes: null },
      { shots: 1 },
      { minutes_played: 45 },
      { saves: 3 },
      { date: '2026-01-01' },
    ];
    for (const changes of others)
      await expect(finish(scorer, changes)).rejects.toMatchObject(refusal(403, liveGameRules.linkNumbers));
    expect(await finish(scorer, {})).toMatchObject({
      user: { id: player.id },
      our_score: 1,
      their_score: 1,
      goals: 1,
      penalty_minutes: 2,
      shots: 2,
      // The log names the opponent.
      opponent: { name: 'Harbor Otters' },
      can: { edit: false },
    });
    expect(await finish(scorer, { our_score: 9 })).toMatchObject({ our_score: 1 });
  });

  it('ends a goalie’s game as the log says, and the player ends it with other numbers', async () => {
    const { player, scorer, tablet, id } = await openGame({ position: 'goalie' });
    const against = { ...goalAgainst, credit: 'against', strength: 'power_play' } as const;
    await tablet.tap({ kind: 'save' }, { kind: 'save' }, against);
    const log = await scorer.call(liveGameRoutes.one, withId(id));
    const logged = goalieGame(scorer.organizationId, finalNumbers(log, Date.now()));
    expect(logged).toMatchObject({ saves: 2, shots_against: 3, powerplay_goals_against: 1 });
    for (const changes of [
      { saves: 3 },
      { shots_against: 4 },
      { minutes_played: 45 },
      { started_game: false },
    ])
      await expect(
        scorer.call(liveGameRoutes.finish, { ...withId(id), body: { ...logged, ...changes } }),
      ).rejects.toMatchObject(refusal(403, liveGameRules.linkNumbers));
    const body = { ...logged, saves: 30, shots_against: 31 };
    expect(await player.call(liveGameRoutes.finish, { ...withId(id), body })).toMatchObject({ saves: 30 });
  });

  it('leaves the minutes of a goalie to the log: two halves of 18 minutes count as 36', async () => {
    const { player, scorer, tablet, id } = await openGame({ position: 'goalie' });
    const against = { ...goalAgainst, credit: 'against' } as const;
    await tablet.tap(
      { kind: 'periods', count: 2, minutes: 18 },
      ...[1, 2].flatMap((period) => [
        { kind: 'period_started', period } as const,
        against,
        { kind: 'period_ended' } as const,
      ]),
    );
    const log = await player.call(liveGameRoutes.one, withId(id));
    expect(log.summary.periods).toEqual({ count: 2, minutes: 18 });
    const { minutes_played, ...body } = goalieGame(scorer.organizationId, finalNumbers(log, Date.now()));
    expect(minutes_played).toBe(36);
    const wrong = scorer.call(liveGameRoutes.finish, {
      ...withId(id),
      body: { ...body, minutes_played: 60 },
    });
    await expect(wrong).rejects.toMatchObject(refusal(403, liveGameRules.linkNumbers));
    expect(await scorer.call(liveGameRoutes.finish, { ...withId(id), body })).toMatchObject({
      minutes_played: 36,
      goals_against: 2,
    });
    await app.settle();
    const query = { season: 'current' } as const;
    const stats = await player.call(seasonRoutes.stats, { params: { id: player.id }, query });
    expect(stats.goalsAgainstAverage).toBe(3.33);
  });

  it('cannot name another opponent', async () => {
    const [player, scorer] = [await app.user(), await app.user()];
    const { id: opponent } = await player.call(organizationRoutes.create, { body: { name: 'Ice Wolves' } });
    const { game } = await startLiveGame(player, { opponent: { organization_id: opponent } });
    await invite(player, game.id, scorer);
    const numbers = { our_score: 0, their_score: 0, goals: 0, assists: 0 };
    const finish = (organization: string) =>
      scorer.call(liveGameRoutes.finish, { ...withId(game.id), body: skaterGame(organization, numbers) });
    await expect(finish(scorer.organizationId)).rejects.toMatchObject(
      refusal(403, liveGameRules.linkNumbers),
    );
    expect(await finish(opponent)).toMatchObject({ opponent: { id: opponent } });
  });

  it('chooses notes from a list', async () => {
    const { player, scorer, device, tablet, id } = await openGame();
    const free = { kind: 'note', text: 'Noor is slow today' } as const;
    const refused = tablet.log(free);
    await expect(tablet.send(refused)).rejects.toMatchObject({
      ...refusal(403, liveGameRules.linkNote),
      view: { errors: [{ path: 'events.0.action', message: liveGameRules.linkNote }] },
    });
    tablet.logged.length = 0;
    await tablet.tap({ kind: 'quick_note', note: 'great_save' }, goal);
    const edit: LiveGameEvent['action'] = { kind: 'edit', target_id: tablet.logged[1]?.id ?? '', play: free };
    await expect(tablet.tap(edit)).rejects.toMatchObject(refusal(403, liveGameRules.linkNote));
    await device.tap(free, { kind: 'quick_note', note: 'time_out' });
    const { events } = await player.call(liveGameRoutes.one, withId(id));
    expect(events.map(({ action }) => action)).toEqual([
      { kind: 'quick_note', note: 'great_save' },
      goal,
      free,
      { kind: 'quick_note', note: 'time_out' },
    ]);
    expect((await scorer.call(liveGameRoutes.one, withId(id))).events).toEqual(events);
  });

  it('corrects what scorers by link logged, not what the player’s side logged', async () => {
    const { player, device, tablet, id } = await openGame();
    await device.tap(goal, shot);
    const [own] = device.logged;
    const others: LiveGameEvent['action'][] = [
      { kind: 'undo', target_id: own?.id ?? '' },
      { kind: 'edit', target_id: own?.id ?? '', play: shot },
      { kind: 'undo', target_id: newId() },
    ];
    for (const action of others) {
      await expect(tablet.tap(action)).rejects.toMatchObject(refusal(403, scorerRefusals.linkCorrection));
      tablet.logged.pop();
    }
    await tablet.tap(goal);
    const undo = { kind: 'undo', target_id: tablet.logged[0]?.id ?? '' } as const;
    await tablet.tap(undo);
    await tablet.tap({ kind: 'undo', target_id: tablet.logged[1]?.id ?? '' });
    const { summary } = await player.call(liveGameRoutes.one, withId(id));
    expect(summary.counts).toMatchObject({ goals: 2, shots: 3 });
    await device.tap(undo);
    expect((await player.call(liveGameRoutes.one, withId(id))).summary.counts.goals).toBe(1);
  });
});

describe('a scorer whose link is revoked', () => {
  it('at once neither scores nor reads the game of a minor, and is told', async () => {
    const birthdate = `${new Date().getUTCFullYear() - 14}-01-02`;
    const [player, scorer] = [await app.user({ birthdate, age: '14U' }), await app.user()];
    const { device, game } = await startLiveGame(player);
    const link = newId();
    await app.pool.query(
      `insert into live_link (id, kind, player_id, live_game_id, created_by, token_hash, created_at, accepted_by)
       values ($1, 'scorer', $2, $3, $2, gen_random_uuid()::text, now(), $4)`,
      [link, player.id, game.id, scorer.id],
    );
    const tablet = new ScoringDevice(scorer, game.id);
    await tablet.takeOver();
    await tablet.tap(goal);
    const client = await scorer.liveClient();
    await client.watch(`live_game:${game.id}`);
    await player.call(liveLinkRoutes.revoke, withId(link));
    await client.waitForEvent('live_link.changed', ({ user_id }) => user_id === scorer.id);
    await expect(tablet.tap(shot)).rejects.toMatchObject({ status: 404 });
    await expect(tablet.takeOver()).rejects.toMatchObject({ status: 404 });
    await expect(scorer.call(liveGameRoutes.one, withId(game.id))).rejects.toMatchObject({ status: 404 });
    await expect(scorer.call(liveGameRoutes.discard, withId(game.id))).rejects.toMatchObject({ status: 404 });
    expect(await scorer.call(liveGameRoutes.list)).toEqual([]);
    const before = client.eventsNamed('live_game.changed').length;
    const { version } = await device.tap(shot);
    const own = await player.liveClient();
    await own.watch(`live_game:${game.id}`);
    await device.tap(shot);
    await own.waitForEvent('live_game.changed', (event) => event.version > version);
    expect(client.eventsNamed('live_game.changed')).toHaveLength(before);
  });
});

describe('the limits of a scorer by link', () => {
  it('are 10 takeovers per account and game, which the player’s side has not', async () => {
    const { player, scorer, id } = await openGame();
    const takeOver = (person: TestUser, actingAs?: string) => {
      const device = new ScoringDevice(person, id, actingAs);
      return device.takeOver();
    };
    const refused = refusal(409, scorerRefusals.tooManyTakeovers);
    for (let at = 0; at < 8; at++) {
      await takeOver(scorer);
      await takeOver(player);
    }
    // The game is locked, so concurrent devices are counted one after the other.
    const rest = await Promise.allSettled(Array.from({ length: 5 }, () => takeOver(scorer)));
    expect(rest.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(takeOver(scorer)).rejects.toMatchObject(refused);
    // A second link of the account gives no fresh count.
    await invite(player, id, scorer);
    await expect(takeOver(scorer)).rejects.toMatchObject(refused);
    for (let at = 0; at < 100; at++) await takeOver(player);
    const another = await app.user();
    await invite(player, id, another);
    await takeOver(another);
    expect((await scorer.call(exportRoutes.mine)).live_games_scored).toContainEqual({
      live_game_id: id,
      takeovers: 10,
    });
  });

  it('count for the account, whichever of its profiles accepted the link', async () => {
    const player = await app.user();
    const parent = await app.user({ role: 'parent', birthdate: '1985-02-03' });
    const { game } = await startLiveGame(player);
    const { id: childId } = await parent.call(childRoutes.add, {
      body: {
        first_name: 'Ivy',
        last_name: 'Marlow',
        birthdate: `${new Date().getUTCFullYear() - 9}-01-02`,
        position: 'skater',
        age: '10U',
        organization_id: player.organizationId,
      },
    });
    await invite(player, game.id, parent);
    await invite(player, game.id, parent, childId);
    for (let at = 0; at < 10; at++) await new ScoringDevice(parent, game.id).takeOver();
    await expect(new ScoringDevice(parent, game.id, childId).takeOver()).rejects.toMatchObject(
      refusal(409, scorerRefusals.tooManyTakeovers),
    );
  });

  it('are 600 events; what fits is said', async () => {
    const { player, scorer, device, tablet, id } = await openGame();
    await fill(id, scorer.id, 597);
    const events = tablet.log(shot, shot, shot, shot);
    await expect(tablet.send(events)).rejects.toMatchObject({
      status: 409,
      view: { message: scorerRefusals.tooManyOfLink, errors: [{ path: 'events', message: '3' }] },
    });
    const tablets = Array.from({ length: 5 }, () => new ScoringDevice(scorer, id));
    const sent = await Promise.allSettled(tablets.map((other) => other.tap(shot)));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await invite(player, id, scorer);
    await expect(new ScoringDevice(scorer, id).tap(shot)).rejects.toMatchObject({
      view: { errors: [{ path: 'events', message: '0' }] },
    });
    await device.tap(...Array.from({ length: 20 }, () => shot));
    const another = await app.user();
    await invite(player, id, another);
    await new ScoringDevice(another, id).tap(shot);
  });

  it('keep 500 events for the player’s side', async () => {
    const { device, tablet, id } = await openGame();
    const others = await Promise.all([app.user(), app.user(), app.user()]);
    for (const { id: account } of others) await fill(id, account, 500);
    await expect(tablet.tap(shot)).rejects.toMatchObject(refusal(409, scorerRefusals.tooManyOfLinks));
    await fill(id, null, 499);
    await device.tap(shot);
    await expect(device.tap(shot)).rejects.toMatchObject(refusal(409, scorerRefusals.tooMany));
  });

  it('still count the events of an account that was deleted', async () => {
    const { tablet, id } = await openGame();
    await fill(id, null, 1500, true);
    await expect(tablet.tap(shot)).rejects.toMatchObject(refusal(409, scorerRefusals.tooManyOfLinks));
  });
});
