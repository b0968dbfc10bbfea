import { isSignatureValid, mediaSigningKey } from '@rinkside/domain/highlight/media-signing';
import { errorMessages } from '@rinkside/contracts/error';
import { AppError, notFound } from '@rinkside/platform/errors';
import { loadOnce } from '@rinkside/platform/load-once';
import { Injectable } from '@nestjs/common';
import { AppContext } from '../app-context.js';

/** The query of a signed media address. */
export interface MediaSignature {
  exp: string;
  sig: string;
}

/** `Cache-Control` of photos and media: who may see them can change. */
export const mediaCacheControl = 'private, max-age=3600';

/** Checks the signatures of non-public media. The key is read once. */
@Injectable()
export class MediaSignatures {
  readonly #key = loadOnce(() => mediaSigningKey(this.app.database.sql));

  constructor(private readonly app: AppContext) {}

  /** @throws 404 without a signature of this path; 403 when it has expired, so that clients with access fetch a new address. */
  async verify(path: string, { exp, sig }: Record<string, unknown>): Promise<MediaSignature> {
    if (typeof exp !== 'string' || typeof sig !== 'string') throw notFound();
    const key = await this.#key();
    if (isSignatureValid(key, path, { exp, sig })) return { exp, sig };
    throw isSignatureValid(key, path, { exp, sig }, 0)
      ? new AppError('forbidden', errorMessages.notFound)
      : notFound();
  }
}
