import { notFound } from '@rinkside/platform/errors';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppContext } from '../app-context.js';
import { Public } from './contract/endpoint.js';

const ownerKinds = ['avatars', 'organizations'];
/** Older files are named by UUIDs, hence the dashes; newer names are random hex. */
const imageFile = /^[0-9a-f-]{36}\.webp$/;
const ownerId = /^[0-9a-f-]{36}$/;

@Controller('media')
export class ImageController {
  constructor(private readonly app: AppContext) {}

  /** A changed image gets a new, unguessable name, so images are cached as immutable. */
  @Get(ownerKinds.map((kind) => `${kind}/:owner/:file`))
  @Public()
  async image(
    @Param('owner') owner: string,
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const kind = request.url.split('/')[2] ?? '';
    if (!ownerKinds.includes(kind) || !ownerId.test(owner) || !imageFile.test(file)) throw notFound();
    const object = await this.app.storage.get(`${kind}/${owner}/${file}`);
    if (!object) throw notFound();
    void reply.headers({ etag: object.etag, 'cache-control': 'private, max-age=31536000, immutable' });
    if (request.headers['if-none-match'] === object.etag) {
      object.body.destroy();
      return reply.status(304).send();
    }
    return reply.headers({ 'content-type': object.type, 'content-length': object.size }).send(object.body);
  }
}
