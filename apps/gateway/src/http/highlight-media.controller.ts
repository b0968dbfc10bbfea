import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { isPublicMedia } from '@rinkside/domain/highlight/media-signing';
import { highlightFolder } from '@rinkside/domain/highlight/highlight-folder';
import { isUuid } from '@rinkside/platform/id';
import { notFound } from '@rinkside/platform/errors';
import type { ObjectHead } from '@rinkside/platform/storage/storage';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppContext } from '../app-context.js';
import { Public } from './contract/endpoint.js';
import { parseByteRange } from './byte-range.js';
import { mediaCacheControl, MediaSignatures, type MediaSignature } from './media-signatures.js';

const filePattern = /^[a-z0-9-]{1,40}\.(?:m3u8|mp4|jpg|webp|vtt)$/;
const versionPattern = /^[1-9]\d{0,8}$/;

interface MediaPath {
  highlight: string;
  version: string;
  file: string;
}

/** Serves media files of highlights. Visibility is checked on every request; non-public media needs a signed URL. */
@Controller('media')
export class HighlightMediaController {
  constructor(
    private readonly app: AppContext,
    private readonly signatures: MediaSignatures,
  ) {}

  @Get(':highlight/:version/:file')
  @Public()
  async file(
    @Param() path: MediaPath,
    @Query() query: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const { MEDIA_ORIGIN, PUBLIC_ORIGIN } = this.app.env;
    if (MEDIA_ORIGIN && request.host !== new URL(MEDIA_ORIGIN).host)
      return reply.redirect(new URL(request.url, MEDIA_ORIGIN).href, 307);
    const signature = await this.#authorize(path, query);
    const key = `${highlightFolder(path.highlight)}${path.version}/${path.file}`;
    const head = await this.app.storage.stat(key);
    if (!head) throw notFound();
    void reply.headers({
      'content-type': head.type,
      'cache-control': mediaCacheControl,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      ...(MEDIA_ORIGIN && {
        'access-control-allow-origin': PUBLIC_ORIGIN,
        'cross-origin-resource-policy': 'cross-origin',
      }),
    });
    if (signature && path.file.endsWith('.m3u8'))
      return this.#signedPlaylist(key, head, signature, request, reply);
    return this.#bytes(key, head, request, reply);
  }

  /**
   * Returns the URL's signature, or undefined for public media.
   * @throws 404 when the media is not accessible; 403 when the signature has expired.
   */
  async #authorize({ highlight, version, file }: MediaPath, query: Record<string, unknown>) {
    if (!isUuid(highlight) || !versionPattern.test(version) || !filePattern.test(file)) throw notFound();
    const isPublic = await isPublicMedia(this.app.database.sql, highlight, Number(version));
    if (isPublic === undefined) throw notFound();
    return isPublic ? undefined : this.signatures.verify(`${highlight}/${version}`, query);
  }

  async #signedPlaylist(
    key: string,
    head: ObjectHead,
    { exp, sig }: MediaSignature,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const etag = `${head.etag.slice(0, -1)}-${exp}"`;
    void reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    const object = await this.app.storage.get(key);
    if (!object) throw notFound();
    const signedQuery = `?exp=${exp}&sig=${sig}`;
    const playlist = (await text(object.body))
      .replace(/^([^#\s]\S*)$/gm, `$1${signedQuery}`)
      .replace(/URI="([^"]+)"/g, `URI="$1${signedQuery}"`);
    return reply.send(playlist);
  }

  async #bytes(key: string, { etag, size }: ObjectHead, request: FastifyRequest, reply: FastifyReply) {
    void reply.headers({ etag, 'accept-ranges': 'bytes' });
    const { range, 'if-none-match': cachedEtags, 'if-range': rangeEtag } = request.headers;
    if (cachedEtags?.split(/\s*,\s*/).includes(etag)) return reply.status(304).send();
    const byteRange = rangeEtag === undefined || rangeEtag === etag ? parseByteRange(range, size) : undefined;
    if (byteRange === null) return reply.status(416).header('content-range', `bytes */${size}`).send();
    if (byteRange)
      void reply.status(206).header('content-range', `bytes ${byteRange.start}-${byteRange.end}/${size}`);
    void reply.header('content-length', byteRange ? byteRange.end - byteRange.start + 1 : size);
    // An empty stream keeps the content-length header without opening the object.
    if (request.method === 'HEAD') return reply.send(Readable.from([]));
    const object = await this.app.storage.get(key, byteRange);
    if (!object) throw notFound();
    return reply.send(object.body);
  }
}
