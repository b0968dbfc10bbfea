// @module-tag extended
import { greet } from '@rinkside/domain/coach/greeting';
import { personaOf } from '@rinkside/domain/coach/persona';
import { playbook } from '@rinkside/domain/coach/playbook';
import { suggestionsFor } from '@rinkside/domain/coach/suggestions';
import { poolSql, type Sql } from '@rinkside/platform/sql';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ask } from './ask.js';
import { faultsOf } from './checks.js';
import { wrongCitation } from './cited.js';
import { now } from './fixtures.js';
import { greetings } from './greetings.js';
import { personas } from './personas.js';
import { questions } from './questions.js';
import { seedPersonas, type Seeded } from './seed.js';

let world: World;
let sql: Sql;
let seeded: Map<string, Seeded>;
beforeAll(async () => {
  world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  sql = poolSql(world.pool);
  seeded = await seedPersonas(world);
});
afterAll(() => world?.close());

const whoOf = (slug: string): Seeded => {
  const found = seeded.get(slug);
  if (!found) throw new Error(`nobody is called ${slug}`);
  return found;
};

describe('the built-in coach', () => {
  it('is asked enough by enough people', () => {
    expect(questions.length).toBeGreaterThanOrEqual(64);
    expect(personas.length).toBeGreaterThanOrEqual(8);
    expect(personas.filter(({ slug }) => !questions.some(({ who }) => who === slug))).toEqual([]);
  });

  // @covers A11
  it.each(questions)('$who: $ask', async (question) => {
    const who = whoOf(question.who);
    const reply = await ask(playbook, sql, who, question);
    expect(faultsOf(reply, question, who), reply.text).toEqual([]);
  });

  it('says the same to the same question', async () => {
    const question = { who: 'mateo', ask: "What's my game analysis?" };
    const [one, other] = [
      await ask(playbook, sql, whoOf('mateo'), question),
      await ask(playbook, sql, whoOf('mateo'), question),
    ];
    expect([other.text, other.extras]).toEqual([one.text, one.extras]);
  });
});

const greeted = async (slug: string) => {
  const { id, games } = whoOf(slug);
  const persona = await personaOf(sql, id, now);
  if (!persona) throw new Error(`nobody is called ${slug}`);
  return { ...(await greet(sql, id, now)), games, suggestions: await suggestionsFor(sql, persona) };
};

describe('the greeting', () => {
  it.each(personas)('of $slug, $is', async ({ slug }) => {
    const { text, extras, games, suggestions } = await greeted(slug);
    expect(text).toContain('AI');
    expect(text).toMatch(greetings[slug] ?? /./);
    expect(text).not.toMatch(/https?:|creatine|SYSTEM/);
    for (const extra of extras)
      if (extra.type === 'citation') expect(wrongCitation(extra, games)).toBeUndefined();
    expect(suggestions.length).toBeLessThanOrEqual(2);
    for (const chip of suggestions) expect(chip.length).toBeLessThanOrEqual(40);
  });

  it('comes with chips that fit what is known', async () => {
    const chips = async (slug: string) => (await greeted(slug)).suggestions;
    expect(await chips('mateo')).toEqual(['Why did my save % dip?', 'What happened in my last 3 games?']);
    expect((await chips('dana'))[0]).toBe('60-minute half-ice practice');
    expect((await chips('priya'))[0]).toBe('What to say on the car ride home?');
    expect((await chips('ada')).join()).not.toContain('last');
    expect(await chips('newt')).toEqual([]);
  });
});
