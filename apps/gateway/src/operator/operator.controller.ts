import { operatorRoutes } from '@rinkside/contracts/operator';
import { givePass, passSeconds } from '@rinkside/domain/moderation/operator.pass';
import { Controller } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Call } from '../http/call.js';
import { Endpoint } from '../http/endpoint.js';
import { Resources } from '../resources.js';
import { passCookie } from './pass.js';

/** Lets an operator's browser in where it can show no token: at pages it navigates to. */
@Controller()
export class OperatorController {
  constructor(private readonly gateway: Resources) {}

  @Endpoint(operatorRoutes.enter)
  async enter({ actor }: Call<typeof operatorRoutes.enter>, reply: FastifyReply) {
    const { database, env } = this.gateway;
    const secure = env.PUBLIC_ORIGIN.startsWith('https:') ? '; Secure' : '';
    const pass = await givePass(database.sql, actor.id);
    reply.header(
      'set-cookie',
      `${passCookie(env)}=${pass}; Path=/; Max-Age=${passSeconds}; HttpOnly; SameSite=Strict${secure}`,
    );
    return { success: true } as const;
  }
}
