import { pictureOf, pictureSources } from '@rinkside/contracts/highlight-picture';
import { sharedPages } from '@rinkside/contracts/share';
import type { HighlightShare } from '@rinkside/domain/share/highlight.share';
import { cardImage } from './card/card.js';
import { highlightCard } from './card/highlight.card.js';
import type { Head, Preview } from './head.js';
import { nameOf } from './player.page.js';
import { dayText, oneLine } from './text.js';

export const missingHighlight: Head = { ...sharedPages.highlight.missing, indexed: false };

/** The MP4 anyone can open; none of an image, nor while it is still being made. */
const videoOf = (media: string, { highlight }: HighlightShare): Preview | undefined => {
  const { media_type: type, media_url: path, width, height } = highlight;
  return type === 'video' && path ? { url: media + path, type: 'video/mp4', width, height } : undefined;
};

/** What a link to a highlight says of it; `media` is the origin its files are served from. */
export const highlightHead = (origin: string, media: string, share: HighlightShare): Head => {
  const { highlight, indexed } = share;
  const by = `by ${nameOf(highlight.user)}`;
  const title = oneLine(highlight.title ?? '', 100) || `A hockey highlight ${by}`;
  const video = videoOf(media, share);
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
