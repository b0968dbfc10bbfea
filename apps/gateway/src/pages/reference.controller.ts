import { openapi } from '@rinkside/contracts/openapi';
import { notFound } from '@rinkside/platform/refusal';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { perAddress } from '../access/access.guard.js';
import { Open } from '../http/endpoint.js';
import { etagOf, unchanged } from './etag.js';
import { referencePage, referenceParts, type ReferencePart } from './reference.js';

/** What may be called, generated from the contracts the calls are held to: for programs and, as a page, for people. */
@Controller('api')
export class ReferenceController {
  #document: string | undefined;

  @Get('openapi.json')
  @Open(perAddress)
  openapi(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const text = (this.#document ??= JSON.stringify(openapi()));
    return send({ type: 'application/json; charset=utf-8', body: Buffer.from(text) }, request, reply);
  }

  @Get('docs')
  @Open(perAddress)
  page(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return send(referencePage, request, reply);
  }

  @Get('docs/:part')
  @Open(perAddress)
  async part(@Param('part') name: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const part = (await referenceParts()).get(name);
    if (!part) throw notFound();
    return send(part, request, reply);
  }
}

const send = ({ type, body, gzip }: ReferencePart, request: FastifyRequest, reply: FastifyReply) => {
  void reply.headers({ 'cache-control': 'no-cache', 'content-type': type, vary: 'accept-encoding' });
  if (unchanged(request, reply, etagOf(body))) return reply.status(304).send();
  const squeezed = gzip && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  return squeezed ? reply.header('content-encoding', 'gzip').send(gzip) : reply.send(body);
};
