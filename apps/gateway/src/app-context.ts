import { openProcessContext, type ProcessContext } from '@rinkside/domain/process-context';
import type { Commands } from '@rinkside/platform/command';
import { ConnectionDrainer } from '@rinkside/platform/connection-draining';
import type { Env } from '@rinkside/platform/env';
import type { Log } from '@rinkside/platform/log';
import type { Metrics } from '@rinkside/platform/metrics';
import type { OutboxNotifier } from '@rinkside/platform/outbox-notifier';
import type { Database } from '@rinkside/platform/postgres';
import { RateLimiter } from '@rinkside/platform/rate-limiter';
import type { Shutdown } from '@rinkside/platform/shutdown';
import type { Storage } from '@rinkside/platform/storage/storage';
import type { Tracing } from '@rinkside/platform/tracing';
import { OidcProviderClient } from './auth/oidc-discovery.js';
import { Connections } from './http/connections.js';
import { LiveLinkPages } from './live/live-link-pages.js';
import { RoomActivity } from './live/room-activity.js';

/** The connections and services of the gateway. A class, because NestJS injects by class. */
export abstract class AppContext implements ProcessContext {
  abstract readonly env: Env;
  abstract readonly log: Log;
  abstract readonly database: Database;
  abstract readonly commands: Commands;
  abstract readonly outboxNotifier: OutboxNotifier;
  abstract readonly storage: Storage;
  abstract readonly metrics: Metrics;
  abstract readonly tracing: Tracing;
  abstract readonly shutdown: Shutdown;
  abstract readonly rateLimiter: RateLimiter;
  abstract readonly oidcProvider: OidcProviderClient;
  abstract readonly connectionDrainer: ConnectionDrainer;
  abstract readonly connections: Connections;
  abstract readonly roomActivity: RoomActivity;
  abstract readonly liveLinkPages: LiveLinkPages;

  static async open(env: Env, log: Log): Promise<AppContext> {
    const context = await openProcessContext(env, log, 'gateway');
    const rateLimiter = await RateLimiter.open(env, log);
    context.shutdown.add('rate limiter', () => rateLimiter.close());
    const oidcProvider = new OidcProviderClient(env);
    if (env.REDIS_URL) context.metrics.onDependency('redis', () => rateLimiter.check());
    context.metrics.onDependency('identity', () => oidcProvider.check());
    return {
      ...context,
      rateLimiter,
      oidcProvider,
      connectionDrainer: new ConnectionDrainer(),
      connections: new Connections(),
      roomActivity: new RoomActivity(),
      liveLinkPages: new LiveLinkPages(context),
    };
  }
}
