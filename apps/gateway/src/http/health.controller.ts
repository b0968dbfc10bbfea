import { runHealthChecks } from '@rinkside/platform/health';
import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AppContext } from '../app-context.js';
import { Public } from './contract/endpoint.js';

@Controller('health')
export class HealthController {
  constructor(private readonly app: AppContext) {}

  @Get('live')
  @Public()
  live() {
    return { ok: true };
  }

  /** Returns 503 once shutdown has started, so that load balancers stop sending requests. */
  @Get('ready')
  @Public()
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const { database, env, storage, oidcProvider, rateLimiter, shutdown } = this.app;
    const report = await runHealthChecks([
      { name: 'database', required: true, check: () => database.pool.query('select 1') },
      { name: 'storage', check: () => storage.check() },
      ...(env.REDIS_URL ? [{ name: 'redis', check: () => rateLimiter.check() }] : []),
      { name: 'identity', check: () => oidcProvider.check() },
    ]);
    const ok = report.ok && !shutdown.isClosing;
    reply.status(ok ? 200 : 503);
    return { ok, parts: report.parts };
  }
}
