import { playerRules } from '@rinkside/contracts/player';
import { type Crop, cropSquare, maxSidePx } from './crop';

/** A chosen file and its crop. */
export interface Photo {
  file: File;
  /** The decoded image; null if the browser cannot decode the format. The server may still accept it. */
  bitmap: ImageBitmap | null;
  crop: Crop;
}

/** Returns the error message for a file that is no image, or null. */
export const photoTypeError = (file: File): string | null =>
  file.type.startsWith('image/') ? null : playerRules.avatarType;

/** Returns the error message for a file that is too large and that the browser cannot scale down, or null. */
export const photoSizeError = ({ file, bitmap }: Photo): string | null =>
  !bitmap && file.size > playerRules.maxAvatarBytes ? playerRules.avatarSize : null;

/** Decodes an image with its EXIF orientation applied. Returns null for formats the browser cannot decode. */
export const decodeImage = async (file: File): Promise<ImageBitmap | null> => {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
};

/** Draws the cropped square over the whole canvas. */
export const drawCrop = (canvas: HTMLCanvasElement, bitmap: ImageBitmap, crop: Crop): void => {
  const { left, top, side } = cropSquare(bitmap, crop);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  // JPEG has no alpha channel: transparent pixels would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height);
};

/** Returns the upload: the crop as a JPEG of at most 1024 px, or the original file if it cannot be decoded. */
export const renderPhoto = async (photo: Photo): Promise<Blob> => {
  const { file, crop } = photo;
  // Sent while it is being decoded.
  const bitmap = photo.bitmap ?? (await decodeImage(file));
  if (!bitmap) return file;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(maxSidePx, Math.round(cropSquare(bitmap, crop).side));
  drawCrop(canvas, bitmap, crop);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return blob ?? file;
};
