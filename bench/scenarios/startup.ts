import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { repoPath } from '@rinkside/dev-runtime/paths';
import { freePort } from '@rinkside/dev-runtime/ports';
import { setTimeout as pause } from 'node:timers/promises';
import type { Scenario } from '../scenario.js';
import { memoryBytesOf } from '../cpu-usage.js';
import { compare, interleave, median } from '../rounds.js';

const respondsOk = (port: number, path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Measures the time from process start to the first response, and the memory 1.5 s later. */
const startOnce = async (
  args: (port: number) => string[],
  path: string,
  env: (port: number) => NodeJS.ProcessEnv,
) => {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, args(port), { env: env(port), stdio: 'ignore' });
  try {
    for (;;) {
      if (child.exitCode !== null) throw new Error('the process exited while starting');
      if (await respondsOk(port, path)) break;
      await pause(5);
    }
    const ms = performance.now() - startedAt;
    await pause(1500);
    return { ms, megabytes: memoryBytesOf(child.pid) / 1e6 };
  } finally {
    child.kill('SIGKILL');
  }
};

/** P16: startup time and idle memory. */
export const startup: Scenario = {
  ids: ['P16'],
  async run(benchEnv, { rounds }, record) {
    const fleet = await benchEnv.fleet({ items: 100_000 });
    const { env } = fleet;
    const product = (app: string, variable: string, path: string) => () =>
      startOnce(
        () => ['--enable-source-maps', repoPath(`apps/${app}/dist/main.js`)],
        path,
        (port) => ({ ...env, [variable]: String(port) }),
      );
    const samples = await interleave(rounds, {
      baseline: () =>
        startOnce(
          (port) => [join(import.meta.dirname, '../baselines/nest-app.js'), String(port), env.DATABASE_URL],
          '/health/live',
          () => env,
        ),
      gateway: product('gateway', 'PORT', '/health/live'),
      worker: product('workers', 'METRICS_PORT', '/metrics'),
    });
    for (const [name, maxMegabytes] of [
      ['gateway', 250],
      ['worker', 400],
    ] as const) {
      const ms = compare(samples.baseline, samples[name], 'ms');
      const megabytes = median(samples[name].map((sample) => sample.megabytes));
      record({
        id: 'P16',
        what: `${name}, start to first response, compared with plain NestJS and MikroORM`,
        unit: 'ms',
        ...ms,
        value: ms.ratio,
        target: { max: 2.5 },
      });
      record({
        id: 'P16',
        what: `${name}, idle memory`,
        unit: 'MB',
        product: megabytes,
        value: megabytes,
        target: { max: maxMegabytes },
      });
    }
  },
};
