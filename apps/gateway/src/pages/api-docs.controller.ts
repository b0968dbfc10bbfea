import { notFound } from '@rinkside/platform/errors';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { openapi } from '../api-docs/openapi.js';
import { perAddressLimit } from '../auth/auth.guard.js';
import { Public } from '../http/contract/endpoint.js';
import { etagOf, isNotModified } from './etag.js';
import { apiDocsPage, apiDocsAssets, type ApiDocsAsset } from './api-docs.js';

/** Serves the API reference: openapi.json, generated from the contract, and a page to read it. */
@Controller('api')
export class ApiDocsController {
  #openapiJson: string | undefined;

  @Get('openapi.json')
  @Public(perAddressLimit)
  openapi(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const text = (this.#openapiJson ??= JSON.stringify(openapi()));
    return send({ type: 'application/json; charset=utf-8', body: Buffer.from(text) }, request, reply);
  }

  @Get('docs')
  @Public(perAddressLimit)
  page(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return send(apiDocsPage, request, reply);
  }

  @Get('docs/:part')
  @Public(perAddressLimit)
  async asset(@Param('part') name: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const asset = (await apiDocsAssets()).get(name);
    if (!asset) throw notFound();
    return send(asset, request, reply);
  }
}

const send = ({ type, body, gzip }: ApiDocsAsset, request: FastifyRequest, reply: FastifyReply) => {
  void reply.headers({ 'cache-control': 'no-cache', 'content-type': type, vary: 'accept-encoding' });
  if (isNotModified(request, reply, etagOf(body))) return reply.status(304).send();
  const useGzip = gzip && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  return useGzip ? reply.header('content-encoding', 'gzip').send(gzip) : reply.send(body);
};
