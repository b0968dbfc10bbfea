import { errorMessages } from '@rinkside/contracts/error';
import { AppError } from '@rinkside/platform/errors';
import { loadOnce } from '@rinkside/platform/load-once';
import type { Queues } from '@rinkside/platform/queues';
import { All, Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { perAddressLimit } from '../auth/auth.guard.js';
import { Public } from '../http/contract/endpoint.js';
import { AppContext } from '../app-context.js';
import { isAllowedBoardRequest, createBullBoardHandler, type BullBoardHandler } from './bull-board.js';
import { hasOperatorSession } from './operator-session.js';

/** Serves Bull Board to operators. It is loaded on first use. */
@Controller('operator/queues')
export class QueuesController {
  readonly #board = loadOnce(() => this.#open());
  #queues: Queues | undefined;

  constructor(private readonly app: AppContext) {}

  @All(['/', '/*'])
  @Public(perAddressLimit)
  async serve(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    if (!(await hasOperatorSession(this.app, request))) {
      // The settings page has the bearer token and starts the operator session.
      if (request.headers.accept?.includes('text/html')) return reply.redirect('/app/settings', 302);
      throw new AppError('unauthenticated', errorMessages.missingToken);
    }
    if (!isAllowedBoardRequest(request)) throw new AppError('forbidden', errorMessages.notOperator);
    return (await this.#board())(request, reply);
  }

  async #open(): Promise<BullBoardHandler> {
    const { env, log, shutdown } = this.app;
    // The gateway runs no jobs, so BullMQ is loaded on first use.
    const platform = await import('@rinkside/platform/queues');
    if (!this.#queues) {
      const queues = (this.#queues = new platform.Queues(env, log));
      shutdown.add('bull board queues', () => queues.close());
    }
    return createBullBoardHandler(this.#queues);
  }
}
