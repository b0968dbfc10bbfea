import { liveEvents } from '@rinkside/contracts/live.schema';
import { routes } from '@rinkside/contracts/routes.schema';
import { traceRoutes } from '@rinkside/contracts/trace';
import { notFound } from '@rinkside/platform/errors';
import { Controller } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AppContext } from '../app-context.js';
import type { ContractRequest } from './contract/contract-request.js';
import { Endpoint } from './contract/endpoint.js';

/** Allowed names of browser spans. Keeps user input out of traces. */
const spanNames = new Set([
  ...routes.map(({ method, path }) => `${method} ${path}`),
  ...Object.keys(liveEvents),
]);

@Controller()
export class TraceController {
  constructor(private readonly app: AppContext) {}

  @Endpoint(traceRoutes.tell)
  async tell({ body }: ContractRequest<typeof traceRoutes.tell>, reply: FastifyReply) {
    const { tracing } = this.app;
    if (tracing.sampleRatio === 0) throw notFound();
    const receivedAt = Date.now() - reply.elapsedTime;
    for (const span of body.spans) if (spanNames.has(span.of)) tracing.recordBrowserSpan(span, receivedAt);
    return { success: true } as const;
  }
}
