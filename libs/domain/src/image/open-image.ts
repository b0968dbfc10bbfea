import { readFile } from 'node:fs/promises';
import type { FileType } from '@rinkside/platform/file-type';
import sharp, { type Sharp } from 'sharp';
import { TooManyPixelsError } from './image-program.js';

/** Loaders of the accepted types. All others, such as SVG and PDF, are blocked. */
const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`);

/**
 * Opens an untrusted image, rotated upright. Call it in a sandboxed program only. The size in the header is checked
 * before any pixel is decoded; of an animation only the first frame is decoded.
 * @param source path or content
 * @throws TooManyPixelsError
 */
export const openImage = async (
  source: string | Buffer,
  fileType: FileType,
  maxPixels: number,
): Promise<Sharp> => {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders });
  sharp.cache(false);
  // More threads need more memory.
  sharp.concurrency(1);
  const image = sharp(source, { limitInputPixels: false, failOn: 'error' });
  const { width, height } = await image.metadata();
  if (width * height > maxPixels) throw new TooManyPixelsError(`${width} × ${height} pixels`);
  return fileType === 'heic' ? openHeic(source) : image.autoOrient();
};

/** sharp cannot decode HEVC images; heic-decode returns raw pixels, already rotated. */
const openHeic = async (source: string | Buffer) => {
  const { default: decode } = await import('heic-decode');
  const buffer = typeof source === 'string' ? await readFile(source) : source;
  const { width, height, data } = await decode({ buffer });
  return sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } });
};
