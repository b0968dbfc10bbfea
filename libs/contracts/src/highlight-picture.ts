import type { PublicHighlight } from './highlight.js';

type Pictured = Pick<PublicHighlight, 'media_type' | 'media_url' | 'thumbnail_url' | 'width' | 'height'>;

/** The picture a highlight is shown by: the photo, or the video's poster; null until there is one. */
export const pictureOf = ({ media_type, media_url, thumbnail_url }: Pictured): string | null =>
  media_type === 'video' ? thumbnail_url : (media_url ?? thumbnail_url);

/** Pixels of the longer side at most, by the file's name: a video's poster or a photo, and the small one beside it. */
export const pictureSides = { poster: 1280, image: 2048, small: 640 } as const;

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
  const large = highlight.media_type === 'video' ? 'poster' : 'image';
  const [folder, query, ...none] = (pictureOf(highlight) ?? '').split(`/${large}.jpg`);
  if (!folder || query === undefined || none.length > 0 || !width || !height) return null;
  const file = (name: keyof typeof pictureSides) => {
    const shrunk = Math.min(1, pictureSides[name] / Math.max(width, height));
    return `${folder}/${name}.webp${query} ${Math.round(width * shrunk)}w`;
  };
  return { srcset: `${file('small')}, ${file(large)}`, sizes: widths[shown] };
};
