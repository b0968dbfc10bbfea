import { jobNames } from '@rinkside/contracts/jobs';
import type { Env } from '@rinkside/platform/env';
import type { Log } from '@rinkside/platform/log';
import { Relay } from '@rinkside/platform/outbox/relay';
import { jobs } from './jobs/jobs.js';
import { measure } from './measure.js';
import { publisher } from './publish.js';
import { openResources } from './resources.js';
import { startSweeps } from './sweeps.js';

export interface Workers {
  metricsPort: number;
  close(): Promise<void>;
}

/**
 * Starts what `env.WORKER_JOBS` lists: job handlers, and the outbox relay with maintenance. Any number of processes may
 * run in parallel.
 */
export const startWorkers = async (env: Env, log: Log): Promise<Workers> => {
  const resources = await openResources(env, log);
  const { shutdown, metrics } = resources;
  measure(resources);
  for (const name of jobNames) if (env.WORKER_JOBS.includes(name)) jobs[name](resources);
  if (env.WORKER_JOBS.includes('relay')) {
    const { database, queues, live, nudge, tracing } = resources;
    const relay = new Relay(database, publisher(database, queues, live), nudge, log, tracing);
    relay.start();
    shutdown.add('relay', () => relay.stop());
    startSweeps(resources);
  }
  log.info({ jobs: env.WORKER_JOBS }, 'workers started');
  return { metricsPort: metrics.port, close: () => shutdown.run() };
};
