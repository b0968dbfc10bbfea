import { playerRules } from '@rinkside/contracts/player';
import { newId } from '@rinkside/platform/id';
import { Refusal } from '@rinkside/platform/refusal';
import sharp from 'sharp';

/** Edge of a stored avatar, px. */
const edge = 512;
const largestPixels = 40_000_000;
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif']);

/** Where a new picture of this player goes; nobody can guess the name. */
export const newAvatarKey = (playerId: string) => `avatars/${playerId}/${newId()}.webp`;

/**
 * Turns an uploaded picture into a square WebP without any metadata, upright as it was taken.
 * Decided by the bytes, not by name or declared type. @throws 415 when it is no picture, 413 when it is too large.
 */
export const drawAvatar = async (bytes: Buffer): Promise<Buffer> => {
  const image = sharp(bytes, { limitInputPixels: largestPixels, failOn: 'error' });
  const header = await image.metadata().catch((error: Error) => {
    if (/pixel limit/i.test(error.message)) throw new Refusal(413, playerRules.avatarPixels);
    throw new Refusal(415, playerRules.avatarType);
  });
  if (!formats.has(header.format)) throw new Refusal(415, playerRules.avatarType);
  return image
    .autoOrient()
    .resize(edge, edge, { fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer()
    .catch((error: Error) => {
      if (/pixel limit/i.test(error.message)) throw new Refusal(413, playerRules.avatarPixels);
      throw new Refusal(415, playerRules.avatarType);
    });
};
