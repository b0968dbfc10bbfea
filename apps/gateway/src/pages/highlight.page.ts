import { pictureOf, pictureSources } from '@rinkside/contracts/highlight-picture';
import { sharedPages } from '@rinkside/contracts/share';
import type { HighlightShare } from '@rinkside/domain/share/highlight.share';
import { cardImage } from './card/card.js';
import { highlightCard } from './card/highlight.card.js';
import type { Head, Preview } from './head.js';
import { nameOf } from './player.page.js';
import { dayText, oneLine } from './text.js';

export const missingHighlight: Head = { ...sharedPages.highlight.missing, indexed: false };

/** Returns the progressive MP4; undefined for a photo and during processing. */
const videoOf = (mediaOrigin: string, { highlight }: HighlightShare): Preview | undefined => {
  const { media_type: type, media_url: path, width, height } = highlight;
  return type === 'video' && path ? { url: mediaOrigin + path, type: 'video/mp4', width, height } : undefined;
};

/** Returns the meta tags of a highlight's page. `mediaOrigin` is the origin of its files. */
export const highlightHead = (origin: string, mediaOrigin: string, share: HighlightShare): Head => {
  const { highlight, indexed } = share;
  const by = `by ${nameOf(highlight.user)}`;
  const title = oneLine(highlight.title ?? '', 100) || `A hockey highlight ${by}`;
  const video = videoOf(mediaOrigin, share);
  const picture = pictureSources(highlight, 'alone') ?? pictureOf(highlight);
  return {
    title,
    description:
      oneLine(highlight.description ?? '', 300) ||
      `A hockey highlight ${by}, ${dayText(highlight.created_at)}.`,
    indexed,
    ...(picture && { picture }),
    shared: {
      url: `${origin}/highlight/${highlight.id}`,
      type: video ? 'video.other' : 'article',
      image: {
        ...cardImage(`${origin}/share/highlight/${highlight.id}.png`, highlightCard(share)),
        alt: oneLine(highlight.alt_text ?? '', 300) || `${title}, ${by}`,
      },
      ...(video && { video }),
    },
  };
};
