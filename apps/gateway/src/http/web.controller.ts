import { existsSync, readdirSync } from 'node:fs';
import { notFound } from '@rinkside/platform/refusal';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { site } from '../pages/site.js';
import { Open } from './endpoint.js';

/** First parts of paths that are never a screen of the web app. */
const notScreens = new Set([
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

/** Screens of the app whose own scripts start with their document (apps/web/documents). */
const opened = new Set(existsSync(site) ? readdirSync(site) : []);

/** The document of a page, of a screen at /app/games, or of one thing at /app/games/:id. */
const documentOf = ([first, screen, thing]: string[]): string => {
  if (first === 'login') return 'login.html';
  if (first !== 'app') return 'index.html';
  const own = `app-${screen}${thing ? '-id' : ''}.html`;
  return opened.has(own) ? own : 'app.html';
};

@Controller()
export class WebController {
  /** Every screen is the same page, some with their own scripts; the router in the browser takes it from there. */
  @Get(['/', '/*'])
  @Open()
  screen(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const [path = ''] = request.url.split('?');
    const [, ...parts] = path.split('/');
    const [first = ''] = parts;
    if (notScreens.has(first) || first.includes('.')) throw notFound();
    void reply.header('cache-control', 'no-cache');
    if (path === '/') return reply.sendFile('landing.html');
    // The landing page and public pages with a head of their own are all there is for search engines.
    return reply.header('x-robots-tag', 'noindex').sendFile(documentOf(parts));
  }
}
