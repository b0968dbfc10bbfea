import { highlightRoutes } from '@rinkside/contracts/highlight';
import { retryHighlight, uploadHighlight } from '@rinkside/domain/highlight/highlight-upload.commands';
import { highlightFolder } from '@rinkside/domain/highlight/highlight-folder';
import { reserveUpload, type UploadLimits } from '@rinkside/domain/highlight/upload-quota';
import type { IdempotencyKey } from '@rinkside/platform/command';
import { newId } from '@rinkside/platform/id';
import { discardObject, reserveObject } from '@rinkside/platform/staged-objects';
import { Controller } from '@nestjs/common';
import { AppContext } from '../app-context.js';
import type { Viewer } from '../auth/viewer.js';
import type { ContractRequest } from './contract/contract-request.js';
import { Endpoint } from './contract/endpoint.js';
import { assertUploadSize, storeUpload } from './store-upload.js';

@Controller()
export class HighlightUploadController {
  constructor(private readonly app: AppContext) {}

  /** Reserves the key, streams the file into storage, then creates the row. A failed or repeated upload leaves none. */
  @Endpoint(highlightRoutes.create)
  async create({ actor, idempotency, upload }: ContractRequest<typeof highlightRoutes.create>) {
    const { commands, database, env, storage } = this.app;
    if (!upload) throw new Error('route has no streamed file part');
    assertUploadSize(upload.contentLength, env);
    const id = newId();
    const original_key = `${highlightFolder(id)}original`;
    const limits = { maxHighlights: env.MEDIA_PER_PERSON, maxGigabytes: env.UPLOAD_QUOTA_GB };
    try {
      await this.#reserve(
        actor,
        { key: original_key, bytes: upload.contentLength || 0 },
        limits,
        idempotency,
      );
    } catch (error) {
      upload.discard();
      throw error;
    }
    try {
      const { result: stored, body } = await upload.read((chunks) =>
        storeUpload(this.app, original_key, chunks, upload.contentLength),
      );
      const newHighlight = {
        ...body,
        id,
        media_type: stored.mediaType,
        is_photo: stored.isPhoto,
        upload_bytes: stored.bytes,
        original_key,
      };
      return await commands.run(
        actor,
        (ctx) => uploadHighlight(ctx, newHighlight, limits),
        idempotency && { ...idempotency, body: { ...body, media: stored.hash } },
      );
    } finally {
      // Does nothing once the command has committed the object.
      await discardObject(database, storage, original_key);
    }
  }

  /** A repeated request gets the saved reply, so it is not refused. */
  async #reserve(
    actor: Viewer,
    upload: { key: string; bytes: number },
    limits: UploadLimits,
    idempotency: IdempotencyKey | undefined,
  ) {
    const { commands, database } = this.app;
    try {
      await commands.run(actor, (ctx) => reserveUpload(ctx, upload, limits));
    } catch (error) {
      if (!idempotency || !(await commands.hasReply(actor, idempotency))) throw error;
      await reserveObject(database.sql, upload.key);
    }
  }

  @Endpoint(highlightRoutes.retry)
  retry({ actor, params, idempotency }: ContractRequest<typeof highlightRoutes.retry>) {
    return this.app.commands.run(actor, (ctx) => retryHighlight(ctx, params), idempotency);
  }
}
