import { jobNames } from '@rinkside/contracts/jobs.schema';
import type { Env } from '@rinkside/platform/env';
import type { Log } from '@rinkside/platform/log';
import { Relay } from '@rinkside/platform/outbox/relay';
import { jobHandlers } from './jobs/job-handlers.js';
import { registerMetrics } from './worker.metrics.js';
import { createOutboxPublisher } from './outbox-publisher.js';
import { openResources } from './resources.js';
import { startMaintenance } from './maintenance.js';

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
  registerMetrics(resources);
  for (const name of jobNames) if (env.WORKER_JOBS.includes(name)) jobHandlers[name](resources);
  if (env.WORKER_JOBS.includes('relay')) {
    const { database, queues, live, outboxNotifier, tracing } = resources;
    const relay = new Relay(
      database,
      createOutboxPublisher(database, queues, live),
      outboxNotifier,
      log,
      tracing,
    );
    relay.start();
    shutdown.add('relay', () => relay.stop());
    startMaintenance(resources);
  }
  log.info({ jobs: env.WORKER_JOBS }, 'workers started');
  return { metricsPort: metrics.port, close: () => shutdown.run() };
};
