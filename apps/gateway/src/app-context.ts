import { Commands } from '@rinkside/platform/command';
import type { Env } from '@rinkside/platform/env';
import { ConnectionDrainer } from '@rinkside/platform/connection-draining';
import { RateLimiter } from '@rinkside/platform/rate-limiter';
import type { Log } from '@rinkside/platform/log';
import type { Metrics } from '@rinkside/platform/metrics';
import { createOutboxNotifier } from '@rinkside/platform/outbox-notifier';
import { waitForSchema, type Database } from '@rinkside/platform/postgres';
import { measureCommands, serveMetrics } from '@rinkside/platform/metrics';
import { Shutdown } from '@rinkside/platform/shutdown';
import { openStorage } from '@rinkside/platform/storage/open';
import type { Storage } from '@rinkside/platform/storage/storage';
import { openTracing } from '@rinkside/platform/open-tracing';
import type { Tracing } from '@rinkside/platform/tracing';
import { openProductDatabase } from '@rinkside/domain/database';
import { OidcProviderClient } from './auth/oidc-discovery.js';
import { RoomActivity } from './live/room-activity.js';

/** The connections and services of the gateway, opened at boot and closed in reverse order. */
export class AppContext {
  readonly connectionDrainer = new ConnectionDrainer();
  readonly roomActivity = new RoomActivity();

  private constructor(
    readonly env: Env,
    readonly log: Log,
    readonly database: Database,
    readonly commands: Commands,
    readonly rateLimiter: RateLimiter,
    readonly storage: Storage,
    readonly oidcProvider: OidcProviderClient,
    readonly metrics: Metrics,
    readonly tracing: Tracing,
    readonly shutdown: Shutdown,
  ) {}

  static async open(env: Env, log: Log): Promise<AppContext> {
    const shutdown = new Shutdown(log);
    try {
      const database = await openProductDatabase(env);
      shutdown.add('database', () => database.close());
      await waitForSchema(database);
      const tracing = await openTracing(env, 'gateway', log);
      shutdown.add('tracing', () => tracing.close());
      const outboxNotifier = createOutboxNotifier(env, log);
      shutdown.add('outbox notifier', () => outboxNotifier.close());
      const rateLimiter = new RateLimiter(env, log);
      shutdown.add('rate limiter', () => rateLimiter.close());
      const metrics = await serveMetrics('gateway', env.METRICS_PORT);
      shutdown.add('metrics', () => metrics.close());
      const commands = measureCommands(new Commands(database, outboxNotifier, undefined, tracing), metrics);
      const storage = await openStorage(env);
      return new AppContext(
        env,
        log,
        database,
        commands,
        rateLimiter,
        storage,
        new OidcProviderClient(env),
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
