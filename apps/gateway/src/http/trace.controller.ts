import { liveEvents } from '@rinkside/contracts/live';
import { routes } from '@rinkside/contracts/routes';
import { traceRoutes } from '@rinkside/contracts/trace';
import { notFound } from '@rinkside/platform/refusal';
import { Controller } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Resources } from '../resources.js';
import type { Call } from './call.js';
import { Endpoint } from './endpoint.js';

/** What a browser may call its spans: nothing anybody wrote gets into a trace. */
const names = new Set([...routes.map(({ method, path }) => `${method} ${path}`), ...Object.keys(liveEvents)]);

@Controller()
export class TraceController {
  constructor(private readonly gateway: Resources) {}

  @Endpoint(traceRoutes.tell)
  async tell({ body }: Call<typeof traceRoutes.tell>, reply: FastifyReply) {
    const { tracing } = this.gateway;
    if (tracing.share === 0) throw notFound();
    const came = Date.now() - reply.elapsedTime;
    for (const span of body.spans) if (names.has(span.of)) tracing.tell(span, came);
    return { success: true } as const;
  }
}
