import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { runTrial, victims, type Outcome, type Trial } from '../faults/trial.js';

/** Kept, so that every run does the same things again. */
const seeds = ['ice', 'board', 'whistle'];
const size = { commands: 1000, people: 24, screens: 20 };

const done: { trial: Trial; outcome: Outcome }[] = [];

const line = ({ trial, outcome }: (typeof done)[number]) =>
  [
    trial.victim,
    trial.seed,
    outcome.kills,
    outcome.acknowledged,
    outcome.unanswered,
    outcome.lost.length,
    outcome.doubled.length,
    outcome.wrong.length,
    outcome.reconnects,
    outcome.diverged.length,
    outcome.converged,
  ].join(' | ');

const report = () => `# What kill -9 costs

Written by \`npm run test:long\` (\`tests/long/faults.test.ts\`); do not edit.

Two gateways, two relays and two workers run as separate processes on a PostgreSQL and a Redis (append-only file, fsync every second) behind one balancer. ${size.people} people send at least ${size.commands} commands one after the other each: posts, comments, likes, unlikes, games, follows, pictures; a try without an answer is repeated under its Idempotency-Key. ${size.screens} screens watch with the web app's own fold. Meanwhile the victim is killed with SIGKILL and started again: each of a pair alone, then both at once; Redis twice.

- **acknowledged**: commands answered with 2xx; all that were sent.
- **without answer**: tries that were cut off or refused with 503, then repeated.
- **lost**: an acknowledged command without its rows, a change without its fact, or a fact not published.
- **doubled**: an effect or a fact that is there more than once.
- **wrong**: a counter that is not its recount, or a stored picture that is nobody's.
- **diverged**: screens that do not end with exactly what the API answers, or show something twice.
- **converged**: milliseconds from the last answer until all screens are right; the ${size.screens} fresh reads they are compared with are part of it.

Run on ${cpus().length} cores.

| victim | seed | kills | acknowledged | without answer | lost | doubled | wrong | reconnects | diverged | converged, ms |
|---|---|---|---|---|---|---|---|---|---|---|
${done.map((each) => `| ${line(each)} |`).join('\n')}
`;

afterAll(async () => {
  if (done.length === victims.length * seeds.length)
    await writeFile(join(import.meta.dirname, '../../docs/reliability.md'), report());
});

describe.each(victims)('kill -9 of %s in the middle of 1,000 commands', (victim) => {
  it.each(seeds)('loses nothing and shows nothing twice, seed %s', async (seed) => {
    const trial = { ...size, victim, seed };
    const outcome = await runTrial(inject('postgresUrl'), trial);
    done.push({ trial, outcome });
    expect(outcome).toMatchObject({ lost: [], doubled: [], wrong: [], diverged: [] });
    expect(outcome.acknowledged).toBeGreaterThanOrEqual(size.commands);
  });
});
