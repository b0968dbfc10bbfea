import { openapi } from '@rinkside/contracts/openapi';
import { notFound } from '@rinkside/platform/refusal';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { perAddress } from '../access/access.guard.js';
import { Open } from '../http/endpoint.js';
import { etagOf, unchanged } from './etag.js';
import { referencePage, referenceParts, type ReferencePart } from './reference.js';

/** Serves the API reference: openapi.json, generated from the contract, and a page to read it. */
@Controller('api')
export class ReferenceController {
  #openapiJson: string | undefined;

  @Get('openapi.json')
  @Open(perAddress)
  openapi(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const text = (this.#openapiJson ??= JSON.stringify(openapi()));
    return send({ type: 'application/json; charset=utf-8', body: Buffer.from(text) }, request, reply);
  }

  @Get('docs')
  @Open(perAddress)
  page(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return send(referencePage, request, reply);
  }

  @Get('docs/:part')
  @Open(perAddress)
  async asset(@Param('part') name: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const asset = (await referenceParts()).get(name);
    if (!asset) throw notFound();
    return send(asset, request, reply);
  }
}

const send = ({ type, body, gzip }: ReferencePart, request: FastifyRequest, reply: FastifyReply) => {
  void reply.headers({ 'cache-control': 'no-cache', 'content-type': type, vary: 'accept-encoding' });
  if (unchanged(request, reply, etagOf(body))) return reply.status(304).send();
  const useGzip = gzip && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  return useGzip ? reply.header('content-encoding', 'gzip').send(gzip) : reply.send(body);
};
