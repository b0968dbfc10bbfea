import { Commands } from '@rinkside/platform/command';
import type { Env } from '@rinkside/platform/env';
import { Farewell } from '@rinkside/platform/farewell';
import { Limits } from '@rinkside/platform/limits';
import type { Log } from '@rinkside/platform/log';
import type { Metrics } from '@rinkside/platform/metrics';
import { openNudge } from '@rinkside/platform/nudge';
import { reachTables, type Database } from '@rinkside/platform/postgres';
import { measureCommands, serveMetrics } from '@rinkside/platform/metrics';
import { Shutdown } from '@rinkside/platform/shutdown';
import { openStorage } from '@rinkside/platform/storage/open';
import type { Storage } from '@rinkside/platform/storage/storage';
import { openTracing } from '@rinkside/platform/open-tracing';
import type { Tracing } from '@rinkside/platform/tracing';
import { openProductDatabase } from '@rinkside/domain/database';
import { Provider } from './access/provider.js';
import { Quiet } from './live/quiet.js';

/** The connections and services of the gateway, opened at boot and closed in reverse order. */
export class Resources {
  readonly farewell = new Farewell();
  readonly quiet = new Quiet();

  private constructor(
    readonly env: Env,
    readonly log: Log,
    readonly database: Database,
    readonly commands: Commands,
    readonly limits: Limits,
    readonly storage: Storage,
    readonly provider: Provider,
    readonly metrics: Metrics,
    readonly tracing: Tracing,
    readonly shutdown: Shutdown,
  ) {}

  static async open(env: Env, log: Log): Promise<Resources> {
    const shutdown = new Shutdown(log);
    try {
      const database = await openProductDatabase(env);
      shutdown.add('database', () => database.close());
      await reachTables(database);
      const tracing = await openTracing(env, 'gateway', log);
      shutdown.add('tracing', () => tracing.close());
      const outboxNotifier = openNudge(env, log);
      shutdown.add('outbox notifier', () => outboxNotifier.close());
      const rateLimiter = new Limits(env, log);
      shutdown.add('rate limiter', () => rateLimiter.close());
      const metrics = await serveMetrics('gateway', env.METRICS_PORT);
      shutdown.add('metrics', () => metrics.close());
      const commands = measureCommands(new Commands(database, outboxNotifier, undefined, tracing), metrics);
      const storage = await openStorage(env);
      return new Resources(
        env,
        log,
        database,
        commands,
        rateLimiter,
        storage,
        new Provider(env),
        metrics,
        tracing,
        shutdown,
      );
    } catch (error) {
      await shutdown.run();
      throw error;
    }
  }
}
