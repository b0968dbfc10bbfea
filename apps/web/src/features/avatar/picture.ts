import { playerRules } from '@rinkside/contracts/player';
import { type Crop, cropSquare, longestSide } from './crop';

/** A chosen file and what is to be kept of it. */
export interface Photo {
  file: File;
  /** The decoded picture; null where this browser cannot open its format, which the server may. */
  picture: ImageBitmap | null;
  crop: Crop;
}

/** The sentence of the rule a file breaks, or null. */
export const refusePicture = (file: File): string | null => {
  if (!file.type.startsWith('image/')) return playerRules.avatarType;
  return file.size > playerRules.avatarBytes ? playerRules.avatarSize : null;
};

/** Decodes a picture upright; null where the browser does not know the format. */
export const openPicture = async (file: File): Promise<ImageBitmap | null> => {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
};

/** Draws the kept square over the whole canvas. */
export const drawCrop = (canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void => {
  const { left, top, side } = cropSquare(picture, crop);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  // A JPEG has no transparency; without this it would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
};

/** What is sent: the kept square as a JPEG of at most 1024 px, or the file itself where it cannot be drawn. */
export const renderPhoto = async ({ file, picture, crop }: Photo): Promise<Blob> => {
  if (!picture) return file;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(longestSide, Math.round(cropSquare(picture, crop).side));
  drawCrop(canvas, picture, crop);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return blob ?? file;
};
