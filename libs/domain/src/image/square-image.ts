import type { Sharp } from 'sharp';

export type ImageFit = 'cover' | 'contain';

/** Edge of a stored avatar or organization image, px. */
const squareEdgePx = 512;
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * Converts an image to a square WebP without metadata. `cover` crops (faces), `contain` keeps the whole image on a
 * transparent background (badges).
 */
export const toSquareWebp = (image: Sharp, fit: ImageFit): Promise<Buffer> =>
  image.resize(squareEdgePx, squareEdgePx, { fit, background: transparent }).webp({ quality: 82 }).toBuffer();
