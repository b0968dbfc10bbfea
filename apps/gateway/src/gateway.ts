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

/** Serves web, API and sockets on `env.PORT` (0 takes any). @throws one clear error when a part is missing. */
export const startGateway = async (env: Env, log: Log): Promise<Gateway> => {
  const resources = await Resources.open(env, log);
  const { shutdown, metrics } = resources;
  try {
    const app = await NestFactory.create<NestFastifyApplication>(
      AppModule.with(resources),
      createHttp(resources),
      {
        logger: ['error', 'warn'],
        abortOnError: false,
        bodyParser: false,
      },
    );
    shutdown.add('server', () => app.close());
    app.useWebSocketAdapter(new LiveServer(app, resources));
    await dress(app, resources);
    await app.init();
    checkWiring(app);
    await app.listen(env.PORT, '0.0.0.0');
    const address = app.getHttpServer().address();
    const port = address && typeof address === 'object' ? address.port : env.PORT;
    shutdown.add('farewell', () => resources.farewell.take());
    log.info({ port }, 'gateway is open');
    const close = ({ drain = true } = {}) => {
      if (!drain) resources.farewell.hurry();
      return shutdown.run();
    };
    return { port, metricsPort: metrics.port, close };
  } catch (error) {
    await shutdown.run();
    throw error;
  }
};
