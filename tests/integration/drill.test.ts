import { drillRoutes, drillRules, skills } from '@rinkside/contracts/drill';
import { drillSchemas } from '@rinkside/contracts/drill.schema';
import { exportRoutes } from '@rinkside/contracts/export';
import { errorMessages } from '@rinkside/contracts/error';
import { todayUtc } from '@rinkside/contracts/player';
import type { BodyInputOf } from '@rinkside/contracts/route';
import { drillLibrary } from '@rinkside/domain/drill/drill.library';
import { expectErrorReply } from '@rinkside/testkit/api-client';
import type { TestUser } from '@rinkside/testkit/test-user';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { goalieGame, logGame, skaterGame } from './game-factory.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
});
afterAll(() => app?.close());

const playerOfAge = (years: number, profile: Parameters<TestApp['user']>[0] = {}) =>
  app.user({
    birthdate: `${new Date().getUTCFullYear() - years - 1}-12-31`,
    ...(years < 13 && { guardian_confirmed: true }),
    ...profile,
  });
const listDrills = (user: TestUser, query = {}) => user.call(drillRoutes.list, { query });
const getDrill = (user: TestUser, id: string) => user.call(drillRoutes.one, { params: { id } });

describe('the drill library', () => {
  it('shows adults and coaches all drills and players the drills for their age', async () => {
    const [adult, coach, child] = [
      await playerOfAge(40),
      await playerOfAge(16, { role: 'coach', position: null }),
      await playerOfAge(9),
    ];
    expect(await listDrills(adult)).toEqual(drillLibrary);
    expect(await listDrills(coach)).toEqual(drillLibrary);
    const visibleDrills = await listDrills(child);
    expect(visibleDrills.length).toBeGreaterThan(20);
    for (const { ages } of visibleDrills) expect([ages.from <= 9, ages.to >= 9]).toEqual([true, true]);
    expect(await getDrill(child, 'figure-eight-hands')).toEqual(drillLibrary[0]);
    for (const id of ['roll-off-pressure', 'supervised-leg-day', 'no-such-drill', 'NOT AN ID'])
      expect(await expectErrorReply(getDrill(child, id))).toEqual([404, drillRules.unknown]);
    expect(await getDrill(adult, 'supervised-leg-day')).toMatchObject({ ages: { from: 15 } });
  });

  it('can be searched by skill, place and text', async () => {
    const adult = await playerOfAge(30);
    for (const skill of skills)
      for (const drill of await listDrills(adult, { skill })) expect(drill.skill).toBe(skill);
    const offIceDrills = await listDrills(adult, { place: 'no-ice' });
    expect(offIceDrills.length).toBe(drillLibrary.filter(({ place }) => place !== 'ice').length);
    expect((await listDrills(adult, { search: ' figure eight ' })).map(({ id }) => id)).toEqual([
      'figure-eight-hands',
    ]);
    expect(await listDrills(adult, { skill: 'goalie', search: 'zamboni' })).toEqual([]);
    for (const query of ['skill=curling', 'place=pool', 'colour=red', `search=${'x'.repeat(81)}`]) {
      const answer = await fetch(`${app.origin()}/api/drills?${query}`, {
        headers: { authorization: `Bearer ${adult.token}` },
      });
      expect([query, answer.status]).toEqual([query, 400]);
    }
  });
});

describe('drill sessions', () => {
  const finishDrill = (user: TestUser, body: BodyInputOf<typeof drillRoutes.finish>, key?: string) =>
    user.call(drillRoutes.finish, { body, ...(key && { key }) });
  const sessions = (user: TestUser) => user.call(drillRoutes.sessions);

  it('are stored and listed for their owner only, newest first', async () => {
    const [player, other] = [await playerOfAge(12), await playerOfAge(12)];
    const first = await finishDrill(player, { drill_id: 'wall-partner', seconds: 600, feeling: 'good' });
    expect(first).toEqual({
      id: first.id,
      drill_id: 'wall-partner',
      title: 'Wall Partner',
      seconds: 600,
      feeling: 'good',
      created_at: first.created_at,
    });
    const second = await finishDrill(player, { drill_id: 'line-hops', seconds: 14_400 });
    expect(second.feeling).toBeNull();
    expect(await sessions(player)).toEqual([second, first]);
    expect(await sessions(other)).toEqual([]);
    const { drill_sessions } = await player.call(exportRoutes.mine);
    const { title: _, ...bare } = first;
    expect(drill_sessions[0]).toEqual(bare);
  });

  it('are stored once per Idempotency-Key', async () => {
    const player = await playerOfAge(12);
    const body = { drill_id: 'wall-partner', seconds: 300, feeling: 'okay' } as const;
    const answers = await Promise.all(Array.from({ length: 5 }, () => finishDrill(player, body, 'finish-1')));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await sessions(player)).toHaveLength(1);
    expect(await expectErrorReply(finishDrill(player, { ...body, seconds: 301 }, 'finish-1'))).toEqual([
      422,
      errorMessages.idempotencyKeyReused,
    ]);
  });

  it('reject drills for another age and invalid durations', async () => {
    const child = await playerOfAge(9);
    for (const drill_id of ['no-such-drill', 'supervised-leg-day', 'x y'])
      expect(await expectErrorReply(finishDrill(child, { drill_id, seconds: 60 }))).toEqual([
        404,
        drillRules.unknown,
      ]);
    for (const seconds of [0, 14_401, 2.5])
      expect(await expectErrorReply(finishDrill(child, { drill_id: 'wall-partner', seconds }))).toEqual([
        400,
        drillRules.seconds,
      ]);
    expect(await sessions(child)).toEqual([]);
  });

  it('can be read by cursor without gaps', async () => {
    const player = await playerOfAge(20);
    const all: string[] = [];
    for (let at = 1; at <= 7; at++)
      all.unshift((await finishDrill(player, { drill_id: 'line-hops', seconds: at })).id);
    const pagedIds: string[] = [];
    let next: string | null = '/api/drill-sessions?limit=3';
    while (next) {
      const answer: Response = await fetch(app.origin() + next, {
        headers: { authorization: `Bearer ${player.token}` },
      });
      const rows = drillSchemas.sessions.reply.parse(await answer.json());
      pagedIds.push(...rows.map(({ id }) => id));
      next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? null;
    }
    expect(pagedIds).toEqual(all);
  });
});

describe('the training plan', () => {
  const plan = (user: TestUser) => user.call(drillRoutes.plan);
  const change = (user: TestUser, body: BodyInputOf<typeof drillRoutes.changePlan>) =>
    user.call(drillRoutes.changePlan, { body });
  const day = (number: number, drill_id = 'wall-partner', minutes = 10) => ({
    day: number,
    items: [{ drill_id, minutes }],
  });

  it('is based on age and position, then on the last five games', async () => {
    const skater = await playerOfAge(13);
    const first = await plan(skater);
    expect(first).toMatchObject({
      title: drillRules.planTitle,
      basis: drillRules.noGames,
      games: 0,
      edited: false,
      version: 0,
      cap_minutes: 200,
    });
    expect(first.days.filter(({ rest }) => rest).length).toBeGreaterThan(0);
    for (let at = 0; at < 6; at++)
      await logGame(
        skater,
        skaterGame(skater.organizationId, {
          goals: at === 0 ? 9 : 1,
          assists: 0,
          date: `2026-10-0${at + 1}`,
        }),
      );
    const after = await plan(skater);
    expect(after).toMatchObject({ games: 5, basis: expect.stringContaining('your last 5 games') });
    expect(JSON.stringify(after)).toContain('5 goals and 0 assists in your last 5 games');

    const goalie = await playerOfAge(30, { position: 'goalie' });
    await logGame(goalie, goalieGame(goalie.organizationId));
    expect(JSON.stringify(await plan(goalie))).toContain(
      'You stopped 24 of 26 shots (92.3%) in your last game',
    );
  });

  it('uses the child’s age level on a parent account', async () => {
    const parent = await playerOfAge(41, { role: 'parent', age: '10U' });
    expect((await plan(parent)).cap_minutes).toBe(90);
  });

  it('keeps its owner’s changes until they are reset', async () => {
    const player = await playerOfAge(13);
    const defaultPlan = await plan(player);
    const changed = await change(player, { days: [day(2), day(5, 'line-hops', 20)] });
    expect(changed).toMatchObject({ edited: true, version: 1, weekly_minutes: 30 });
    expect(changed.days.map(({ rest }) => rest)).toEqual([true, false, true, true, false, true, true]);
    expect(changed.days[1]?.items).toEqual([
      {
        drill_id: 'wall-partner',
        title: 'Wall Partner',
        minutes: 10,
        snoozed: false,
        why: expect.any(String),
      },
    ]);
    expect(await plan(player)).toEqual(changed);
    expect((await change(player, { days: [day(2), day(5, 'line-hops', 20)] })).version).toBe(1);
    expect((await player.call(exportRoutes.mine)).training_plan).toEqual([
      { day: 2, items: [{ drill_id: 'wall-partner', minutes: 10, skipped: null }] },
      { day: 5, items: [{ drill_id: 'line-hops', minutes: 20, skipped: null }] },
    ]);
    expect(await change(player, { days: null })).toEqual({ ...defaultPlan, version: 2 });
    expect(await change(player, { days: null })).toEqual({ ...defaultPlan, version: 2 });
  });

  it('skips a snoozed drill this week only', async () => {
    const player = await playerOfAge(13);
    const snoozed = { day: 2, items: [{ drill_id: 'wall-partner', minutes: 10, snoozed: true }] };
    expect(await change(player, { days: [snoozed] })).toMatchObject({ weekly_minutes: 0 });
    const monday = new Date(Date.parse(todayUtc()) - 7 * 24 * 3600_000).toISOString();
    await app.pool.query(
      `update training_plan set days = jsonb_set(days, '{0,items,0,skipped}', to_jsonb($2::text)) where player_id = $1`,
      [player.id, monday.slice(0, 10)],
    );
    expect(await plan(player)).toMatchObject({ weekly_minutes: 10, edited: true });
  });

  it('rejects unknown drills, weeks without rest and minutes above the age limit', async () => {
    const child = await playerOfAge(9);
    const week = [1, 2, 3, 4, 5, 6, 7].map((number) => day(number));
    const invalidPlans: [BodyInputOf<typeof drillRoutes.changePlan>['days'], string][] = [
      [week, drillRules.rest],
      [[day(1), day(1)], drillRules.dayTwice],
      [[day(1, 'no-such-drill')], drillRules.unknownInPlan],
      [[day(1, 'supervised-leg-day')], drillRules.unknownInPlan],
      [[day(1, 'wall-partner', 91)], drillRules.cap],
    ];
    for (const [days, message] of invalidPlans)
      expect(await expectErrorReply(change(child, { days }))).toEqual([400, message]);
    expect(await change(child, { days: [day(1, 'wall-partner', 90)] })).toMatchObject({ weekly_minutes: 90 });
    for (const body of [{}, { days: [{ day: 8, items: [] }] }, { days: [], note: 'x' }]) {
      const { status } = await fetch(app.origin() + drillRoutes.changePlan.path, {
        method: 'PUT',
        headers: { authorization: `Bearer ${child.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(status).toBe(400);
    }
  });
});
