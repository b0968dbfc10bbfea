import type { Actor, Ctx } from '@rinkside/domain/actor';
import { drawPicture } from '@rinkside/domain/picture';
import { Refusal } from '@rinkside/platform/refusal';
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
  { commands, storage }: Resources,
  actor: Actor,
  bytes: Buffer = Buffer.alloc(0),
  { fit, name, set }: Picture<View>,
): Promise<View> => {
  const key = await commands.run(actor, name);
  const picture = await drawPicture(bytes, fit);
  await storage.put(key, picture, 'image/webp');
  try {
    return await commands.run(actor, (ctx: Ctx) => set(ctx, key));
  } catch (error) {
    // The account was closed or lost its rights meanwhile: nothing will ever point here.
    if (error instanceof Refusal) await storage.remove(key);
    throw error;
  }
};
