import { refusals } from '@rinkside/contracts/error';
import { Refusal } from '@rinkside/platform/refusal';
import { All, Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { perAddress } from '../access/access.guard.js';
import { Open } from '../http/endpoint.js';
import { Resources } from '../resources.js';
import { isAllowed, openBoard, type Board } from './board.js';
import { isLetIn } from './pass.js';

/** Serves Bull Board to operators. It is loaded on first use. */
@Controller('operator/queues')
export class QueuesController {
  #board: Promise<Board> | undefined;

  constructor(private readonly app: Resources) {}

  @All(['/', '/*'])
  @Open(perAddress)
  async serve(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    if (!(await isLetIn(this.app, request))) {
      // The settings page has the bearer token and starts the operator session.
      if (request.headers.accept?.includes('text/html')) return reply.redirect('/app/settings', 302);
      throw new Refusal(401, refusals.noToken);
    }
    if (!isAllowed(request)) throw new Refusal(403, refusals.notOperator);
    this.#board ??= this.#open();
    return (await this.#board)(request, reply);
  }

  async #open(): Promise<Board> {
    const { env, log, shutdown } = this.app;
    // The gateway runs no jobs, so BullMQ is loaded on first use.
    const { Queues } = await import('@rinkside/platform/queues');
    const queues = new Queues(env, log);
    shutdown.add('bull board queues', () => queues.close());
    return openBoard(queues);
  }
}
