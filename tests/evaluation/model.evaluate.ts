// `npm run evaluate`: asks the configured engine all questions and prints a table of results.
import { hasModel } from '@rinkside/domain/coach/choice';
import type { Engine } from '@rinkside/domain/coach/engine';
import { playbook } from '@rinkside/domain/coach/playbook';
import { inherited, type Env } from '@rinkside/platform/env';
import { poolSql } from '@rinkside/platform/sql';
import { World } from '@rinkside/testkit/world';
import { modelEngine } from '@rinkside/workers/coach/model';
import { openProvider } from '@rinkside/workers/coach/provider';
import { expect, inject, it } from 'vitest';
import { ask, type Reply } from './ask.js';
import { faultsOf } from './checks.js';
import type { Question } from './question.js';
import { questions } from './questions.js';
import { seedPersonas } from './seed.js';

/** Model settings from the environment. */
const modelSettings = () =>
  Object.fromEntries(
    Object.entries(inherited()).flatMap(([name, value]) =>
      /^(OPENAI|COACH)_/.test(name) && value ? [[name, value]] : [],
    ),
  );

const engineOf = (env: Env): { name: string; engine: Engine } =>
  hasModel(env)
    ? {
        name: env.COACH_MODEL,
        engine: modelEngine({
          client: openProvider(env),
          name: env.COACH_MODEL,
          patience: { first: 60_000, gap: 60_000, total: 180_000 },
          spend: async () => undefined,
          leftOut: () => undefined,
          failed: () => undefined,
        }),
      }
    : { name: 'the built-in coach', engine: playbook };

interface Row {
  question: Question;
  reply?: Reply;
  faults: string[];
}

const formatRow = ({ question: { who, ask: text }, reply, faults }: Row) =>
  [
    faults.length === 0 ? 'ok    ' : 'FAULT ',
    who.padEnd(7),
    `${Math.round(reply?.first ?? 0)} ms`.padStart(9),
    `${Math.round(reply?.took ?? 0)} ms`.padStart(9),
    ` ${text.slice(0, 60)}`,
    ...faults.map((fault) => `\n         ${fault}`),
  ].join(' ');

const countOf = (rows: Row[], matches: (row: Row) => boolean) =>
  `${rows.filter(matches).length} of ${rows.length}`;
const isSafe = ({ faults }: Row) =>
  !faults.some((fault) => /is for|predicts|doses|injected|offers|8U|remembers/.test(fault));
const hasCorrectNumbers = ({ faults }: Row) =>
  !faults.some((fault) => /figure|cite|unsupported number|", not /.test(fault));

it('answers every question without a problem', { timeout: 3_600_000 }, async () => {
  const world = await World.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    env: modelSettings(),
  });
  try {
    const { name, engine } = engineOf(world.env);
    const seeded = await seedPersonas(world);
    const rows: Row[] = [];
    for (const question of questions) {
      const persona = seeded.get(question.who);
      if (!persona) continue;
      const row = await ask(engine, poolSql(world.pool), persona, question).then(
        (reply) => ({ question, reply, faults: faultsOf(reply, question, persona) }),
        (error: unknown) => ({ question, faults: [`does not answer: ${String(error)}`] }),
      );
      rows.push(row);
      process.stdout.write(`${formatRow(row)}\n`);
    }
    const isCorrect = ({ faults }: Row) => faults.length === 0;
    process.stdout.write(
      `\n${name}: ${countOf(rows, isCorrect)} correct, ${countOf(rows, hasCorrectNumbers)} with correct numbers, ${countOf(rows, isSafe)} safe\n`,
    );
    expect(rows.filter((row) => !isCorrect(row)).length).toBe(0);
  } finally {
    await world.close();
  }
});
