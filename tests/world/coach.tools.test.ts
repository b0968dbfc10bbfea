import { organizationRoutes } from '@rinkside/contracts/organization';
import { todayUtc } from '@rinkside/contracts/player';
import { personaOf, type Persona } from '@rinkside/domain/coach/persona';
import { numbersOf } from '@rinkside/domain/coach/tools/numbers';
import { coachTools, toolsFor } from '@rinkside/domain/coach/tools/tools';
import { poolSql, type Sql } from '@rinkside/platform/sql';
import type { Person } from '@rinkside/testkit/person';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { inNet, logGame, played } from './played.js';

let world: World;
let opponent: string;
let skater: Person;
let goalie: Person;
let coach: Person;
beforeAll(async () => {
  world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  coach = await world.person({ role: 'coach', position: null, age: '14U' });
  const organization_id = coach.organizationId;
  skater = await world.person({ organization_id });
  goalie = await world.person({ position: 'goalie', organization_id });
  opponent = (await coach.call(organizationRoutes.create, { body: { name: '**Blades** <b>' } })).id;
  for (const goals of [0, 1, 2, 3]) await logGame(skater, played(opponent, { goals, assists: 1 }));
  await logGame(goalie, inNet(opponent, { powerplay_goals_against: 1, shorthanded_goals_against: 0 }));
  await world.settle();
});
afterAll(() => world?.close());

/** Counts statements on their way. */
const counting = (): { sql: Sql; count: () => number } => {
  const sql = poolSql(world.pool);
  let many = 0;
  return { sql: { rows: (...input) => (many++, sql.rows(...input)) }, count: () => many };
};

const personaFor = async (who: Person): Promise<Persona> => {
  const persona = await personaOf(poolSql(world.pool), who.id, new Date());
  if (!persona) throw new Error('nobody');
  return persona;
};

const use = async (who: Person, name: string, input: unknown = {}) => {
  const persona = await personaFor(who);
  const tool = coachTools.find((one) => one.name === name);
  if (!tool) throw new Error(`no tool ${name}`);
  const { sql, count } = counting();
  const parsed = tool.input.parse(input);
  const found = await tool.run({ persona, sql, now: new Date() }, parsed);
  return { ...found, label: tool.label(parsed), statements: count() };
};

const inputs: Record<string, unknown> = {
  explain_stat: { stat: 'points' },
  get_trend: { stat: 'goals' },
  what_if: { stat: 'goals', target: 10, next_n: 2 },
};

describe("the coach's tools", () => {
  it('are a few statements each, and say what they do', async () => {
    for (const { name, description } of coachTools) {
      expect(description.length).toBeGreaterThan(20);
      const who = name === 'get_team_overview' || name === 'build_practice' ? coach : skater;
      const { statements, label } = await use(who, name, inputs[name]);
      expect(statements, name).toBeLessThanOrEqual(2);
      expect(label).toMatch(/^[A-Z]/);
    }
  });

  // @covers A11
  it('are whose they are', async () => {
    const names = async (who: Person) => toolsFor(await personaFor(who)).map(({ name }) => name);
    expect(await names(skater)).not.toContain('get_team_overview');
    expect(await names(skater)).not.toContain('get_special_teams');
    expect(await names(goalie)).toContain('get_special_teams');
    expect(await names(coach)).toEqual(expect.arrayContaining(['get_team_overview', 'build_practice']));
    const second = await world.person({
      role: 'coach',
      position: null,
      organization_id: coach.organizationId,
    });
    expect(await names(second)).not.toContain('get_team_overview');
  });

  it('read the asker’s own games, each figure with the games behind it', async () => {
    const { data, citations } = await use(skater, 'get_season_summary');
    expect(data).toMatchObject({ games: 4, sample: 'small sample', record: '4 wins' });
    expect(citations.find(({ label }) => label.startsWith('goals,'))).toMatchObject({ value: '6' });
    for (const { games } of citations) expect(games).toHaveLength(4);
    const { rows } = await world.pool.query<{ item_id: string }>(
      'select item_id from game where player_id = $1',
      [skater.id],
    );
    const own = new Set(rows.map(({ item_id }) => item_id));
    for (const { games } of citations) for (const { id } of games) expect(own.has(id)).toBe(true);
    expect((await use(goalie, 'get_recent_games')).data).toMatchObject({ found: 1 });
  });

  it('show names of others as plain text', async () => {
    const { data, citations } = await use(skater, 'get_recent_games', { n: 1 });
    expect(JSON.stringify([data, citations])).not.toMatch(/[<>*]/);
    expect(citations.at(-1)?.games[0]?.label).toContain('Blades');
  });

  it('tell a goalie’s special teams, a team in sums, and nothing of a name, email or birthday', async () => {
    expect((await use(goalie, 'get_special_teams')).data).toMatchObject({
      goals_against: 2,
      on_their_power_play: 1,
      while_they_were_short_handed: 0,
      otherwise: 1,
    });
    const team = await use(coach, 'get_team_overview');
    expect(team.data).toMatchObject({ totals: { players: 2, goalies: 1, games: 5, goals: 6, assists: 4 } });
    expect(JSON.stringify(team.data)).not.toMatch(/Lindqvist|@|1990/);
    expect(JSON.stringify((await use(skater, 'get_profile')).data)).not.toMatch(/Lindqvist|@|1990|55101/);
  });

  it('draft a game and a plan, and save neither', async () => {
    const draft = await use(skater, 'start_game_draft', {
      opponent: 'Blades',
      our_score: 4,
      their_score: 2,
      date: todayUtc(),
    });
    expect(draft.cards).toMatchObject([{ kind: 'game_draft', opponent: 'Blades', our_score: 4 }]);
    const plan = await use(skater, 'build_plan', { weeks: 2, days: 2, minutes: 30 });
    expect(plan.data).toMatchObject({ weeks: 2 });
    expect(numbersOf(plan.cards).size).toBeGreaterThan(0);
    expect(await world.count('select count(*) from game where player_id = $1', [skater.id])).toBe(4);
    expect(await world.count('select count(*) from training_plan')).toBe(0);
  });
});
