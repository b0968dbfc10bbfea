import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@rinkside/dev-runtime/ports';
import { gatewayProcess, workerProcess } from '@rinkside/dev-runtime/process-specs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Scenario } from '../scenario.js';
import { memoryBytesOf } from '../cpu-usage.js';
import { compare, interleave, median } from '../rounds.js';

const respondsOk = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

interface Start {
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Address of the first response. */
  url: string;
}

/** Measures the time from process start to the first response, and the memory 1.5 s later. */
const startOnce = async ({ args, env, url }: Start) => {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, { env, stdio: 'ignore' });
  try {
    for (;;) {
      if (child.exitCode !== null) throw new Error('the process exited while starting');
      if (await respondsOk(url)) break;
      await pause(5);
    }
    const ms = performance.now() - startedAt;
    await pause(1500);
    return { ms, megabytes: memoryBytesOf(child.pid) / 1e6 };
  } finally {
    // A process that ends itself leaves its compiled scripts for the next start.
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
  }
};

/** P16: startup time and idle memory. */
export const startup: Scenario = {
  ids: ['P16'],
  async run(benchEnv, { rounds }, record) {
    const fleet = await benchEnv.fleet({ items: 100_000 });
    const { env } = fleet;
    const samples = await interleave(rounds, {
      baseline: async () => {
        const port = await freePort();
        const args = [join(import.meta.dirname, '../baselines/nest-app.js'), String(port), env.DATABASE_URL];
        return startOnce({ args, env, url: `http://127.0.0.1:${port}/health/live` });
      },
      gateway: async () => {
        const port = await freePort();
        const { args, env: gatewayEnv } = gatewayProcess('gateway', port, env);
        return startOnce({ args, env: gatewayEnv, url: `http://127.0.0.1:${port}/health/live` });
      },
      worker: async () => {
        const { args, env: workerEnv } = await workerProcess('worker', env);
        return startOnce({ args, env: workerEnv, url: `http://127.0.0.1:${workerEnv.METRICS_PORT}/metrics` });
      },
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
