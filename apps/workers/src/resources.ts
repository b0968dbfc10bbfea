import { openProductDatabase } from '@rinkside/domain/database';
import type { Env } from '@rinkside/platform/env';
import type { Log } from '@rinkside/platform/log';
import { measureCommands, serveMetrics, type Metrics } from '@rinkside/platform/metrics';
import { Commands } from '@rinkside/platform/command';
import { createOutboxNotifier, type OutboxNotifier } from '@rinkside/platform/outbox-notifier';
import { waitForSchema, type Database } from '@rinkside/platform/postgres';
import { Queues } from '@rinkside/platform/queues';
import { Shutdown } from '@rinkside/platform/shutdown';
import { createLivePublisher, type LivePublisher } from '@rinkside/platform/live-publisher';
import { openStorage } from '@rinkside/platform/storage/open';
import type { Storage } from '@rinkside/platform/storage/storage';
import { openTracing } from '@rinkside/platform/open-tracing';
import type { Tracing } from '@rinkside/platform/tracing';

/** The connections and services of a worker process, closed in reverse order. */
export interface Resources {
  env: Env;
  log: Log;
  database: Database;
  /** Runs commands on behalf of an account. */
  commands: Commands;
  queues: Queues;
  live: LivePublisher;
  outboxNotifier: OutboxNotifier;
  storage: Storage;
  metrics: Metrics;
  tracing: Tracing;
  shutdown: Shutdown;
}

export const openResources = async (env: Env, log: Log): Promise<Resources> => {
  const shutdown = new Shutdown(log);
  try {
    const database = await openProductDatabase(env);
    shutdown.add('database', () => database.close());
    await waitForSchema(database);
    const tracing = await openTracing(env, 'workers', log);
    shutdown.add('tracing', () => tracing.close());
    const storage = await openStorage(env);
    const live = createLivePublisher(env, log);
    shutdown.add('live', () => live.close());
    const outboxNotifier = createOutboxNotifier(env, log);
    shutdown.add('outbox notifier', () => outboxNotifier.close());
    const queues = new Queues(env, log, tracing);
    shutdown.add('queues', () => queues.close());
    const metrics = await serveMetrics('workers', env.METRICS_PORT);
    shutdown.add('metrics', () => metrics.close());
    const commands = measureCommands(new Commands(database, outboxNotifier, undefined, tracing), metrics);
    // Liveness fails only for stalled queues, which a restart fixes. It does not fail while Redis is unavailable.
    metrics.onHealth('live', [
      { name: 'queues', check: () => assertNoneStalled(queues.stuckQueues().catch(() => [])) },
    ]);
    metrics.onHealth('ready', [
      { name: 'database', check: () => database.pool.query('select 1') },
      { name: 'storage', check: () => storage.check() },
      { name: 'queues', check: () => assertNoneStalled(queues.stuckQueues()) },
    ]);
    return {
      env,
      log,
      database,
      commands,
      queues,
      live,
      outboxNotifier,
      storage,
      metrics,
      tracing,
      shutdown,
    };
  } catch (error) {
    await shutdown.run();
    throw error;
  }
};

const assertNoneStalled = async (stalled: Promise<string[]>) => {
  const names = await stalled;
  if (names.length > 0) throw new Error(`queues are stalled: ${names.join(', ')}`);
};
