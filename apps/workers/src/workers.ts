import { jobNames } from '@rinkside/contracts/jobs.schema';
import type { Env } from '@rinkside/platform/env';
import type { Log } from '@rinkside/platform/log';
import { Relay } from '@rinkside/platform/outbox/relay';
import { jobHandlers } from './jobs/job-handlers.js';
import { requireCompleteFfmpeg } from './media/ffmpeg.js';
import { registerMetrics } from './worker.metrics.js';
import { createOutboxPublisher } from './outbox-publisher.js';
import { registerHealth } from './health.js';
import { openResources, type Resources } from './resources.js';
import { startMaintenance } from './maintenance.js';

export interface Workers {
  metricsPort: number;
  close(): Promise<void>;
}

/** Tests shorten it. */
const defaultTiming = { maintenanceIntervalMs: 10_000 };

/**
 * Starts what `env.WORKER_JOBS` lists: job handlers, and the outbox relay with maintenance. Any number of processes may
 * run in parallel.
 * @throws EnvError when a variable names a program that does not exist, or ffmpeg lacks what videos need
 */
export const startWorkers = async (env: Env, log: Log, timing = defaultTiming): Promise<Workers> => {
  // It runs ffmpeg nine times, so the resources open in the meantime.
  const ffmpegCheck = env.WORKER_JOBS.includes('transcode-highlight')
    ? requireCompleteFfmpeg(env)
    : undefined;
  ffmpegCheck?.catch(() => undefined);
  const resources = await openResources(env, log);
  const { shutdown, metrics } = resources;
  try {
    await ffmpegCheck;
    registerMetrics(resources);
    for (const name of jobNames) if (env.WORKER_JOBS.includes(name)) jobHandlers[name](resources);
    const relay = env.WORKER_JOBS.includes('relay') ? startRelay(resources) : undefined;
    if (relay) startMaintenance(resources, timing.maintenanceIntervalMs);
    registerHealth(resources, relay);
  } catch (error) {
    await shutdown.run();
    throw error;
  }
  log.info({ jobs: env.WORKER_JOBS }, 'workers started');
  return { metricsPort: metrics.port, close: () => shutdown.run() };
};

const startRelay = ({ database, queues, live, outboxNotifier, log, tracing, shutdown }: Resources) => {
  const publisher = createOutboxPublisher(database, queues, live);
  const relay = new Relay(database, publisher, outboxNotifier, log, tracing);
  relay.start();
  shutdown.add('relay', () => relay.stop());
  return relay;
};
