import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Histogram } from 'prom-client';
import type { AppContext } from '../app-context.js';
import type { ProductRequest } from './contract/contract-request.js';

/** Slower reads are logged. */
const slowRequestMs = 500;

/** Adds request ids, measures requests by route, and logs writes, errors and slow reads. */
export const registerRequestLogging = (app: NestFastifyApplication, { log, metrics }: AppContext) => {
  const seconds = new Histogram({
    name: 'rinkside_http_seconds',
    help: 'Request duration until the end of the response.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [metrics.registry],
  });
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  fastify.addHook('onResponse', (request: ProductRequest, reply, done) => {
    // Load balancers send health checks all the time.
    if (request.url.startsWith('/health/')) return done();
    // Pages of live links stay open for hours.
    if (reply.getHeader('content-type') === 'text/event-stream') return done();
    const { method, id: requestId } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const status = reply.statusCode;
    const ms = Math.round(reply.elapsedTime);
    seconds.observe({ method, route, status }, reply.elapsedTime / 1000);
    if (method !== 'GET' || status >= 400 || ms > slowRequestMs)
      log.info(
        {
          requestId,
          method,
          route,
          status,
          ms,
          account: request.viewer?.id,
          trace_id: request.span?.traceId,
        },
        'request',
      );
    done();
  });
};
