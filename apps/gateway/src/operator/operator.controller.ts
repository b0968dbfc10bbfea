import { operatorRoutes } from '@rinkside/contracts/operator';
import { issueSession, sessionTtlSeconds } from '@rinkside/domain/moderation/operator.session';
import { Controller } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { ContractRequest } from '../http/contract/contract-request.js';
import { Endpoint } from '../http/contract/endpoint.js';
import { AppContext } from '../app-context.js';
import { operatorCookieName } from './operator-session.js';

/** Issues the operator's session cookie, for pages a browser navigates to without a bearer token. */
@Controller()
export class OperatorController {
  constructor(private readonly app: AppContext) {}

  @Endpoint(operatorRoutes.enter)
  async enter({ actor }: ContractRequest<typeof operatorRoutes.enter>, reply: FastifyReply) {
    const { database, env } = this.app;
    const secure = env.PUBLIC_ORIGIN.startsWith('https:') ? '; Secure' : '';
    const sessionToken = await issueSession(database.sql, actor.id);
    reply.header(
      'set-cookie',
      `${operatorCookieName(env)}=${sessionToken}; Path=/; Max-Age=${sessionTtlSeconds}; HttpOnly; SameSite=Strict${secure}`,
    );
    return { success: true } as const;
  }
}
