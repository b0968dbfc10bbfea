// @module-tag extended
import { greet } from '@rinkside/domain/coach/greeting';
import { personaOf } from '@rinkside/domain/coach/persona';
import { playbook } from '@rinkside/coach/engines/playbook';
import { suggestionsFor } from '@rinkside/domain/coach/suggestions';
import { poolSql, type Sql } from '@rinkside/platform/sql';
import { TestApp } from '@rinkside/testkit/test-app';
import { Understanding } from '@rinkside/workers/coach/understanding';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ask } from './ask.js';
import { findProblems } from './checks.js';
import { findCitationProblem } from './citations.js';
import { now } from './fixtures.js';
import { greetings } from './greetings.js';
import { personas } from './personas.js';
import { questions } from './questions.js';
import { seedPersonas, type SeededPersona } from './seed-personas.js';

let world: TestApp;
let sql: Sql;
let seeded: Map<string, SeededPersona>;
let understanding: Understanding;
beforeAll(async () => {
  world = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  sql = poolSql(world.pool);
  seeded = await seedPersonas(world);
  understanding = new Understanding(world.env);
});
afterAll(async () => {
  await understanding?.close();
  await world?.close();
});

const personaBySlug = (slug: string): SeededPersona => {
  const persona = seeded.get(slug);
  if (!persona) throw new Error(`no persona ${slug}`);
  return persona;
};

describe('the built-in coach', () => {
  it('is tested with at least 64 questions and 8 personas', () => {
    expect(questions.length).toBeGreaterThanOrEqual(64);
    expect(personas.length).toBeGreaterThanOrEqual(8);
    expect(personas.filter(({ slug }) => !questions.some(({ who }) => who === slug))).toEqual([]);
  });

  // @covers A11
  it.each(questions)('$who: $ask', async (question) => {
    const persona = personaBySlug(question.who);
    const reply = await ask(playbook, sql, persona, question, understanding);
    expect(findProblems(reply, question, persona), reply.text).toEqual([]);
  });

  it('gives the same answer to the same question', async () => {
    const question = { who: 'mateo', ask: "What's my game analysis?" };
    const [first, second] = [
      await ask(playbook, sql, personaBySlug('mateo'), question, understanding),
      await ask(playbook, sql, personaBySlug('mateo'), question, understanding),
    ];
    expect([second.text, second.extras]).toEqual([first.text, first.extras]);
  });
});

const greetPersona = async (slug: string) => {
  const { id, games } = personaBySlug(slug);
  const persona = await personaOf(sql, id, now);
  if (!persona) throw new Error(`no player for persona ${slug}`);
  return { ...(await greet(sql, id, now)), games, suggestions: await suggestionsFor(sql, persona) };
};

describe('the greeting', () => {
  it.each(personas)(
    'for $slug ($description) has correct figures and short suggestions',
    async ({ slug }) => {
      const { text, extras, games, suggestions } = await greetPersona(slug);
      expect(text).toContain('AI');
      expect(text).toMatch(greetings[slug] ?? /./);
      expect(text).not.toMatch(/https?:|creatine|SYSTEM/);
      for (const extra of extras)
        if (extra.type === 'citation') expect(findCitationProblem(extra, games)).toBeUndefined();
      expect(suggestions.length).toBeLessThanOrEqual(2);
      for (const chip of suggestions) expect(chip.length).toBeLessThanOrEqual(40);
    },
  );

  it('has suggestions that fit the persona', async () => {
    const suggestionsOf = async (slug: string) => (await greetPersona(slug)).suggestions;
    expect(await suggestionsOf('mateo')).toEqual([
      'Why did my save % dip?',
      'What happened in my last 3 games?',
    ]);
    expect((await suggestionsOf('dana'))[0]).toBe('60-minute half-ice practice');
    expect((await suggestionsOf('priya'))[0]).toBe('What to say on the car ride home?');
    expect((await suggestionsOf('ada')).join()).not.toContain('last');
    expect(await suggestionsOf('newt')).toEqual([]);
  });
});
