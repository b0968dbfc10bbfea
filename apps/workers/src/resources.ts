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
  const { metrics, tracing, shutdown } = context;
  const live = createLivePublisher(env, log);
  shutdown.add('live', () => live.close());
  const queues = new Queues(env, log, tracing);
  shutdown.add('queues', () => queues.close());
  if (env.REDIS_URL) metrics.onDependency('redis', () => queues.check());
  return { ...context, queues, live };
};
