import type { HighlightView } from '@rinkside/contracts/highlight';
import { ImageOff, Play, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { HalfRink } from '../../ui/rink';
import { Spinner } from '../../ui/spinner';

const kinds = { video: 'Video', image: 'Photo' } as const;

/** Stands where a picture is missing, and says why. */
const Stand = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <div className="relative isolate grid aspect-video max-h-80 w-full place-content-center justify-items-center gap-3 p-4 text-center text-soft [&_svg.lucide]:size-7">
    <HalfRink keep="middle" className="absolute inset-0 -z-10 size-full text-edge opacity-30" />
    {icon}
    <p className="max-w-sm text-sm">{children}</p>
  </div>
);

/** 75 seconds are '1:15'. */
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const Length = ({ seconds }: { seconds: number | null }) => (
  <span className="absolute bottom-2.5 left-2.5 inline-flex min-h-7 items-center gap-1.5 rounded-full bg-scrim px-2.5 text-sm font-semibold text-white">
    <Play aria-hidden="true" className="size-3.5 fill-current" />
    {seconds === null ? (
      'Video'
    ) : (
      <>
        <span className="sr-only">Video, </span>
        <span className="numeral">{clock(seconds)}</span>
      </>
    )}
  </span>
);

/** The picture of a highlight: the image, or a video's poster; before that, how its media is doing. */
export const HighlightMedia = ({ highlight, author }: { highlight: HighlightView; author: string }) => {
  const [broken, setBroken] = useState<string | null>(null);
  const { media_type, status, duration, width, height, alt_text, title } = highlight;
  const kind = kinds[media_type];
  const picture =
    media_type === 'image' ? (highlight.media_url ?? highlight.thumbnail_url) : highlight.thumbnail_url;

  if (status === 'failed')
    return (
      <Stand icon={<TriangleAlert className="text-lamp-ink" aria-hidden="true" />}>
        This {kind.toLowerCase()} could not be processed. Please upload it again.
      </Stand>
    );
  if (status === 'processing' && !picture)
    return <Stand icon={<Spinner label={null} />}>Still processing, usually under a minute</Stand>;
  if (!picture || picture === broken)
    return (
      <Stand icon={media_type === 'video' ? <Play aria-hidden="true" /> : <ImageOff aria-hidden="true" />}>
        This picture is not here right now.
      </Stand>
    );
  return (
    <div className="relative">
      <img
        src={picture}
        alt={alt_text || title || `${kind} by ${author}`}
        width={width ?? undefined}
        height={height ?? undefined}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(picture)}
        className="max-h-120 min-h-40 w-full object-contain"
      />
      {media_type === 'video' && <Length seconds={duration} />}
    </div>
  );
};
