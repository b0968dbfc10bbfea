import { notFound } from '@rinkside/platform/refusal';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Open } from './endpoint.js';

/** First parts of paths that are never a screen of the web app. */
const notScreens = new Set(['api', 'media', 'oidc', 'socket.io', 'assets', 'health', 'metrics']);

@Controller()
export class WebController {
  /** Every screen is the same page, the landing page's with its own scripts; the router in the browser takes it from there. */
  @Get(['/', '/*'])
  @Open()
  screen(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const [, first = ''] = request.url.split(/[/?]/);
    if (notScreens.has(first) || first.includes('.')) throw notFound();
    return reply.header('cache-control', 'no-cache').sendFile(first === '' ? 'landing.html' : 'index.html');
  }
}
