import { maxImageSidesPx } from '@rinkside/contracts/highlight-image';
import { detectFileType, sniffLength, type FileType } from '@rinkside/platform/file-type';
import satori from 'satori';
import sharp, { type Sharp } from 'sharp';
import { cardSize, type SocialCard } from './card.js';
import { loadFonts } from './fonts.js';
import { highlightLayout, posterArea } from './highlight.layout.js';
import { playerLayout } from './player.layout.js';
import { palette, type Shape } from './shapes.js';

/** Reads a stored image; null if it does not exist. */
export type ReadImage = (key: string) => Promise<Buffer | null>;

/** Stored images were re-encoded: as JPEG or WebP, highlights at most this large, emblems smaller. */
const storedTypes = new Set<FileType | undefined>(['jpeg', 'webp']);
const maxInputPixels = maxImageSidesPx.image ** 2;

interface Fit {
  width: number;
  height: number;
  fit: 'cover' | 'contain';
}

/** Reads and resizes an image. Returns null if it is missing or cannot be decoded. */
const readResized = async (read: ReadImage, key: string | null, { width, height, fit }: Fit) => {
  const bytes = key && (await read(key));
  if (!bytes || !storedTypes.has(detectFileType(bytes.subarray(0, sniffLength)))) return null;
  return sharp(bytes, { limitInputPixels: maxInputPixels })
    .autoOrient()
    .resize(width, height, { fit, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
    .catch(() => null);
};

const renderShape = async (shape: Shape) =>
  Buffer.from(await satori(shape, { ...cardSize, fonts: await loadFonts() }));

const graphicPng = (image: Sharp) => image.png({ compressionLevel: 6 }).toBuffer();
/** Uses a palette: a full-color photo is several times larger, and link previews reject images above some 100 KB. */
const photoPng = (image: Sharp) => image.png({ palette: true, quality: 92, effort: 1 }).toBuffer();

const renderWithPoster = (poster: Buffer, text: Buffer) => {
  const background = sharp({ create: { ...cardSize, channels: 3, background: palette.night } });
  return photoPng(background.composite([{ input: poster, left: posterArea.left, top: 0 }, { input: text }]));
};

/** Renders a card as a PNG. A missing or broken image is left out. */
export const renderCard = async (card: SocialCard, read: ReadImage): Promise<Buffer> => {
  if (card.kind === 'player') {
    const emblem = await readResized(read, card.emblem, { width: 204, height: 204, fit: 'contain' });
    const src = emblem && `data:image/png;base64,${emblem.toString('base64')}`;
    return graphicPng(sharp(await renderShape(playerLayout(card, src))));
  }
  const poster = await readResized(read, card.poster, { ...posterArea, fit: 'cover' });
  const text = await renderShape(highlightLayout(card, poster !== null));
  return poster ? renderWithPoster(poster, text) : graphicPng(sharp(text));
};
