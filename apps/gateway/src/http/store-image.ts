import type { Actor, Ctx } from '@rinkside/domain/actor';
import { renderSquareImage } from '@rinkside/domain/square-image';
import { AppError } from '@rinkside/platform/errors';
import { releaseReservation } from '@rinkside/platform/staged-objects';
import type { AppContext } from '../app-context.js';

interface ImageTarget<View> {
  fit: Parameters<typeof renderSquareImage>[1];
  /** Checks permissions and reserves the object's key, before the image is processed. */
  reserveKey: (ctx: Ctx) => Promise<string>;
  /** Saves the key of the stored object in its row. */
  saveKey: (ctx: Ctx, key: string) => Promise<View>;
}

/** Resizes an uploaded image, stores it under a reserved key and saves the key in its row. */
export const storeImage = async <View>(
  { commands, database, storage }: AppContext,
  actor: Actor,
  bytes: Buffer = Buffer.alloc(0),
  { fit, reserveKey, saveKey }: ImageTarget<View>,
): Promise<View> => {
  const key = await commands.run(actor, reserveKey);
  try {
    await storage.put(key, await renderSquareImage(bytes, fit), 'image/webp');
    return await commands.run(actor, (ctx: Ctx) => saveKey(ctx, key));
  } catch (error) {
    // An invalid image, or the actor lost access during the upload: the object stays unreferenced.
    if (error instanceof AppError) {
      await storage.remove(key);
      await releaseReservation(database.sql, key);
    }
    throw error;
  }
};
