import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Histogram } from 'prom-client';
import type { Resources } from '../resources.js';
import type { ProductRequest } from './call.js';

/** A read that took longer than this is worth a line, ms. */
const slow = 500;

/** Names every request, measures it by route, and logs what changed something, failed or took long. */
export const watchRequests = (app: NestFastifyApplication, { log, metrics }: Resources) => {
  const seconds = new Histogram({
    name: 'rinkside_http_seconds',
    help: 'Time from the request to the end of its answer.',
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
    const { method, id: requestId } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const status = reply.statusCode;
    const ms = Math.round(reply.elapsedTime);
    seconds.observe({ method, route, status }, reply.elapsedTime / 1000);
    if (method !== 'GET' || status >= 400 || ms > slow)
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
