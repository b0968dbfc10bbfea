import { refusals } from '@rinkside/contracts/error';
import { Refusal } from '@rinkside/platform/refusal';
import { All, Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { perAddress } from '../access/access.guard.js';
import { Open } from '../http/endpoint.js';
import { Resources } from '../resources.js';
import { isAllowed, openBoard, type Board } from './board.js';
import { isLetIn } from './pass.js';

/** The board of queues, behind the pass of an operator; it is not loaded before one looks at it. */
@Controller('operator/queues')
export class QueuesController {
  #board: Promise<Board> | undefined;

  constructor(private readonly gateway: Resources) {}

  @All(['/', '/*'])
  @Open(perAddress)
  async answer(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    if (!(await isLetIn(this.gateway, request))) {
      // Whoever is one gets in from there, with the token a navigation cannot show.
      if (request.headers.accept?.includes('text/html')) return reply.redirect('/app/settings', 302);
      throw new Refusal(401, refusals.noToken);
    }
    if (!isAllowed(request)) throw new Refusal(403, refusals.notOperator);
    this.#board ??= this.#open();
    return (await this.#board)(request, reply);
  }

  async #open(): Promise<Board> {
    const { env, log, shutdown } = this.gateway;
    // A gateway works on no queue; what knows them is loaded for the first operator who looks.
    const { Queues } = await import('@rinkside/platform/queues');
    const queues = new Queues(env, log);
    shutdown.add('board of queues', () => queues.close());
    return openBoard(queues);
  }
}
