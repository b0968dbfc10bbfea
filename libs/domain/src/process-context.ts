import { Commands } from '@rinkside/platform/command';
import type { Env } from '@rinkside/platform/env';
import type { Log } from '@rinkside/platform/log';
import { measureCommands, measureDisk, serveMetrics, type Metrics } from '@rinkside/platform/metrics';
import { openTracing } from '@rinkside/platform/open-tracing';
import { createOutboxNotifier, type OutboxNotifier } from '@rinkside/platform/outbox-notifier';
import type { Database } from '@rinkside/platform/postgres';
import { waitForDatabase } from '@rinkside/platform/wait-for-database';
import { claimRedisPrefix } from '@rinkside/platform/redis';
import { Shutdown } from '@rinkside/platform/shutdown';
import { openStorage } from '@rinkside/platform/storage/open';
import type { Storage } from '@rinkside/platform/storage/storage';
import type { Tracing } from '@rinkside/platform/tracing';
import * as z from 'zod';
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

/** Returns a value that no two databases share, except a copy. */
const readInstallationId = async ({ pool }: Database): Promise<string> => {
  const { rows } = await pool.query(
    `select encode(sha256(key), 'hex') as id from secret where name = 'operator'`,
  );
  return z.tuple([z.object({ id: z.string() })]).parse(rows)[0].id;
};

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
    await waitForDatabase(database);
    await claimRedisPrefix(env, log, await readInstallationId(database));
    const tracing = await openTracing(env, processName, log);
    shutdown.add('tracing', () => tracing.close());
    const storage = await openStorage(env);
    const outboxNotifier = createOutboxNotifier(env, log);
    shutdown.add('outbox notifier', () => outboxNotifier.close());
    const metrics = await serveMetrics(processName, env.METRICS_PORT, env.BIND_ADDRESS);
    shutdown.add('metrics', () => metrics.close());
    measureDisk(metrics, env.RINKSIDE_HOME);
    metrics.onDependency('database', () => database.pool.query('select 1'));
    metrics.onDependency('storage', () => storage.check());
    const commands = measureCommands(new Commands(database, outboxNotifier, undefined, tracing), metrics);
    return { env, log, database, commands, outboxNotifier, storage, metrics, tracing, shutdown };
  } catch (error) {
    await shutdown.run();
    throw error;
  }
};
