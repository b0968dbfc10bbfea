import { highlightShare } from '@rinkside/domain/share/highlight.share';
import { playerShare } from '@rinkside/domain/share/player.share';
import { notFound } from '@rinkside/platform/refusal';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Open, type AddressLimit } from '../http/endpoint.js';
import { Resources } from '../resources.js';
import { cardHash, type Card } from './card/card.js';
import { highlightCard } from './card/highlight.card.js';
import { playerCard } from './card/player.card.js';
import { Drawings } from './drawings.js';
import { unchanged } from './etag.js';

const imageLimit: AddressLimit = { name: 'share image', limit: { max: 300, seconds: 300 } };

/** Serves social images. Returns 404 where the public page does. */
@Controller('share')
export class ImageController {
  constructor(
    private readonly app: Resources,
    private readonly socialImages: Drawings,
  ) {}

  @Get('player/:file')
  @Open(imageLimit)
  async player(@Param('file') file: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const share = await playerShare(this.app.database.sql, idFromFile(file));
    if (!share) throw notFound();
    return this.#send(playerCard(share), share.indexed, request, reply);
  }

  @Get('highlight/:file')
  @Open(imageLimit)
  async highlight(@Param('file') file: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const share = await highlightShare(this.app.database.sql, idFromFile(file));
    if (!share) throw notFound();
    return this.#send(highlightCard(share), share.indexed, request, reply);
  }

  async #send(card: Card, indexed: boolean, request: FastifyRequest, reply: FastifyReply) {
    // Other sites embed the image in link previews.
    void reply.headers({ 'cache-control': 'no-cache', 'cross-origin-resource-policy': 'cross-origin' });
    if (!indexed) void reply.header('x-robots-tag', 'noindex');
    if (unchanged(request, reply, `"${cardHash(card)}"`)) return reply.status(304).send();
    return reply.header('content-type', 'image/png').send(await this.socialImages.png(card));
  }
}

/** Returns the id of `{id}.png`, otherwise an empty string. */
const idFromFile = (file: string): string => (file.endsWith('.png') ? file.slice(0, -'.png'.length) : '');
