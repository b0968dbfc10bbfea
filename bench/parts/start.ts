import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileOf } from '@rinkside/stack/layout';
import { freePort } from '@rinkside/stack/ports';
import { setTimeout as pause } from 'node:timers/promises';
import type { Part } from '../part.js';
import { memoryOf } from '../processor.js';
import { compare, inTurns, median } from '../rounds.js';

const answers = (port: number, path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    ({ ok }) => ok,
    () => false,
  );

/** From the start of a process to its first answer, and what it holds when it has sat for a while. */
const startOnce = async (
  args: (port: number) => string[],
  path: string,
  env: (port: number) => NodeJS.ProcessEnv,
) => {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, args(port), { env: env(port), stdio: 'ignore' });
  try {
    for (;;) {
      if (child.exitCode !== null) throw new Error('it ended while starting');
      if (await answers(port, path)) break;
      await pause(5);
    }
    const ms = performance.now() - began;
    await pause(1500);
    return { ms, megabytes: memoryOf(child.pid) / 1e6 };
  } finally {
    child.kill('SIGKILL');
  }
};

/** P16: how soon a process answers, and its memory at rest. */
export const start: Part = {
  ids: ['P16'],
  async run(stage, { rounds }, tell) {
    const fleet = await stage.fleet({ items: 100_000 });
    const { env } = fleet;
    const product = (app: string, variable: string, path: string) => () =>
      startOnce(
        () => ['--enable-source-maps', fileOf(`apps/${app}/dist/main.js`)],
        path,
        (port) => ({ ...env, [variable]: String(port) }),
      );
    const found = await inTurns(rounds, {
      floor: () =>
        startOnce(
          (port) => [join(import.meta.dirname, '../programs/nest.js'), String(port), env.DATABASE_URL],
          '/health/live',
          () => env,
        ),
      gateway: product('gateway', 'PORT', '/health/live'),
      worker: product('workers', 'METRICS_PORT', '/metrics'),
    });
    for (const name of ['gateway', 'worker'] as const) {
      const ms = compare(found.floor, found[name], 'ms');
      const held = median(found[name].map(({ megabytes }) => megabytes));
      tell({
        id: 'P16',
        what: `${name}, start to first answer, beside bare NestJS and MikroORM`,
        unit: 'ms',
        ...ms,
        held: ms.ratio,
        bar: { most: 2.5 },
      });
      tell({
        id: 'P16',
        what: `${name}, memory at rest`,
        unit: 'MB',
        product: held,
        held,
        bar: { most: 250 },
      });
    }
  },
};
