import { traceHeader } from '@rinkside/contracts/trace.schema';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AppContext } from '../app-context.js';
import type { ProductRequest } from './contract/contract-request.js';

/** Starts a server span for every API request, continuing the client's trace. Does nothing when tracing is off. */
export const registerRequestTracing = (app: NestFastifyApplication, { tracing }: AppContext) => {
  if (tracing.sampleRatio === 0) return;
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request: ProductRequest, _reply, done) => {
    const route = request.routeOptions.url ?? '';
    // The upload of browser spans is not traced.
    if (route.startsWith('/api/') && route !== '/api/traces') {
      const { data: parent } = traceHeader.safeParse(request.headers.traceparent);
      request.span = tracing.startSpan(`${request.method} ${route}`, 'server', parent);
    }
    done();
  });
  // In `preHandler`, because reading the body loses the async context.
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
