import { existsSync, readdirSync } from 'node:fs';
import { childLinkPage, circleLinkPage, teamLinkPage } from '@rinkside/contracts/link-pages';
import { liveLinkPage, scorerLinkPage } from '@rinkside/contracts/live-link';
import { notFound } from '@rinkside/platform/errors';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppContext } from '../app-context.js';
import { replyUnderOtherName } from '../pages/public-address.js';
import { webRoot } from '../pages/web-root.js';
import { Public } from './contract/endpoint.js';

/** First path segments that never belong to the web app. */
const reservedSegments = new Set([
  'api',
  'operator',
  'media',
  'oidc',
  'socket.io',
  'assets',
  'health',
  'metrics',
  'share',
]);

/** Pages that get a secret in the fragment. */
const fragmentPages = new Set<string>([childLinkPage, circleLinkPage, scorerLinkPage, teamLinkPage]);

/** The files of the built web app. Some screens have an HTML file that preloads their scripts. */
const builtFiles = new Set(existsSync(webRoot) ? readdirSync(webRoot) : []);

/** Returns the HTML file of a path: a page, a screen such as /app/games, or an entity such as /app/games/:id. */
const htmlFileOf = ([first, screen, entityId]: string[]): string => {
  if (first === 'login' || first === 'live') return `${first}.html`;
  if (first !== 'app') return 'index.html';
  const file = `app-${screen}${entityId ? '-id' : ''}.html`;
  return builtFiles.has(file) ? file : 'app.html';
};

@Controller()
export class SpaController {
  constructor(private readonly app: AppContext) {}

  /** Serves the single-page app; routing happens in the browser. */
  @Get(['/', '/*'])
  @Public()
  screen(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const [path = ''] = request.url.split('?');
    const [, ...segments] = path.split('/');
    const [first = ''] = segments;
    if (reservedSegments.has(first) || first.includes('.')) throw notFound();
    if (replyUnderOtherName(this.app.env.PUBLIC_ORIGIN, request, reply)) return undefined;
    void reply.header('cache-control', 'no-cache');
    // Their path or fragment has a secret.
    if (path.startsWith(liveLinkPage) || fragmentPages.has(path))
      void reply.header('referrer-policy', 'no-referrer');
    if (path === '/') return reply.sendFile('landing.html');
    // Only the landing page and the public pages, served by another controller, are indexed.
    return reply.header('x-robots-tag', 'noindex').sendFile(htmlFileOf(segments));
  }
}
