import { imageRules } from '@rinkside/contracts/image';

/** A PNG of one transparent pixel. Bytes after its IEND chunk are ignored, so it can be padded to any size. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const padTo = (size: number) => Buffer.concat([pixel, Buffer.alloc(size - pixel.length)]);
const png = (bytes: Buffer) => new Blob([new Uint8Array(bytes)], { type: 'image/png' });

/** Image files for uploads. */
export const imageFiles = {
  small: () => png(pixel),
  ofSize: (bytes: number) => png(padTo(bytes)),
  maxSize: () => png(padTo(imageRules.maxBytes)),
  aboveMaxSize: () => png(padTo(imageRules.maxBytes + 1)),
  notAnImage: () => png(Buffer.from('not an image at all')),
};
