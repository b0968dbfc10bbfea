import { readiness } from '@rinkside/platform/health';
import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Resources } from '../resources.js';
import { Open } from './endpoint.js';

@Controller('health')
export class HealthController {
  constructor(private readonly app: Resources) {}

  @Get('live')
  @Open()
  live() {
    return { ok: true };
  }

  /** Returns 503 once shutdown has started, so that load balancers stop sending requests. */
  @Get('ready')
  @Open()
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const { database, storage, provider, shutdown } = this.app;
    const report = await readiness([
      { name: 'database', check: () => database.pool.query('select 1') },
      { name: 'storage', check: () => storage.check() },
      { name: 'identity', check: () => provider.keys() },
    ]);
    const ok = report.ok && !shutdown.closing;
    reply.status(ok ? 200 : 503);
    return { ok, parts: report.parts };
  }
}
