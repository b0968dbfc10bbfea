import { isolate } from '@rinkside/contracts/text';
import type { PublicHighlight } from '@rinkside/contracts/highlight';
import { highlightImageUrl } from '@rinkside/contracts/highlight-image';
import { clsx } from 'clsx';
import { ImageOff, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { HalfRink } from '../../ui/rink';
import { Spinner } from '../../ui/spinner';
import { HighlightPicture } from './highlight-picture';
import { PhotoButton } from './photo-viewer/photo-button';
import { DurationBadge, PlayButton } from './play-button';
import { isStillProcessing } from './still-processing';

const kinds = { video: 'Video', image: 'Photo' } as const;

/** Placeholder for missing media, with the reason. */
const Placeholder = ({
  icon,
  below,
  children,
}: {
  icon: ReactNode;
  below?: ReactNode;
  children: ReactNode;
}) => (
  <div className="relative isolate grid min-h-48 w-full place-content-center justify-items-center gap-3 p-4 text-center text-soft sm:aspect-video sm:max-h-80 [&>svg.lucide]:size-7">
    <HalfRink keep="middle" className="absolute inset-0 -z-10 size-full text-edge opacity-30" />
    {icon}
    <p className="max-w-sm text-sm">{children}</p>
    {below}
  </div>
);

const Processing = ({ percent, reason }: { percent: number; reason: string | null }) => (
  <Placeholder
    icon={
      percent > 0 ? <span className="numeral text-3xl text-ink">{percent}%</span> : <Spinner label={null} />
    }
    below={
      <progress
        aria-label="Processing"
        max={100}
        {...(percent > 0 && { value: percent })}
        className="bar w-48 max-w-full"
      />
    }
  >
    {reason ?? 'Still processing, usually under a minute'}
  </Placeholder>
);

export interface HighlightMediaProps {
  highlight: PublicHighlight;
  author: string;
  /** Actions for failed media. */
  failureActions?: ReactNode;
  /** The photo opens in the app's viewer. */
  opens?: boolean;
  /** Replaces the app's player. */
  onPlay?: () => void;
  /** Fills its container and loads with high priority, as the main content of the page. */
  fills?: boolean;
}

/** Media of a highlight: the image, or a video poster with a play button; before that the processing state. */
export const HighlightMedia = ({
  highlight,
  author,
  failureActions,
  opens = false,
  onPlay,
  fills = false,
}: HighlightMediaProps) => {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const { media_type, status, duration, width, height, alt_text, title } = highlight;
  const isVideo = media_type === 'video';
  const kind = kinds[media_type];
  const label = `${kind} by ${isolate(author)}`;
  const imageUrl = highlightImageUrl(highlight);

  if (status === 'failed')
    return (
      <Placeholder
        icon={<TriangleAlert className="text-lamp-ink" aria-hidden="true" />}
        below={failureActions}
      >
        {highlight.reason ?? `This ${kind.toLowerCase()} could not be processed. Please upload it again.`}
      </Placeholder>
    );
  if (isStillProcessing(highlight))
    return <Processing percent={highlight.progress} reason={highlight.reason} />;
  return (
    <div className={clsx('relative', fills && 'size-full')}>
      {!imageUrl || imageUrl === failedUrl ? (
        <Placeholder icon={isVideo ? null : <ImageOff aria-hidden="true" />}>
          {isVideo ? <span className="sr-only">{label}</span> : 'This picture is not available right now.'}
        </Placeholder>
      ) : (
        <HighlightPicture
          highlight={highlight}
          shown="alone"
          src={imageUrl}
          alt={alt_text || title || label}
          width={width ?? undefined}
          height={height ?? undefined}
          loading={fills ? 'eager' : 'lazy'}
          fetchPriority={fills ? 'high' : 'auto'}
          onError={() => setFailedUrl(imageUrl)}
          className={clsx('w-full object-contain', fills ? 'absolute inset-0 h-full' : 'max-h-120 min-h-40')}
        />
      )}
      {!isVideo && opens && imageUrl && imageUrl !== failedUrl && (
        <PhotoButton
          id={highlight.id}
          label={`View ${title === null ? `photo by ${isolate(author)}` : isolate(title)}`}
        />
      )}
      {isVideo && (
        <>
          <PlayButton
            id={highlight.id}
            {...(onPlay && { onPlay })}
            label={`Play ${title === null ? `video by ${isolate(author)}` : isolate(title)}`}
          />
          <DurationBadge seconds={duration} />
        </>
      )}
    </div>
  );
};
