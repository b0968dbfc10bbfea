import { isolate } from '@rinkside/contracts/text';
import { highlightImageUrl, imageSources } from '@rinkside/contracts/highlight-image';
import { sharedPages } from '@rinkside/contracts/share';
import type { HighlightShare } from '@rinkside/domain/share/highlight.share';
import { cardImage } from './social-card/card.js';
import { highlightCard } from './social-card/highlight.card.js';
import type { PageMeta, PreviewMedia } from './meta-tags.js';
import { fullNameOf } from './player.meta.js';
import { formatDate, toSingleLine } from './text.js';

export const missingHighlightMeta: PageMeta = { ...sharedPages.highlight.missing, indexed: false };

/** Returns the progressive MP4; undefined for a photo and during processing. */
const videoOf = (mediaOrigin: string, { highlight }: HighlightShare): PreviewMedia | undefined => {
  const { media_type: type, media_url: path, width, height } = highlight;
  return type === 'video' && path ? { url: mediaOrigin + path, type: 'video/mp4', width, height } : undefined;
};

/** Returns the meta tags of a highlight's page. `mediaOrigin` is the origin of its files. */
export const highlightMeta = async (
  origin: string,
  mediaOrigin: string,
  share: HighlightShare,
): Promise<PageMeta> => {
  const { highlight, indexed } = share;
  const by = `by ${isolate(fullNameOf(highlight.user))}`;
  const title = toSingleLine(highlight.title ?? '', 100) || `A hockey highlight ${by}`;
  const video = videoOf(mediaOrigin, share);
  const picture = imageSources(highlight, 'alone') ?? highlightImageUrl(highlight);
  return {
    title,
    description:
      toSingleLine(highlight.description ?? '', 300) ||
      `A hockey highlight ${by}, ${formatDate(highlight.created_at)}.`,
    indexed,
    ...(picture && { picture }),
    shared: {
      url: `${origin}/highlight/${highlight.id}`,
      type: video ? 'video.other' : 'article',
      image: {
        ...cardImage(`${origin}/share/highlight/${highlight.id}.png`, await highlightCard(share)),
        alt: toSingleLine(highlight.alt_text ?? '', 300) || `${isolate(title)}, ${by}`,
      },
      ...(video && { video }),
    },
  };
};
