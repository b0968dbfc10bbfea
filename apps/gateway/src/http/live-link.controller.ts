import { liveLinkRoutes, liveLinkStream } from '@rinkside/contracts/live-link';
import { acceptLiveLink, addLiveLink, revokeLiveLink } from '@rinkside/domain/live-game/live-link.commands';
import { readLiveLinks, readOpenLiveLink } from '@rinkside/domain/live-game/live-link.views';
import { networkPrefix } from '@rinkside/platform/ip-network';
import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppContext } from '../app-context.js';
import type { AddressLimit } from './contract/endpoint.js';
import type { ContractRequest } from './contract/contract-request.js';
import { Endpoint, Public } from './contract/endpoint.js';

const openPageLimit: AddressLimit = { name: 'live-link', limit: liveLinkStream.limit };

@Controller()
export class LiveLinkController {
  constructor(private readonly app: AppContext) {}

  @Endpoint(liveLinkRoutes.list)
  async list({ actor }: ContractRequest<typeof liveLinkRoutes.list>) {
    const links = await readLiveLinks(this.app.database.sql, actor.id);
    const viewers = await this.app.liveLinkPages.countViewers(links.map(({ id }) => id));
    return links.map((link, at) => Object.assign(link, { viewers: viewers[at] ?? 0 }));
  }

  /** The reply has the token, so it is not kept for a repeated idempotency key. */
  @Endpoint(liveLinkRoutes.create)
  create({ actor, body }: ContractRequest<typeof liveLinkRoutes.create>) {
    return this.app.commands.run(actor, (ctx) => addLiveLink(ctx, { body, accountId: actor.accountId }));
  }

  @Endpoint(liveLinkRoutes.revoke)
  revoke({ actor, params, idempotency }: ContractRequest<typeof liveLinkRoutes.revoke>) {
    return this.app.commands.run(actor, (ctx) => revokeLiveLink(ctx, params), idempotency);
  }

  @Endpoint(liveLinkRoutes.accept)
  accept({ actor, body }: ContractRequest<typeof liveLinkRoutes.accept>) {
    return this.app.commands.run(actor, (ctx) => acceptLiveLink(ctx, body));
  }

  @Endpoint(liveLinkRoutes.open)
  @Header('referrer-policy', 'no-referrer')
  @Header('x-robots-tag', 'noindex')
  async open({ params }: ContractRequest<typeof liveLinkRoutes.open>) {
    const { kind, player, game, events } = await readOpenLiveLink(this.app.database.sql, params.token);
    return { kind, player, game, events: events ?? [] };
  }

  /** Server-sent events for the page of a link: `liveLinkEvents` of the contract. */
  @Get(liveLinkStream.path)
  @Public(openPageLimit)
  async events(@Param('token') token: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const link = await readOpenLiveLink(this.app.database.sql, token);
    const stream = this.app.liveLinkPages.open(link, networkPrefix(request.ip));
    return reply
      .headers({
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        // nginx would collect the events.
        'x-accel-buffering': 'no',
      })
      .send(stream);
  }
}
