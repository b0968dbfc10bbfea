import { organizationRoutes } from '@rinkside/contracts/organization';
import { todayUtc } from '@rinkside/contracts/player';
import type { Persona } from '@rinkside/safety/persona';
import { personaOf } from '@rinkside/domain/coach/persona';
import { numbersInJson } from '@rinkside/safety/numbers';
import { coachTools, toolsFor } from '@rinkside/coach/tools/tools';
import { poolSql, type Sql } from '@rinkside/platform/sql';
import type { TestUser } from '@rinkside/testkit/test-user';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { goalieGame, logGame, skaterGame } from './game-factory.js';

let app: TestApp;
let opponent: string;
let skater: TestUser;
let goalie: TestUser;
let coach: TestUser;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  coach = await app.user({ role: 'coach', position: null, age: '14U' });
  const organization_id = coach.organizationId;
  skater = await app.user({ organization_id });
  goalie = await app.user({ position: 'goalie', organization_id });
  await app.shareCircle([coach, skater, goalie]);
  opponent = (await coach.call(organizationRoutes.create, { body: { name: '**Blades** <b>' } })).id;
  for (const goals of [0, 1, 2, 3]) await logGame(skater, skaterGame(opponent, { goals, assists: 1 }));
  await logGame(goalie, goalieGame(opponent, { powerplay_goals_against: 1, shorthanded_goals_against: 0 }));
  await app.settle();
});
afterAll(() => app?.close());

/** Wraps the pool and counts SQL statements. */
const countingSql = (): { sql: Sql; count: () => number } => {
  const sql = poolSql(app.pool);
  let statementCount = 0;
  return { sql: { rows: (...input) => (statementCount++, sql.rows(...input)) }, count: () => statementCount };
};

const personaFor = async (user: TestUser): Promise<Persona> => {
  const persona = await personaOf(poolSql(app.pool), user.id, new Date());
  if (!persona) throw new Error(`no persona for ${user.id}`);
  return persona;
};

const runTool = async (user: TestUser, name: string, input: unknown = {}) => {
  const persona = await personaFor(user);
  const tool = coachTools.find((candidate) => candidate.name === name);
  if (!tool) throw new Error(`no tool ${name}`);
  const { sql, count } = countingSql();
  const parsed = tool.input.parse(input);
  const result = await tool.run({ persona, sql, now: new Date() }, parsed);
  return { ...result, label: tool.label(parsed), statements: count() };
};

const inputs: Record<string, unknown> = {
  explain_stat: { stat: 'points' },
  get_trend: { stat: 'goals' },
  what_if: { stat: 'goals', target: 10, next_n: 2 },
};

describe('the coach tools', () => {
  it('run at most two SQL statements each and have a description and a label', async () => {
    for (const { name, description } of coachTools) {
      expect(description.length).toBeGreaterThan(20);
      const user = name === 'get_team_overview' || name === 'build_practice' ? coach : skater;
      const { statements, label } = await runTool(user, name, inputs[name]);
      expect(statements, name).toBeLessThanOrEqual(2);
      expect(label).toMatch(/^[A-Z]/);
    }
  });

  // @covers A11
  it('are offered by role: team tools to confirmed coaches, special teams to goalies', async () => {
    const names = async (user: TestUser) => toolsFor(await personaFor(user)).map(({ name }) => name);
    expect(await names(skater)).not.toContain('get_team_overview');
    expect(await names(skater)).not.toContain('get_special_teams');
    expect(await names(goalie)).toContain('get_special_teams');
    expect(await names(coach)).toEqual(expect.arrayContaining(['get_team_overview', 'build_practice']));
    const secondCoach = await app.user({
      role: 'coach',
      position: null,
      organization_id: coach.organizationId,
    });
    expect(await names(secondCoach)).not.toContain('get_team_overview');
  });

  it('read only the user’s own games and cite the games of each number', async () => {
    const { data, citations } = await runTool(skater, 'get_season_summary');
    expect(data).toMatchObject({ games: 4, sample: 'small sample', record: '4 wins' });
    expect(citations.find(({ label }) => label.startsWith('goals,'))).toMatchObject({ value: '6' });
    for (const { games } of citations) expect(games).toHaveLength(4);
    const { rows } = await app.pool.query<{ item_id: string }>(
      'select item_id from game where player_id = $1',
      [skater.id],
    );
    const ownGameIds = new Set(rows.map(({ item_id }) => item_id));
    for (const { games } of citations) for (const { id } of games) expect(ownGameIds.has(id)).toBe(true);
    expect((await runTool(goalie, 'get_recent_games')).data).toMatchObject({ found: 1 });
  });

  it('read penalty minutes from the games that log them', async () => {
    const player = await app.user();
    const log = (penalty_minutes: number | null) =>
      logGame(player, skaterGame(opponent, { penalty_minutes }));
    await log(null);
    const name = 'penalty_minutes';
    const figure = { name, words: 'penalty minutes' };
    const none = await runTool(player, 'get_season_summary');
    expect(none.data).toMatchObject({ games: 1, optional_figures: [{ ...figure, value: '0', logged: 0 }] });
    await log(2);
    await log(4);
    const { data, citations } = await runTool(player, 'get_season_summary');
    expect(data).toMatchObject({ games: 3, optional_figures: [{ ...figure, value: '6', logged: 2 }] });
    expect(citations.find(({ label }) => label.startsWith('penalty minutes,'))?.games).toHaveLength(2);
    const explained = await runTool(player, 'explain_stat', { stat: name });
    expect(explained.data).toMatchObject({ games: 2, value: '6', worked: '6 in 2 games' });
    const trend = await runTool(player, 'get_trend', { stat: name, window: 2 });
    expect(trend.data).toMatchObject({ recent: { games: 2, value: '3.00' }, earlier: null });
  });

  it('return organization names without markup', async () => {
    const { data, citations } = await runTool(skater, 'get_recent_games', { n: 1 });
    expect(JSON.stringify([data, citations])).not.toMatch(/[<>*]/);
    expect(citations.at(-1)?.games[0]?.label).toContain('Blades');
  });

  it('return special teams of a goalie and team totals, without names, emails or birthdates', async () => {
    expect((await runTool(goalie, 'get_special_teams')).data).toMatchObject({
      goals_against: 2,
      on_their_power_play: 1,
      while_they_were_short_handed: 0,
      otherwise: 1,
    });
    const team = await runTool(coach, 'get_team_overview');
    expect(team.data).toMatchObject({ totals: { players: 2, goalies: 1, games: 5, goals: 6, assists: 4 } });
    expect(JSON.stringify(team.data)).not.toMatch(/Lindqvist|@|1990/);
    expect(JSON.stringify((await runTool(skater, 'get_profile')).data)).not.toMatch(/Lindqvist|@|1990|55101/);
  });

  it('draft a game and a plan without saving them', async () => {
    const draft = await runTool(skater, 'start_game_draft', {
      opponent: 'Blades',
      our_score: 4,
      their_score: 2,
      date: todayUtc(),
    });
    expect(draft.cards).toMatchObject([{ kind: 'game_draft', opponent: 'Blades', our_score: 4 }]);
    const plan = await runTool(skater, 'build_plan', { weeks: 2, days: 2, minutes: 30 });
    expect(plan.data).toMatchObject({ weeks: 2 });
    expect(numbersInJson(plan.cards).size).toBeGreaterThan(0);
    expect(await app.count('select count(*) from game where player_id = $1', [skater.id])).toBe(4);
    expect(await app.count('select count(*) from training_plan')).toBe(0);
  });
});
