import { highlightShare } from '@rinkside/domain/share/highlight.share';
import { playerShare } from '@rinkside/domain/share/player.share';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { perAddress } from '../access/access.guard.js';
import { Open } from '../http/endpoint.js';
import { Resources } from '../resources.js';
import { documentWith, type Page } from './document.js';
import { etagOf, unchanged } from './etag.js';
import type { Head } from './head.js';
import { highlightHead, missingHighlight } from './highlight.page.js';
import { missingPlayer, playerHead } from './player.page.js';

/** Serves public pages with their own meta tags for link previews and search engines. */
@Controller()
export class ShareController {
  constructor(private readonly app: Resources) {}

  @Get('player/:id')
  @Open(perAddress)
  async player(@Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const share = await playerShare(this.app.database.sql, id);
    const head = share ? playerHead(this.app.env.PUBLIC_ORIGIN, share) : missingPlayer;
    return send('player', head, request, reply);
  }

  @Get('highlight/:id')
  @Open(perAddress)
  async highlight(@Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const { PUBLIC_ORIGIN: origin, MEDIA_ORIGIN: mediaOrigin = origin } = this.app.env;
    const share = await highlightShare(this.app.database.sql, id);
    const head = share ? highlightHead(origin, mediaOrigin, share) : missingHighlight;
    return send('highlight', head, request, reply);
  }
}

const send = async (page: Page, head: Head, request: FastifyRequest, reply: FastifyReply) => {
  const html = await documentWith(page, head);
  void reply.headers({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
  if (!head.indexed) void reply.header('x-robots-tag', 'noindex');
  if (!head.shared) return reply.status(404).send(html);
  return unchanged(request, reply, etagOf(html)) ? reply.status(304).send() : reply.send(html);
};
