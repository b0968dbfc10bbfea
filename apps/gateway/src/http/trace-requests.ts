import { traceHeader } from '@rinkside/contracts/trace';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Resources } from '../resources.js';
import type { ProductRequest } from './call.js';

/** Every call as a span that goes on with its client's; where traces are off, no request is even looked at. */
export const traceRequests = (app: NestFastifyApplication, { tracing }: Resources) => {
  if (tracing.share === 0) return;
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request: ProductRequest, _reply, done) => {
    const route = request.routeOptions.url ?? '';
    // Telling of spans is not worth one.
    if (route.startsWith('/api/') && route !== '/api/traces') {
      const { data: from } = traceHeader.safeParse(request.headers.traceparent);
      request.span = tracing.begin(`${request.method} ${route}`, 'server', from);
    }
    done();
  });
  // Not before the body is read: its events come from outside of what is running.
  fastify.addHook('preHandler', (request: ProductRequest, _reply, done) => {
    if (request.span) request.span.run(done);
    else done();
  });
  fastify.addHook('onResponse', (request: ProductRequest, reply, done) => {
    const status = reply.statusCode;
    request.span?.end({ 'http.response.status_code': status }, status >= 500 ? status : undefined);
    done();
  });
};
