import 'reflect-metadata';
import { prepareContactData } from '@rinkside/safety/contact-data/contact-data';
import type { Env } from '@rinkside/platform/env';
import { listenAlsoOn } from '@rinkside/platform/listen';
import type { Log } from '@rinkside/platform/log';
import type { LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { LiveIoAdapter } from './live/live-io.adapter.js';
import { AppContext } from './app-context.js';
import { createFastifyAdapter, configureServer } from './server.js';
import { assertRoutesBound } from './assert-routes.js';

export interface Gateway {
  port: number;
  metricsPort: number;
  /** Stops in order. `drain: false` does not wait for idle keep-alive connections, as on Ctrl-C. */
  close(options?: { drain?: boolean }): Promise<void>;
}

/** Sends messages of NestJS through the product's log, which keeps personal data out. */
const frameworkLogger = (log: Log): LoggerService => ({
  log: () => undefined,
  warn: (message: unknown) => log.warn({ err: message }, 'framework warning'),
  error: (message: unknown) => log.error({ err: message }, 'framework error'),
});

/**
 * Connections the kernel holds until they are accepted. With Node's 511, a burst of reconnects overflows it, and every
 * refused client retries after a second.
 */
const acceptBacklog = 4096;

/** Serves the web app, API and sockets on `env.PORT` (0: any free port). @throws when a dependency is unavailable. */
export const startGateway = async (env: Env, log: Log): Promise<Gateway> => {
  const context = await AppContext.open(env, log);
  const { shutdown, metrics } = context;
  try {
    const app = await NestFactory.create<NestFastifyApplication>(
      AppModule.with(context),
      createFastifyAdapter(context),
      {
        logger: frameworkLogger(log),
        abortOnError: false,
        bodyParser: false,
      },
    );
    shutdown.add('server', () => app.close());
    app.useWebSocketAdapter(new LiveIoAdapter(app, context));
    const { overload } = await configureServer(app, context);
    await app.init();
    overload.attach();
    assertRoutesBound(app);
    context.connections.track(app.getHttpServer());
    const [bindAddress = '0.0.0.0', ...otherAddresses] = env.BIND_ADDRESS;
    await app.listen({ port: env.PORT, host: bindAddress, backlog: acceptBacklog });
    shutdown.add('other addresses', await listenAlsoOn(app.getHttpServer(), otherAddresses));
    context.connections.limitBodies(app.getHttpServer());
    const address = app.getHttpServer().address();
    const port = address && typeof address === 'object' ? address.port : env.PORT;
    shutdown.add('connection drainer', () => context.connectionDrainer.drain());
    shutdown.add('live link pages', () => context.liveLinkPages.close());
    log.info({ port }, 'gateway is listening');
    void prepareContactData();
    const close = ({ drain = true } = {}) => {
      if (!drain) context.connectionDrainer.hurry();
      return shutdown.run();
    };
    return { port, metricsPort: metrics.port, close };
  } catch (error) {
    await shutdown.run();
    throw error;
  }
};
