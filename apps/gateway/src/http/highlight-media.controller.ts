import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { isSigned, mediaKey, openMedia } from '@rinkside/domain/highlight/highlight.access';
import { highlightFolder } from '@rinkside/domain/highlight/highlight.views';
import { refusals } from '@rinkside/contracts/error';
import { isId } from '@rinkside/platform/id';
import { notFound, Refusal } from '@rinkside/platform/refusal';
import type { ObjectHead } from '@rinkside/platform/storage/storage';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Resources } from '../resources.js';
import { Open } from './endpoint.js';
import { rangeOf } from './ranges.js';

const fileShape = /^[a-z0-9-]{1,40}\.(?:m3u8|mp4|jpg|webp)$/;
const versionShape = /^[1-9]\d{0,8}$/;
/** Seconds (decisions E20). */
const kept = 3600;

interface Place {
  highlight: string;
  version: string;
  file: string;
}

/** Files of highlights. Every request asks the row; what is not open needs an address of ours that still holds. */
@Controller('media')
export class HighlightMediaController {
  #key: Promise<Buffer> | undefined;

  constructor(private readonly gateway: Resources) {}

  @Get(':highlight/:version/:file')
  @Open()
  async file(
    @Param() place: Place,
    @Query() query: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const { MEDIA_ORIGIN, PUBLIC_ORIGIN } = this.gateway.env;
    if (MEDIA_ORIGIN && request.host !== new URL(MEDIA_ORIGIN).host)
      return reply.redirect(new URL(request.url, MEDIA_ORIGIN).href, 307);
    const signature = await this.#mayRead(place, query);
    const key = `${highlightFolder(place.highlight)}${place.version}/${place.file}`;
    const head = await this.gateway.storage.stat(key);
    if (!head) throw notFound();
    void reply.headers({
      'content-type': head.type,
      'cache-control': `private, max-age=${kept}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      ...(MEDIA_ORIGIN && {
        'access-control-allow-origin': PUBLIC_ORIGIN,
        'cross-origin-resource-policy': 'cross-origin',
      }),
    });
    if (signature && place.file.endsWith('.m3u8'))
      return this.#signedPlaylist(key, head, signature, request, reply);
    return this.#bytes(key, head, request, reply);
  }

  /** The signature its playlists hand on, or none for what is open. @throws 404, 403 when only time has run out. */
  async #mayRead({ highlight, version, file }: Place, { exp, sig }: Record<string, unknown>) {
    if (!isId(highlight) || !versionShape.test(version) || !fileShape.test(file)) throw notFound();
    const { sql } = this.gateway.database;
    const open = await openMedia(sql, highlight, Number(version));
    if (open === undefined) throw notFound();
    if (open) return undefined;
    if (typeof exp !== 'string' || typeof sig !== 'string') throw notFound();
    this.#key ??= mediaKey(sql).catch((error: unknown) => {
      this.#key = undefined;
      throw error;
    });
    const key = await this.#key;
    const folder = `${highlight}/${version}`;
    if (isSigned(key, folder, { exp, sig })) return { exp, sig };
    // It was ours once: whoever may still see it fetches another.
    throw isSigned(key, folder, { exp, sig }, 0) ? new Refusal(403, refusals.notFound) : notFound();
  }

  async #signedPlaylist(
    key: string,
    head: ObjectHead,
    { exp, sig }: { exp: string; sig: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const etag = `${head.etag.slice(0, -1)}-${exp}"`;
    void reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    const object = await this.gateway.storage.get(key);
    if (!object) throw notFound();
    const sign = `?exp=${exp}&sig=${sig}`;
    const playlist = (await text(object.body))
      .replace(/^([^#\s]\S*)$/gm, `$1${sign}`)
      .replace(/URI="([^"]+)"/g, `URI="$1${sign}"`);
    return reply.send(playlist);
  }

  async #bytes(key: string, { etag, size }: ObjectHead, request: FastifyRequest, reply: FastifyReply) {
    void reply.headers({ etag, 'accept-ranges': 'bytes' });
    const { range, 'if-none-match': known, 'if-range': same } = request.headers;
    if (known?.split(/\s*,\s*/).includes(etag)) return reply.status(304).send();
    const asked = same === undefined || same === etag ? rangeOf(range, size) : undefined;
    if (asked === null) return reply.status(416).header('content-range', `bytes */${size}`).send();
    if (asked) void reply.status(206).header('content-range', `bytes ${asked.start}-${asked.end}/${size}`);
    void reply.header('content-length', asked ? asked.end - asked.start + 1 : size);
    // A stream keeps the length that was said; none is opened for nothing.
    if (request.method === 'HEAD') return reply.send(Readable.from([]));
    const object = await this.gateway.storage.get(key, asked);
    if (!object) throw notFound();
    return reply.send(object.body);
  }
}
