import type { Actor, Ctx } from '@rinkside/domain/actor';
import { drawPicture } from '@rinkside/domain/picture';
import { Refusal } from '@rinkside/platform/refusal';
import { forgetUpload } from '@rinkside/platform/uploads';
import type { Resources } from '../resources.js';

interface ImageTarget<View> {
  fit: Parameters<typeof drawPicture>[1];
  /** Checks permissions and reserves the object's key, before the image is processed. */
  name: (ctx: Ctx) => Promise<string>;
  /** Saves the key of the stored object in its row. */
  set: (ctx: Ctx, key: string) => Promise<View>;
}

/** Resizes an uploaded image, stores it under a reserved key and saves the key in its row. */
export const storePicture = async <View>(
  { commands, database, storage }: Resources,
  actor: Actor,
  bytes: Buffer = Buffer.alloc(0),
  { fit, name, set }: ImageTarget<View>,
): Promise<View> => {
  const key = await commands.run(actor, name);
  try {
    await storage.put(key, await drawPicture(bytes, fit), 'image/webp');
    return await commands.run(actor, (ctx: Ctx) => set(ctx, key));
  } catch (error) {
    // An invalid image, or the actor lost access during the upload: the object stays unreferenced.
    if (error instanceof Refusal) {
      await storage.remove(key);
      await forgetUpload(database.sql, key);
    }
    throw error;
  }
};
