import { notFound } from '@rinkside/platform/refusal';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Resources } from '../resources.js';
import { Open } from './endpoint.js';

const owners = ['avatars', 'organizations'];
/** Dashes: pictures named before names were drawn at random. */
const pictureFile = /^[0-9a-f-]{36}\.webp$/;
const owner = /^[0-9a-f-]{36}$/;

@Controller('media')
export class MediaController {
  constructor(private readonly gateway: Resources) {}

  /** A new picture has a new name nobody can guess, so browsers may keep it as long as they like. */
  @Get(owners.map((kind) => `${kind}/:owner/:file`))
  @Open()
  async picture(
    @Param('owner') of: string,
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const kind = request.url.split('/')[2] ?? '';
    if (!owners.includes(kind) || !owner.test(of) || !pictureFile.test(file)) throw notFound();
    const object = await this.gateway.storage.get(`${kind}/${of}/${file}`);
    if (!object) throw notFound();
    void reply.headers({ etag: object.etag, 'cache-control': 'private, max-age=31536000, immutable' });
    if (request.headers['if-none-match'] === object.etag) {
      object.body.destroy();
      return reply.status(304).send();
    }
    return reply.headers({ 'content-type': object.type, 'content-length': object.size }).send(object.body);
  }
}
