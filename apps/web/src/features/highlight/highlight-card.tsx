import { isolate } from '@rinkside/contracts/text';
import type { HighlightView } from '@rinkside/contracts/highlight';
import { useAtomValue } from 'jotai';
import { ImageOff, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { itemAtom } from '../../state/entities/entity-store';
import { createDateFormatter } from '../../ui/date-format';
import { HalfRink } from '../../ui/rink';
import { useLazyComponent } from '../../ui/use-lazy-component';
import { displayName } from '../../state/entities/player-name';
import { HighlightPicture } from './highlight-picture';
import { HighlightMenu } from './owner/highlight-menu';
import { PhotoButton } from './photo-viewer/photo-button';
import { DurationBadge, PlayButton } from './play-button';
import { isStillProcessing } from './still-processing';
import { visibilityFaces, visibilityOf } from './visibility';

const retryFailed = {
  chunk: 'failed highlight',
  load: () => import('./owner/retry-failed').then((module) => module.RetryFailed),
};

const Retry = ({ highlight }: { highlight: HighlightView }) =>
  useLazyComponent(retryFailed, true)?.({ highlight }) ?? null;

const kinds = { video: 'Video', image: 'Photo' } as const;
const formatDate = createDateFormatter({ dateStyle: 'medium' });

/** Placeholder for a missing image. */
const Placeholder = ({ children }: { children: ReactNode }) => (
  <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 p-3 text-center text-sm text-soft [&_svg.lucide]:size-6">
    <HalfRink keep="middle" className="absolute inset-0 size-full text-edge opacity-30" />
    {children}
  </div>
);

const Media = ({ highlight }: { highlight: HighlightView }) => {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const { media_type, status, progress, title, alt_text } = highlight;
  const label = `${kinds[media_type]} by ${isolate(displayName(highlight.user))}`;
  const imageUrl =
    media_type === 'video' ? highlight.thumbnail_url : (highlight.thumbnail_url ?? highlight.media_url);

  if (status === 'failed')
    return (
      <Placeholder>
        <TriangleAlert aria-hidden="true" className="text-lamp-ink" />
        <p className="line-clamp-3">{highlight.reason ?? 'This could not be processed.'}</p>
      </Placeholder>
    );
  if (isStillProcessing(highlight))
    return (
      <Placeholder>
        <p className="line-clamp-3">
          {highlight.reason ?? (progress > 0 ? `Processing, ${progress}%` : 'Processing')}
        </p>
        <progress
          aria-label="Processing"
          max={100}
          {...(progress > 0 && { value: progress })}
          className="bar w-28 max-w-full"
        />
      </Placeholder>
    );
  if (!imageUrl || imageUrl === failedUrl)
    return (
      <Placeholder>
        {media_type === 'image' && (
          <>
            <ImageOff aria-hidden="true" />
            <p>This picture is not available right now.</p>
          </>
        )}
      </Placeholder>
    );
  return (
    <>
      <HighlightPicture
        highlight={highlight}
        shown="tile"
        src={imageUrl}
        alt={alt_text || title || label}
        loading="lazy"
        onError={() => setFailedUrl(imageUrl)}
        className="absolute inset-0 size-full object-cover"
      />
      {media_type === 'image' && (
        <PhotoButton id={highlight.id} label={`View ${title === null ? label : isolate(title)}`} />
      )}
    </>
  );
};

/** A highlight in a grid, updated live: media, title and date. A video opens the player, a photo the photo viewer. */
export const HighlightCard = ({ id }: { id: string }) => {
  const item = useAtomValue(itemAtom(id));
  if (item?.content_type !== 'highlight') return null;
  const { media_type, status, title, created_at, duration } = item;
  const visibility = visibilityOf(item);
  const { label, Icon } = visibilityFaces[visibility];
  const name = title || kinds[media_type];
  return (
    <article
      aria-labelledby={`${id}-title`}
      className="flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-board shadow-low"
    >
      <div className="relative isolate aspect-video night">
        <Media highlight={item} />
        {media_type === 'video' && status !== 'failed' && !isStillProcessing(item) && (
          <>
            <PlayButton id={id} label={`Play ${isolate(name)}`} />
            <DurationBadge seconds={duration} />
          </>
        )}
      </div>
      <div className="flex min-h-16 flex-1 items-center gap-1 py-1.5 pr-1 pl-3.5">
        <div className="min-w-0 flex-1">
          <h3 id={`${id}-title`} className="truncate font-semibold">
            <bdi>{name}</bdi>
          </h3>
          <p className="flex items-center gap-1.5 text-sm text-soft">
            <time dateTime={created_at}>{formatDate(new Date(created_at))}</time>
            {visibility !== 'public' && (
              <span className="inline-flex items-center gap-1 font-semibold">
                <Icon aria-hidden="true" className="size-3.5" />
                {label}
              </span>
            )}
          </p>
        </div>
        {status === 'failed' && item.can.edit && <Retry highlight={item} />}
        <HighlightMenu highlight={item} />
      </div>
    </article>
  );
};
