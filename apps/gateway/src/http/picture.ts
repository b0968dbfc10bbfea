import type { Actor, Ctx } from '@rinkside/domain/actor';
import { drawPicture } from '@rinkside/domain/picture';
import { Refusal } from '@rinkside/platform/refusal';
import { forgetUpload } from '@rinkside/platform/uploads';
import type { Resources } from '../resources.js';

interface Picture<View> {
  fit: Parameters<typeof drawPicture>[1];
  /** Says no before any work, else names the object. */
  name: (ctx: Ctx) => Promise<string>;
  /** Points a row at the stored object. */
  set: (ctx: Ctx, key: string) => Promise<View>;
}

/** Draws an uploaded picture, stores it under a name written first and points a row at it. */
export const storePicture = async <View>(
  { commands, database, storage }: Resources,
  actor: Actor,
  bytes: Buffer = Buffer.alloc(0),
  { fit, name, set }: Picture<View>,
): Promise<View> => {
  const key = await commands.run(actor, name);
  try {
    await storage.put(key, await drawPicture(bytes, fit), 'image/webp');
    return await commands.run(actor, (ctx: Ctx) => set(ctx, key));
  } catch (error) {
    // No picture, or whoever sent it was deleted or lost their rights meanwhile: nothing will ever point here.
    if (error instanceof Refusal) {
      await storage.remove(key);
      await forgetUpload(database.sql, key);
    }
    throw error;
  }
};
