import { imageRules } from '@rinkside/contracts/image';
import { type FileType, sniffLength, detectFileType } from '@rinkside/platform/file-type';
import { AppError } from '@rinkside/platform/errors';

const storedEdgePx = 512;
const maxInputPixels = 40_000_000;
const acceptedTypes = new Set<FileType | undefined>(['jpeg', 'png', 'webp', 'gif', 'heic', 'avif']);
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

const rethrowAsAppError = (error: Error): never => {
  if (/pixel limit/i.test(error.message)) throw new AppError('tooLarge', imageRules.pixels);
  throw new AppError('unsupportedType', imageRules.type);
};

/**
 * Converts an uploaded image to an upright, square WebP without metadata. `cover` crops (faces), `contain` keeps
 * the whole image on a transparent background (badges). The type is detected from the bytes, not from the file name
 * or declared type. @throws unsupportedType if it is not an image, tooLarge if it has too many pixels.
 */
export const renderSquareImage = async (bytes: Buffer, fit: 'cover' | 'contain'): Promise<Buffer> => {
  // Check before sharp parses the bytes: it also accepts SVG, which can expand to any size.
  if (!acceptedTypes.has(detectFileType(bytes.subarray(0, sniffLength))))
    throw new AppError('unsupportedType', imageRules.type);
  // Lazy import: a gateway that receives no images does not load the image library.
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: maxInputPixels, failOn: 'error' })
    .autoOrient()
    .resize(storedEdgePx, storedEdgePx, { fit, background: transparent })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(rethrowAsAppError);
};
