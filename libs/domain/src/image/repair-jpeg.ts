import sharp, { type Sharp } from 'sharp';

const endMark = Buffer.from([0xff, 0xd9]);
const scanMark = Buffer.from([0xff, 0xda]);

/** Parts at the bottom that are missing up to this share are not noticed in the picture. */
const maxMissingShare = 0.02;
/** Decoders shrink by this factor at no cost; one pixel is then one block. */
const blockSide = 8;

/** Returns the share of rows at the bottom without any content: decoders fill missing blocks with one color. */
const missingShare = async (image: Sharp): Promise<number> => {
  const { width, height } = await image.metadata();
  const { data, info } = await image
    .clone()
    .grayscale()
    .resize(Math.ceil(width / blockSide), Math.ceil(height / blockSide), { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let emptyRows = 0;
  for (let row = info.height - 1; row >= 0; row--) {
    const line = data.subarray(row * info.width * info.channels, (row + 1) * info.width * info.channels);
    if (line.some((value) => value !== line[0])) break;
    emptyRows++;
  }
  return emptyRows / info.height;
};

/**
 * Returns a JPEG upright. Cameras and messengers cut off the end mark and a few bytes; browsers show such files whole.
 * Other files without an end mark stay as they are, and fail to decode.
 */
export const repairJpeg = async (file: Buffer, image: Sharp): Promise<Sharp> => {
  if (file.lastIndexOf(endMark) > file.lastIndexOf(scanMark)) return image.autoOrient();
  const complete = sharp(Buffer.concat([file, endMark]), { limitInputPixels: false, failOn: 'none' });
  return (await missingShare(complete)) <= maxMissingShare ? complete.autoOrient() : image.autoOrient();
};
