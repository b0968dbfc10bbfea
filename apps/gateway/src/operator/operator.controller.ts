import { operatorRoutes } from '@rinkside/contracts/operator';
import { givePass, passSeconds } from '@rinkside/domain/moderation/operator.pass';
import { Controller } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Call } from '../http/call.js';
import { Endpoint } from '../http/endpoint.js';
import { Resources } from '../resources.js';
import { passCookie } from './pass.js';

/** Issues the operator's session cookie, for pages a browser navigates to without a bearer token. */
@Controller()
export class OperatorController {
  constructor(private readonly app: Resources) {}

  @Endpoint(operatorRoutes.enter)
  async enter({ actor }: Call<typeof operatorRoutes.enter>, reply: FastifyReply) {
    const { database, env } = this.app;
    const secure = env.PUBLIC_ORIGIN.startsWith('https:') ? '; Secure' : '';
    const sessionToken = await givePass(database.sql, actor.id);
    reply.header(
      'set-cookie',
      `${passCookie(env)}=${sessionToken}; Path=/; Max-Age=${passSeconds}; HttpOnly; SameSite=Strict${secure}`,
    );
    return { success: true } as const;
  }
}
