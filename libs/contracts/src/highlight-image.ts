import type { PublicHighlight } from './highlight.js';

type HighlightMedia = Pick<
  PublicHighlight,
  'media_type' | 'media_url' | 'thumbnail_url' | 'width' | 'height'
>;

/** Returns the URL of a highlight's image: the photo, or the video's poster. Null until it exists. */
export const highlightImageUrl = ({ media_type, media_url, thumbnail_url }: HighlightMedia): string | null =>
  media_type === 'video' ? thumbnail_url : (media_url ?? thumbnail_url);

/** Maximum length of the longer side in pixels, by file name: a video's poster, a photo, and the small version of either. */
export const maxImageSidesPx = { poster: 1280, image: 2048, small: 640 } as const;

/** The `sizes` attribute by layout: alone on a page, or a tile in a list. */
const sizesByLayout = {
  alone: '(min-width: 56rem) 56rem, 100vw',
  tile: '(min-width: 28rem) min(50vw, 28rem), 100vw',
} as const;

export interface ImageSources {
  srcset: string;
  sizes: string;
}

/** Returns the `srcset` of the two WebP versions; null when media processing did not create them. */
export const imageSources = (
  highlight: HighlightMedia,
  layout: keyof typeof sizesByLayout,
): ImageSources | null => {
  const { width, height } = highlight;
  const large = highlight.media_type === 'video' ? 'poster' : 'image';
  const [folder, query, ...otherParts] = (highlightImageUrl(highlight) ?? '').split(`/${large}.jpg`);
  if (!folder || query === undefined || otherParts.length > 0 || !width || !height) return null;
  const file = (name: keyof typeof maxImageSidesPx) => {
    const scale = Math.min(1, maxImageSidesPx[name] / Math.max(width, height));
    return `${folder}/${name}.webp${query} ${Math.round(width * scale)}w`;
  };
  return { srcset: `${file('small')}, ${file(large)}`, sizes: sizesByLayout[layout] };
};
