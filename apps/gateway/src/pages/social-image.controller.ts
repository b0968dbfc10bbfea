import { highlightShare } from '@rinkside/domain/share/highlight.share';
import { playerShare } from '@rinkside/domain/share/player.share';
import { notFound } from '@rinkside/platform/errors';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public, type AddressLimit } from '../http/contract/endpoint.js';
import { AppContext } from '../app-context.js';
import { cardHash, type SocialCard } from './social-card/card.js';
import { highlightCard } from './social-card/highlight.card.js';
import { playerCard } from './social-card/player.card.js';
import { SocialImageService } from './social-image.service.js';
import { isNotModified } from './etag.js';

const imageLimit: AddressLimit = { name: 'share image', limit: { max: 300, seconds: 300 } };

/** Serves social images. Returns 404 where the public page does, and for a name that the fonts cannot draw. */
@Controller('share')
export class SocialImageController {
  constructor(
    private readonly app: AppContext,
    private readonly socialImages: SocialImageService,
  ) {}

  @Get('player/:file')
  @Public(imageLimit)
  async player(@Param('file') file: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const share = await playerShare(this.app.database.sql, idFromFile(file));
    if (!share) throw notFound();
    const card = await playerCard(share);
    if (!card) throw notFound();
    return this.#send(card, share.indexed, request, reply);
  }

  @Get('highlight/:file')
  @Public(imageLimit)
  async highlight(@Param('file') file: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const share = await highlightShare(this.app.database.sql, idFromFile(file));
    if (!share) throw notFound();
    return this.#send(await highlightCard(share), share.indexed, request, reply);
  }

  async #send(card: SocialCard, indexed: boolean, request: FastifyRequest, reply: FastifyReply) {
    // Other sites embed the image in link previews.
    void reply.headers({ 'cache-control': 'no-cache', 'cross-origin-resource-policy': 'cross-origin' });
    if (!indexed) void reply.header('x-robots-tag', 'noindex');
    if (isNotModified(request, reply, `"${cardHash(card)}"`)) return reply.status(304).send();
    return reply.header('content-type', 'image/png').send(await this.socialImages.png(card));
  }
}

/** Returns the id of `{id}.png`, otherwise an empty string. */
const idFromFile = (file: string): string => (file.endsWith('.png') ? file.slice(0, -'.png'.length) : '');
