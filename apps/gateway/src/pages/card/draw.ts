import satori from 'satori';
import sharp, { type Sharp } from 'sharp';
import { size, type Card } from './card.js';
import { fonts } from './fonts.js';
import { drawHighlight, posterPlace } from './highlight.drawing.js';
import { drawPlayer } from './player.drawing.js';
import { paint, type Shape } from './shapes.js';

/** Reads a stored picture; null when it is not there. */
export type ReadPicture = (key: string) => Promise<Buffer | null>;

const largestPixels = 40_000_000;

interface Fit {
  width: number;
  height: number;
  fit: 'cover' | 'contain';
}

/** What `read` finds in another size, or null when there is none or it cannot be read. */
const fitted = async (read: ReadPicture, key: string | null, { width, height, fit }: Fit) => {
  const bytes = key && (await read(key));
  if (!bytes) return null;
  return sharp(bytes, { limitInputPixels: largestPixels })
    .autoOrient()
    .resize(width, height, { fit, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
    .catch(() => null);
};

const layers = async (shape: Shape) => Buffer.from(await satori(shape, { ...size, fonts: await fonts() }));

const flatPng = (image: Sharp) => image.png({ compressionLevel: 6 }).toBuffer();
/** A photo in all its colours is several times larger, and previews refuse images of more than some hundred KB. */
const photoPng = (image: Sharp) => image.png({ palette: true, quality: 92, effort: 1 }).toBuffer();

const drawWithPoster = (poster: Buffer, words: Buffer) => {
  const ground = sharp({ create: { ...size, channels: 3, background: paint.night } });
  return photoPng(ground.composite([{ input: poster, left: posterPlace.left, top: 0 }, { input: words }]));
};

/** Draws a card as a PNG of 1200 by 630. A picture that is gone or broken is left out. */
export const drawCard = async (card: Card, read: ReadPicture): Promise<Buffer> => {
  if (card.kind === 'player') {
    const emblem = await fitted(read, card.emblem, { width: 204, height: 204, fit: 'contain' });
    const src = emblem && `data:image/png;base64,${emblem.toString('base64')}`;
    return flatPng(sharp(await layers(drawPlayer(card, src))));
  }
  const poster = await fitted(read, card.poster, { ...posterPlace, fit: 'cover' });
  const words = await layers(drawHighlight(card, poster !== null));
  return poster ? drawWithPoster(poster, words) : flatPng(sharp(words));
};
