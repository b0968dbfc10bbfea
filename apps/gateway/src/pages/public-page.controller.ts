import { highlightShare } from '@rinkside/domain/share/highlight.share';
import { playerShare } from '@rinkside/domain/share/player.share';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { perAddressLimit } from '../auth/auth.guard.js';
import { Public } from '../http/contract/endpoint.js';
import { AppContext } from '../app-context.js';
import { renderShell, type ShellPage } from './html-shell.js';
import { etagOf, isNotModified } from './etag.js';
import type { PageMeta } from './meta-tags.js';
import { highlightMeta, missingHighlightMeta } from './highlight.meta.js';
import { missingPlayerMeta, playerMeta } from './player.meta.js';

/** Serves public pages with their own meta tags for link previews and search engines. */
@Controller()
export class PublicPageController {
  constructor(private readonly app: AppContext) {}

  @Get('player/:id')
  @Public(perAddressLimit)
  async player(@Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const share = await playerShare(this.app.database.sql, id);
    const head = share ? playerMeta(this.app.env.PUBLIC_ORIGIN, share) : missingPlayerMeta;
    return send('player', head, request, reply);
  }

  @Get('highlight/:id')
  @Public(perAddressLimit)
  async highlight(@Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const { PUBLIC_ORIGIN: origin, MEDIA_ORIGIN: mediaOrigin = origin } = this.app.env;
    const share = await highlightShare(this.app.database.sql, id);
    const head = share ? highlightMeta(origin, mediaOrigin, share) : missingHighlightMeta;
    return send('highlight', head, request, reply);
  }
}

const send = async (page: ShellPage, head: PageMeta, request: FastifyRequest, reply: FastifyReply) => {
  const html = await renderShell(page, head);
  void reply.headers({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
  if (!head.indexed) void reply.header('x-robots-tag', 'noindex');
  if (!head.shared) return reply.status(404).send(html);
  return isNotModified(request, reply, etagOf(html)) ? reply.status(304).send() : reply.send(html);
};
