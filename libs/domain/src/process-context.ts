import { Commands } from '@rinkside/platform/command';
import type { Env } from '@rinkside/platform/env';
import type { Log } from '@rinkside/platform/log';
import { measureCommands, serveMetrics, type Metrics } from '@rinkside/platform/metrics';
import { openTracing } from '@rinkside/platform/open-tracing';
import { createOutboxNotifier, type OutboxNotifier } from '@rinkside/platform/outbox-notifier';
import { waitForSchema, type Database } from '@rinkside/platform/postgres';
import { Shutdown } from '@rinkside/platform/shutdown';
import { openStorage } from '@rinkside/platform/storage/open';
import type { Storage } from '@rinkside/platform/storage/storage';
import type { Tracing } from '@rinkside/platform/tracing';
import { openProductDatabase } from './database.js';

/** The connections and services that gateways and workers open at boot. `shutdown` closes them in reverse order. */
export interface ProcessContext {
  readonly env: Env;
  readonly log: Log;
  readonly database: Database;
  readonly commands: Commands;
  readonly outboxNotifier: OutboxNotifier;
  readonly storage: Storage;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  readonly shutdown: Shutdown;
}

/** @throws when a dependency is unavailable */
export const openProcessContext = async (
  env: Env,
  log: Log,
  processName: 'gateway' | 'workers',
): Promise<ProcessContext> => {
  const shutdown = new Shutdown(log);
  try {
    const database = await openProductDatabase(env);
    shutdown.add('database', () => database.close());
    await waitForSchema(database);
    const tracing = await openTracing(env, processName, log);
    shutdown.add('tracing', () => tracing.close());
    const storage = await openStorage(env);
    const outboxNotifier = createOutboxNotifier(env, log);
    shutdown.add('outbox notifier', () => outboxNotifier.close());
    const metrics = await serveMetrics(processName, env.METRICS_PORT, env.BIND_ADDRESS);
    shutdown.add('metrics', () => metrics.close());
    const commands = measureCommands(new Commands(database, outboxNotifier, undefined, tracing), metrics);
    return { env, log, database, commands, outboxNotifier, storage, metrics, tracing, shutdown };
  } catch (error) {
    await shutdown.run();
    throw error;
  }
};
