import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import { maxImageSidesPx } from '@rinkside/contracts/highlight-image';
import type { FileType } from '@rinkside/platform/file-type';
import sharp, { type Sharp } from 'sharp';
import { readCodedColors } from './heif-boxes.js';
import { iccProfileOf } from './icc-profile.js';
import { TooManyPixelsError } from './image-program.js';
import { repairJpeg } from './repair-jpeg.js';

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
  const file = typeof source === 'string' ? await readFile(source) : source;
  if (fileType === 'heic') return openHeic(file, maxPixels);
  const content = fileType === 'avif' ? withStillBrand(file) : file;
  // libheif's own limits refuse pictures of more than 255 tiles. The sandbox limits memory and time.
  const image = sharp(content, { limitInputPixels: false, unlimited: fileType === 'avif', failOn: 'error' });
  const { width, height, icc } = await image.metadata();
  if (width * height > maxPixels) throw new TooManyPixelsError(`${width} × ${height} pixels`);
  if (fileType === 'jpeg') return repairJpeg(file, image);
  return fileType === 'avif' && !icc ? openAvif(content, image) : image.autoOrient();
};

/** Names a sequence after the still picture that it contains too: sharp opens only those. */
const withStillBrand = (file: Buffer): Buffer => {
  if (file.toString('latin1', 8, 12) !== 'avis') return file;
  const still = Buffer.from(file);
  still.write('avif', 8, 'latin1');
  return still;
};

/** Inserts an ICC profile into a PNG, after its header. */
const insertProfile = (png: Buffer, profile: Buffer): Buffer => {
  const headerEnd = 33;
  const body = Buffer.concat([Buffer.from('iCCPcolors\0\0', 'latin1'), deflateSync(profile)]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return Buffer.concat([png.subarray(0, headerEnd), chunk, png.subarray(headerEnd)]);
};

/** Scales an image down to the largest stored size: the decoded pixels of a photo need much memory. */
const shrink = (image: Sharp): Sharp =>
  image.resize(maxImageSidesPx.image, maxImageSidesPx.image, { fit: 'inside', withoutEnlargement: true });

/** Scales an image down and assigns it a profile, by which sharp converts it to sRGB. */
export const assignProfile = async (image: Sharp, profile: Buffer | undefined): Promise<Sharp> => {
  const png = await shrink(image).png({ compressionLevel: 1 }).toBuffer();
  return sharp(profile ? insertProfile(png, profile) : png);
};

/** Gives an AVIF without a profile one by its coded colors, which sharp ignores. */
const openAvif = async (file: Buffer, image: Sharp): Promise<Sharp> => {
  const colors = readCodedColors(file);
  const profile = colors && iccProfileOf(colors);
  return profile ? assignProfile(image.autoOrient(), profile) : image.autoOrient();
};

/** sharp cannot decode HEVC images; libheif returns raw pixels, already rotated. */
const openHeic = async (file: Buffer, maxPixels: number): Promise<Sharp> => {
  const { decodeHeic } = await import('./heic.js');
  const { width, height, pixels, profile: ownProfile, colors } = decodeHeic(file, maxPixels);
  const image = sharp(pixels, { raw: { width, height, channels: 3 }, limitInputPixels: false });
  return assignProfile(image, ownProfile ?? (colors && iccProfileOf(colors)));
};
