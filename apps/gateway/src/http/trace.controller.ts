import { liveEvents } from '@rinkside/contracts/live';
import { routes } from '@rinkside/contracts/routes';
import { traceRoutes } from '@rinkside/contracts/trace';
import { notFound } from '@rinkside/platform/refusal';
import { Controller } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Resources } from '../resources.js';
import type { Call } from './call.js';
import { Endpoint } from './endpoint.js';

/** Allowed names of browser spans. Keeps user input out of traces. */
const spanNames = new Set([
  ...routes.map(({ method, path }) => `${method} ${path}`),
  ...Object.keys(liveEvents),
]);

@Controller()
export class TraceController {
  constructor(private readonly app: Resources) {}

  @Endpoint(traceRoutes.tell)
  async tell({ body }: Call<typeof traceRoutes.tell>, reply: FastifyReply) {
    const { tracing } = this.app;
    if (tracing.share === 0) throw notFound();
    const receivedAt = Date.now() - reply.elapsedTime;
    for (const span of body.spans) if (spanNames.has(span.of)) tracing.tell(span, receivedAt);
    return { success: true } as const;
  }
}
