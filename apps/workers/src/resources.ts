import { openProcessContext, type ProcessContext } from '@rinkside/domain/process-context';
import type { Env } from '@rinkside/platform/env';
import { createLivePublisher, type LivePublisher } from '@rinkside/platform/live-publisher';
import type { Log } from '@rinkside/platform/log';
import { Queues } from '@rinkside/platform/queues';

/** The connections and services of a worker process. */
export interface Resources extends ProcessContext {
  queues: Queues;
  live: LivePublisher;
}

export const openResources = async (env: Env, log: Log): Promise<Resources> => {
  const context = await openProcessContext(env, log, 'workers');
  const { database, storage, metrics, tracing, shutdown } = context;
  const live = createLivePublisher(env, log);
  shutdown.add('live', () => live.close());
  const queues = new Queues(env, log, tracing);
  shutdown.add('queues', () => queues.close());
  if (env.REDIS_URL) metrics.onDependency('redis', () => queues.check());
  // Liveness fails only for stalled queues, which a restart fixes. It does not fail while Redis is unavailable.
  metrics.onHealth('live', [
    { name: 'queues', required: true, check: () => assertNoneStalled(queues.stuckQueues().catch(() => [])) },
  ]);
  metrics.onHealth('ready', [
    { name: 'database', required: true, check: () => database.pool.query('select 1') },
    { name: 'storage', check: () => storage.check() },
    { name: 'queues', check: () => assertNoneStalled(queues.stuckQueues()) },
  ]);
  return { ...context, queues, live };
};

const assertNoneStalled = async (stalled: Promise<string[]>) => {
  const names = await stalled;
  if (names.length > 0) throw new Error(`queues are stalled: ${names.join(', ')}`);
};
