import type { HighlightView } from '@rinkside/contracts/highlight';
import { highlightImageUrl } from '@rinkside/contracts/highlight-image';
import { isolate } from '@rinkside/contracts/text';
import { Image, Play } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDay } from '../calendar/format-day';
import { HighlightPicture } from '../highlight/highlight-picture';
import { usePinnedHighlight } from './game-timeline.query';
import { UnpinButton } from './unpin-button';

const kinds = { video: 'Video', image: 'Photo' } as const;

const clipName = ({ title, media_type }: HighlightView): string => title ?? kinds[media_type];

/** A small picture of a highlight with its name and day. */
export const ClipFace = ({ highlight }: { highlight: HighlightView }) => {
  const { media_type, alt_text, created_at } = highlight;
  const imageUrl = highlightImageUrl(highlight);
  const Icon = media_type === 'video' ? Play : Image;
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3 text-left">
      <span className="relative isolate aspect-video w-28 shrink-0 overflow-hidden rounded-md night">
        {imageUrl && (
          <HighlightPicture
            highlight={highlight}
            shown="tile"
            src={imageUrl}
            alt={alt_text ?? ''}
            loading="lazy"
            className="absolute inset-0 -z-10 size-full object-cover"
          />
        )}
        {(media_type === 'video' || !imageUrl) && (
          <span className="absolute inset-0 m-auto grid size-8 place-items-center rounded-full bg-scrim text-white">
            <Icon aria-hidden="true" className="size-4 fill-current" />
          </span>
        )}
      </span>
      <span className="grid min-w-0">
        <span className="line-clamp-2 leading-snug font-semibold break-words">
          <bdi>{clipName(highlight)}</bdi>
        </span>
        <span className="text-sm text-soft">
          {kinds[media_type]}, {formatDay(created_at.slice(0, 10))}
        </span>
      </span>
    </span>
  );
};

/** A highlight at its event in the timeline; nothing once the viewer may not see it. */
export const PinnedClip = ({ id, gameId, canUnpin }: { id: string; gameId: string; canUnpin: boolean }) => {
  const item = usePinnedHighlight(gameId, id);
  if (item?.content_type !== 'highlight') return null;
  return (
    <div className="mb-2 flex items-center gap-1 rounded-lg border border-line p-1.5">
      <Link to={`/highlight/${id}`} className="flex min-w-0 flex-1 rounded-md hover:underline">
        <ClipFace highlight={item} />
      </Link>
      {canUnpin && (
        <UnpinButton label={`Unpin ${isolate(clipName(item))}`} gameId={gameId} highlightId={id} />
      )}
    </div>
  );
};
