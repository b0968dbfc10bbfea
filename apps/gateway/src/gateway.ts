import 'reflect-metadata';
import type { Env } from '@rinkside/platform/env';
import type { Log } from '@rinkside/platform/log';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { LiveServer } from './live/live.server.js';
import { Resources } from './resources.js';
import { createHttp, dress } from './server.js';
import { checkWiring } from './wiring.js';

export interface Gateway {
  port: number;
  metricsPort: number;
  /** Stops in order. `drain: false` does not wait for idle keep-alive connections, as on Ctrl-C. */
  close(options?: { drain?: boolean }): Promise<void>;
}

/** Serves the web app, API and sockets on `env.PORT` (0: any free port). @throws when a dependency is unavailable. */
export const startGateway = async (env: Env, log: Log): Promise<Gateway> => {
  const context = await Resources.open(env, log);
  const { shutdown, metrics } = context;
  try {
    const app = await NestFactory.create<NestFastifyApplication>(
      AppModule.with(context),
      createHttp(context),
      {
        logger: ['error', 'warn'],
        abortOnError: false,
        bodyParser: false,
      },
    );
    shutdown.add('server', () => app.close());
    app.useWebSocketAdapter(new LiveServer(app, context));
    await dress(app, context);
    await app.init();
    checkWiring(app);
    await app.listen(env.PORT, '0.0.0.0');
    const address = app.getHttpServer().address();
    const port = address && typeof address === 'object' ? address.port : env.PORT;
    shutdown.add('connection drainer', () => context.farewell.take());
    log.info({ port }, 'gateway is listening');
    const close = ({ drain = true } = {}) => {
      if (!drain) context.farewell.hurry();
      return shutdown.run();
    };
    return { port, metricsPort: metrics.port, close };
  } catch (error) {
    await shutdown.run();
    throw error;
  }
};
