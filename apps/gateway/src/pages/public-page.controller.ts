import type { PublicGame } from '@rinkside/contracts/game';
import { publicGames } from '@rinkside/domain/game/game.public-views';
import { highlightShare } from '@rinkside/domain/share/highlight.share';
import { playerShare } from '@rinkside/domain/share/player.share';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { perAddressLimit } from '../auth/auth.guard.js';
import { Public } from '../http/contract/endpoint.js';
import { AppContext } from '../app-context.js';
import { replyUnderOtherName } from './public-address.js';
import { renderShell, type ShellPage } from './html-shell.js';
import { etagOf, isNotModified } from './etag.js';
import type { PageMeta } from './meta-tags.js';
import { highlightBody } from './highlight.body.js';
import { renderBody, renderMissing } from './page-body.js';
import { playerBody } from './player.body.js';
import { highlightMeta, missingHighlightMeta } from './highlight.meta.js';
import { missingPlayerMeta, playerMeta } from './player.meta.js';

/** Serves public pages with their own meta tags for link previews and search engines. */
@Controller()
export class PublicPageController {
  constructor(private readonly app: AppContext) {}

  @Get('player/:id')
  @Public(perAddressLimit)
  async player(@Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const { PUBLIC_ORIGIN: origin } = this.app.env;
    if (replyUnderOtherName(origin, request, reply)) return undefined;
    const share = await playerShare(this.app.database.sql, id);
    if (!share) return sendMissing('player', missingPlayerMeta, reply);
    const games = JSON.parse(await publicGames(this.app.database.sql, undefined, id)) as PublicGame[];
    const body = renderBody(playerBody(share.player, games));
    return send(await renderShell('player', await playerMeta(origin, share), body), share, request, reply);
  }

  @Get('highlight/:id')
  @Public(perAddressLimit)
  async highlight(@Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const { PUBLIC_ORIGIN: origin, MEDIA_ORIGIN: mediaOrigin = origin } = this.app.env;
    if (replyUnderOtherName(origin, request, reply)) return undefined;
    const share = await highlightShare(this.app.database.sql, id);
    if (!share) return sendMissing('highlight', missingHighlightMeta, reply);
    const body = renderBody(highlightBody(share.highlight));
    const head = await highlightMeta(origin, mediaOrigin, share);
    return send(await renderShell('highlight', head, body), share, request, reply);
  }
}

const pageHeaders = { 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' };
const noIndex = { 'x-robots-tag': 'noindex' };

const sendMissing = async (page: ShellPage, head: PageMeta, reply: FastifyReply) => {
  const html = await renderShell(page, head, renderMissing(head));
  return reply
    .status(404)
    .headers({ ...pageHeaders, ...noIndex })
    .send(html);
};

const send = (
  html: string,
  { indexed }: { indexed: boolean },
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  void reply.headers({ ...pageHeaders, ...(!indexed && noIndex) });
  return isNotModified(request, reply, etagOf(html)) ? reply.status(304).send() : reply.send(html);
};
