import { readiness } from '@rinkside/platform/health';
import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Resources } from '../resources.js';
import { Open } from './endpoint.js';

@Controller('health')
export class HealthController {
  constructor(private readonly gateway: Resources) {}

  @Get('live')
  @Open()
  live() {
    return { ok: true };
  }

  /** 503 as soon as the process begins to stop, so that no new caller is sent here. */
  @Get('ready')
  @Open()
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const { database, storage, provider, shutdown } = this.gateway;
    const answer = await readiness([
      { name: 'database', check: () => database.pool.query('select 1') },
      { name: 'storage', check: () => storage.check() },
      { name: 'identity', check: () => provider.keys() },
    ]);
    const ok = answer.ok && !shutdown.closing;
    reply.status(ok ? 200 : 503);
    return { ok, parts: answer.parts };
  }
}
