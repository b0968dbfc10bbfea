// `npm run evaluate`: asks the configured engine all questions and prints a table of results.
import { isModelConfigured } from '@rinkside/domain/coach/engine-selection';
import type { Engine } from '@rinkside/coach/engines/engine';
import { playbook } from '@rinkside/coach/engines/playbook';
import { childEnv, type Env } from '@rinkside/platform/env';
import { poolSql } from '@rinkside/platform/sql';
import { TestApp } from '@rinkside/testkit/test-app';
import { createLlmEngine } from '@rinkside/workers/coach/llm-engine';
import { newModelTraits } from '@rinkside/workers/coach/model-traits';
import { createOpenAiClient } from '@rinkside/workers/coach/openai-client';
import { Understanding } from '@rinkside/workers/coach/understanding';
import { expect, inject, it } from 'vitest';
import { ask, type EvaluatedReply } from './ask.js';
import { findProblems } from './checks.js';
import type { EvaluationQuestion } from './question.js';
import { questions } from './questions.js';
import { seedPersonas } from './seed-personas.js';

/** Model settings from the environment. */
const modelSettings = () =>
  Object.fromEntries(
    Object.entries(childEnv()).flatMap(([name, value]) =>
      /^(OPENAI|COACH)_/.test(name) && value ? [[name, value]] : [],
    ),
  );

const engineOf = (env: Env): { name: string; engine: Engine } =>
  isModelConfigured(env)
    ? {
        name: env.COACH_MODEL,
        engine: createLlmEngine({
          client: createOpenAiClient(env),
          name: env.COACH_MODEL,
          timeouts: { firstTokenMs: 60_000, idleMs: 60_000, totalMs: 180_000 },
          spend: async () => undefined,
          onBlocked: () => undefined,
          traits: newModelTraits(),
          onProviderFailure: () => undefined,
        }),
      }
    : { name: 'the built-in coach', engine: playbook };

interface Row {
  question: EvaluationQuestion;
  reply?: EvaluatedReply;
  faults: string[];
}

const formatRow = ({ question: { who, ask: text }, reply, faults }: Row) =>
  [
    faults.length === 0 ? 'ok    ' : 'FAULT ',
    who.padEnd(7),
    `${Math.round(reply?.firstTextMs ?? 0)} ms`.padStart(9),
    `${Math.round(reply?.durationMs ?? 0)} ms`.padStart(9),
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
  const world = await TestApp.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    env: modelSettings(),
  });
  try {
    const { name, engine } = engineOf(world.env);
    const seeded = await seedPersonas(world);
    const understanding = new Understanding(world.env);
    world.onClose(() => void understanding.close());
    const rows: Row[] = [];
    for (const question of questions) {
      const persona = seeded.get(question.who);
      if (!persona) continue;
      const row = await ask(engine, poolSql(world.pool), persona, question, understanding).then(
        (reply) => ({ question, reply, faults: findProblems(reply, question, persona) }),
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
