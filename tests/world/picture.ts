import { pictureRules } from '@rinkside/contracts/picture';

/** The smallest picture there is, one transparent pixel; what follows the end of a PNG is not looked at. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const padded = (size: number) => Buffer.concat([pixel, Buffer.alloc(size - pixel.length)]);
const png = (bytes: Buffer) => new Blob([new Uint8Array(bytes)], { type: 'image/png' });

/** Files to send as a picture. */
export const pictures = {
  small: () => png(pixel),
  largest: () => png(padded(pictureRules.bytes)),
  tooLarge: () => png(padded(pictureRules.bytes + 1)),
  none: () => png(Buffer.from('not a picture at all')),
};
