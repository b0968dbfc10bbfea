import { imageRules } from '@rinkside/contracts/image';
import type { Ctx } from '@rinkside/domain/actor';
import { imageTimeoutMs, renderSquareImage } from '@rinkside/domain/image/render-square-image';
import { BoundedQueue } from '@rinkside/platform/bounded-queue';
import { AppError } from '@rinkside/platform/errors';
import { releaseReservation } from '@rinkside/platform/staged-objects';
import { Injectable } from '@nestjs/common';
import { AppContext } from '../app-context.js';
import type { Viewer } from '../auth/viewer.js';
import { releaseFilePart } from './contract/multipart.js';

interface ImageTarget<View> {
  fit: Parameters<typeof renderSquareImage>[1];
  /** Checks permissions and reserves the object's key, before the image is processed. */
  reserveKey: (ctx: Ctx) => Promise<string>;
  /** Saves the key of the stored object in its row. */
  saveKey: (ctx: Ctx, key: string) => Promise<View>;
}

/** Stores uploaded images of players and organizations. */
@Injectable()
export class ImageUploadService {
  /**
   * Processes one image at a time, because each takes a core and up to 550 MB. Accounts take turns: an
   * account waits for its own images, and for at most one image of each account that used less time.
   */
  readonly #queue = new BoundedQueue({
    concurrency: 1,
    maxQueued: 12,
    maxQueuedPerOwner: 3,
    // Longer than one image may take, so that the first of an account gets its turn.
    maxWaitMs: imageTimeoutMs + 5000,
    message: imageRules.busy,
    retryAfter: 5,
  });

  constructor(private readonly app: AppContext) {}

  /**
   * Resizes the uploaded image of a form, stores it under a reserved key and saves the key in its row.
   * @throws 503 while too many images wait
   */
  store<View>(actor: Viewer, bytes: Buffer = Buffer.alloc(0), target: ImageTarget<View>): Promise<View> {
    return this.#store(actor, bytes, target).finally(() => releaseFilePart(bytes, actor.accountId));
  }

  async #store<View>(
    actor: Viewer,
    bytes: Buffer,
    { fit, reserveKey, saveKey }: ImageTarget<View>,
  ): Promise<View> {
    const { commands, database, storage } = this.app;
    const key = await commands.run(actor, reserveKey);
    try {
      const image = await this.#queue.run(() => renderSquareImage(bytes, fit), actor.accountId);
      await storage.put(key, image, 'image/webp');
      return await commands.run(actor, (ctx: Ctx) => saveKey(ctx, key));
    } catch (error) {
      // An invalid image, or the actor lost access during the upload: the object stays unreferenced.
      if (error instanceof AppError) {
        await storage.remove(key);
        await releaseReservation(database.sql, key);
      }
      throw error;
    }
  }
}
