import { personaOf } from '@rinkside/domain/coach/persona';
import { playbook } from '@rinkside/domain/coach/playbook';
import { screenQuestion } from '@rinkside/domain/safety/safety';
import { poolSql } from '@rinkside/platform/sql';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ask } from './ask.js';
import { faultsOf } from './checks.js';
import { now } from './fixtures.js';
import { personas } from './personas.js';
import { questions } from './questions.js';
import { seedPersonas, type Seeded } from './seed.js';

let world: World;
let seeded: Map<string, Seeded>;
beforeAll(async () => {
  world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
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
    expect(new Set(questions.map(({ who }) => who)).size).toBeGreaterThanOrEqual(8);
    expect(personas.every(({ slug }) => questions.some(({ who }) => who === slug))).toBe(true);
  });

  it.each(questions)('$who: $ask', async (question) => {
    const who = whoOf(question.who);
    const sql = poolSql(world.pool);
    const persona = await personaOf(sql, who.id, now);
    expect(persona && screenQuestion(question.ask, persona)?.kind).toBe(question.kind);
    const reply = await ask(playbook, sql, who, question.ask, question.history);
    const shown = reply.extras.map((extra) =>
      extra.type === 'citation'
        ? `${extra.value}: ${extra.label}`
        : extra.type === 'card'
          ? extra.card.kind
          : extra.chips.join(' | '),
    );
    if (process.env['SHOW'])
      console.log(
        `\n### ${question.who}: ${question.ask}  [${reply.first.toFixed(1)} ms]\n${reply.labels.join(' · ')}\n${reply.text}\n---\n${shown.join('\n')}`,
      );
    expect(faultsOf(reply, question, who), reply.text).toEqual([]);
  });

  it('says the same to the same question', async () => {
    const who = whoOf('mateo');
    const sql = poolSql(world.pool);
    const [one, other] = [
      await ask(playbook, sql, who, "What's my game analysis?"),
      await ask(playbook, sql, who, "What's my game analysis?"),
    ];
    expect(other.text).toBe(one.text);
    expect(other.extras).toEqual(one.extras);
  });
});
