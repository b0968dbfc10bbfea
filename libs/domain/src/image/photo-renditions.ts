import { maxImageSidesPx } from '@rinkside/contracts/highlight-image';
import type { Sharp } from 'sharp';

interface Size {
  width: number;
  height: number;
}

/** Files of a processed photo: two sizes, each as JPEG and WebP. */
export const photoFiles = ['image.jpg', 'image.webp', 'small.jpg', 'small.webp'] as const;
type PhotoFile = (typeof photoFiles)[number];

/** Encodes the files of a photo. @returns the size of the larger one, in pixels */
export const writePhotoFiles = async (
  image: Sharp,
  write: (file: PhotoFile, rendition: Sharp) => Promise<Size>,
): Promise<Size> => {
  let largestSize = { width: 0, height: 0 };
  for (const name of ['image', 'small'] as const) {
    const side = maxImageSidesPx[name];
    const resized = image.clone().resize(side, side, { fit: 'inside', withoutEnlargement: true });
    const { width, height } = await write(
      `${name}.jpg`,
      resized.clone().jpeg({ quality: 82, mozjpeg: true }),
    );
    await write(`${name}.webp`, resized.clone().webp({ quality: 80 }));
    if (name === 'image') largestSize = { width, height };
  }
  return largestSize;
};
