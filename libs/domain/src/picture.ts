import { pictureRules } from '@rinkside/contracts/picture';
import { type FileKind, headLength, kindOf } from '@rinkside/platform/file-kind';
import { Refusal } from '@rinkside/platform/refusal';

/** Edge of a stored picture, px. */
const edge = 512;
const largestPixels = 40_000_000;
const kinds = new Set<FileKind | undefined>(['jpeg', 'png', 'webp', 'gif', 'heic', 'avif']);
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

const refused = (error: Error): never => {
  if (/pixel limit/i.test(error.message)) throw new Refusal(413, pictureRules.pixels);
  throw new Refusal(415, pictureRules.type);
};

/**
 * Turns an uploaded picture into a square WebP without any metadata, upright as it was taken: `cover` cuts
 * a face's surroundings off, `contain` keeps all of a badge on a clear ground.
 * Decided by the bytes, not by name or declared type. @throws 415 when it is no picture, 413 when it is too large.
 */
export const drawPicture = async (bytes: Buffer, fit: 'cover' | 'contain'): Promise<Buffer> => {
  // Before the library sees a byte: it would also read drawings in text, which unpack to any size.
  if (!kinds.has(kindOf(bytes.subarray(0, headLength)))) throw new Refusal(415, pictureRules.type);
  // Loaded for the first picture: a gateway that gets none holds no image library.
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: largestPixels, failOn: 'error' })
    .autoOrient()
    .resize(edge, edge, { fit, background: clear })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(refused);
};
