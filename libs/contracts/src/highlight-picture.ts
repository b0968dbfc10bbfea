import type { PublicHighlight } from './highlight.js';

type Pictured = Pick<PublicHighlight, 'media_type' | 'media_url' | 'thumbnail_url' | 'width' | 'height'>;

/** The picture a highlight is shown by: the photo, or the video's poster; null until there is one. */
export const pictureOf = ({ media_type, media_url, thumbnail_url }: Pictured): string | null =>
  media_type === 'video' ? thumbnail_url : (media_url ?? thumbnail_url);

/** Pixels of the longer side at most: of the largest file, by its name, and of the small one beside it. */
const longest: Partial<Record<string, number>> = { 'poster.jpg': 1280, 'image.jpg': 2048 };
const small = 640;

/** How wide it is where it is shown: for itself, or as one of many. */
const widths = {
  alone: '(min-width: 56rem) 56rem, 100vw',
  tile: '(min-width: 28rem) min(50vw, 28rem), 100vw',
} as const;

export interface PictureSources {
  srcset: string;
  sizes: string;
}

/** The same picture as WebP in its two sizes; null of one that we have not drawn. */
export const pictureSources = (highlight: Pictured, shown: keyof typeof widths): PictureSources | null => {
  const { width, height } = highlight;
  const parts = /^(?<folder>.*\/)(?<name>[^/?]+)\.jpg(?<query>\?.*)?$/.exec(pictureOf(highlight) ?? '');
  const { folder = '', name = '', query = '' } = parts?.groups ?? {};
  const side = longest[`${name}.jpg`];
  if (!side || !width || !height) return null;
  const file = (of: string, most: number) =>
    `${folder}${of}.webp${query} ${Math.round(width * Math.min(1, most / Math.max(width, height)))}w`;
  return { srcset: `${file('small', small)}, ${file(name, side)}`, sizes: widths[shown] };
};
