import { isolate } from '@rinkside/contracts/text';
import type { PublicHighlight } from '@rinkside/contracts/highlight';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { HighlightMedia } from '../../features/highlight/highlight-media';
import type { VideoSource } from '../../features/highlight/video-player/video-session';
import { highlightMessages } from '../../features/highlight/messages';
import { displayName } from '../../state/entities/player-name';
import { toast } from '../../ui/toast';
import { useLazyComponent } from '../../ui/use-lazy-component';

const videoStage = {
  chunk: 'player',
  load: () => import('../../features/highlight/video-player/video-stage').then((module) => module.VideoStage),
};
/** Preloads the player's script before the click. */
const preloadPlayer = () => void videoStage.load().catch(() => null);

export interface HighlightViewerProps {
  highlight: PublicHighlight;
  /** Returns fresh media URLs when the signed ones have expired. */
  refresh: () => Promise<VideoSource>;
  failureActions?: ReactNode;
}

/** The highlight's image in full size; a video plays in its place after a click. */
export const HighlightViewer = ({ highlight, refresh, failureActions }: HighlightViewerProps) => {
  const [playRequested, setPlayRequested] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const renderVideo = useLazyComponent(videoStage, playRequested, () => {
    setPlayRequested(false);
    toast.error(highlightMessages.loadFailed);
  });
  const playing = playRequested && renderVideo !== null;
  useEffect(() => {
    // So that the player's keys work at once.
    if (playing) container.current?.querySelector<HTMLElement>('[data-film]')?.focus();
  }, [playing]);
  const { width, height, title, alt_text, user } = highlight;
  const author = displayName(user);
  const heading = title ?? `Video by ${isolate(author)}`;
  return (
    <div
      ref={container}
      onPointerEnter={highlight.media_type === 'video' ? preloadPlayer : undefined}
      className="relative night grid max-h-[72dvh] min-h-52 place-items-stretch overflow-hidden max-sm:-mx-4 max-sm:w-[calc(100%+--spacing(8))] sm:w-full sm:rounded-xl"
      style={{ aspectRatio: width && height ? `${width} / ${height}` : '16 / 9' }}
    >
      {playing ? (
        renderVideo({
          video: highlight,
          label: alt_text ?? heading,
          refresh,
          title: heading,
          artist: author,
        })
      ) : (
        <HighlightMedia
          highlight={highlight}
          author={author}
          failureActions={failureActions}
          onPlay={() => setPlayRequested(true)}
          fills
        />
      )}
    </div>
  );
};
