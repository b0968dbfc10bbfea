import { notFound } from '@rinkside/platform/errors';
import { isPublicPhoto } from '@rinkside/domain/player/avatar';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppContext } from '../app-context.js';
import { Public } from './contract/endpoint.js';
import { mediaCacheControl, MediaSignatures } from './media-signatures.js';

const ownerKinds = ['avatars', 'organizations'];
/** Older files are named by UUIDs, hence the dashes; newer names are random hex. */
const imageFile = /^[0-9a-f-]{36}\.webp$/;
const ownerId = /^[0-9a-f-]{36}$/;

@Controller('media')
export class ImageController {
  constructor(
    private readonly app: AppContext,
    private readonly signatures: MediaSignatures,
  ) {}

  /**
   * A changed image gets a new, unguessable name. Images of organizations are cached as immutable; every request for a
   * person's photo checks whether it is public, and otherwise needs a signed address.
   */
  @Get(ownerKinds.map((kind) => `${kind}/:owner/:file`))
  @Public()
  async image(
    @Param('owner') owner: string,
    @Param('file') file: string,
    @Query() query: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const kind = request.url.split('/')[2] ?? '';
    if (!ownerKinds.includes(kind) || !ownerId.test(owner) || !imageFile.test(file)) throw notFound();
    const key = `${kind}/${owner}/${file}`;
    const isPhoto = kind === 'avatars';
    if (isPhoto && !(await isPublicPhoto(this.app.database.sql, owner, key)))
      await this.signatures.verify(key, query);
    const object = await this.app.storage.get(key);
    if (!object) throw notFound();
    const cacheControl = isPhoto ? mediaCacheControl : 'private, max-age=31536000, immutable';
    void reply.headers({ etag: object.etag, 'cache-control': cacheControl });
    if (request.headers['if-none-match'] === object.etag) {
      object.body.destroy();
      return reply.status(304).send();
    }
    return reply.headers({ 'content-type': object.type, 'content-length': object.size }).send(object.body);
  }
}
