import type { HighlightView } from '@rinkside/contracts/highlight';
import { clsx } from 'clsx';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button';
import { Spinner } from '../../../ui/spinner';
import { Controls } from './controls';
import { useDoubleTap } from './double-tap';
import { onPlayerKey, seekStepSeconds } from './keyboard-controls';
import { useSeekPreviews } from './seek-preview';
import { useMediaSession } from './use-media-session';
import type { VideoSource } from './video-session';
import { useVideo } from './use-video';
import { useFullscreen } from './use-fullscreen';
import { initialFocusProps } from '../../../ui/use-return-focus';

type StageVideo = Pick<
  HighlightView,
  'playback_url' | 'media_url' | 'thumbnail_url' | 'duration' | 'alt_text'
>;

export interface VideoStageProps {
  video: StageVideo;
  /** Accessible name of the video. */
  label: string;
  /** Fetches fresh media URLs when the signed ones have expired. */
  refresh: () => Promise<VideoSource>;
  /** Title and author for the system's media controls. */
  title: string;
  artist: string;
  /** Header above the video: title and close button. */
  head?: ReactNode;
}

/** Controls hide after this time without pointer or key activity (ms). */
const hideAfterMs = 2600;

/** Whether the controls are visible: after activity, and always while the video does not play. */
const useControlsVisibility = (isIdle: boolean) => {
  const [isActive, setIsActive] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const scheduleHide = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsActive(false), hideAfterMs);
  }, []);
  useEffect(() => {
    scheduleHide();
    return () => clearTimeout(timer.current);
  }, [scheduleHide]);
  const showControls = () => {
    setIsActive(true);
    scheduleHide();
  };
  return { areControlsVisible: isActive || isIdle, showControls };
};

const Failure = ({ onRetry }: { onRetry: () => void }) => (
  <div
    role="alert"
    className="absolute inset-0 z-10 grid place-content-center justify-items-center gap-3 bg-black/80 p-6 text-center"
  >
    <TriangleAlert aria-hidden="true" className="size-9 text-lamp" />
    <p className="max-w-xs">This video doesn’t play right now. Please check your connection.</p>
    {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the only action */}
    <Button autoFocus onClick={onRetry} icon={<RotateCw size={18} aria-hidden="true" />}>
      Retry
    </Button>
  </div>
);

/** Video player with controls and keyboard shortcuts. Fills its container and starts as soon as it can play. */
export const VideoStage = ({ video, label, refresh, title, artist, head }: VideoStageProps) => {
  const stage = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLVideoElement>(null);
  const { state, announcement, run, retry } = useVideo(element, video, refresh);
  useMediaSession({ title, artist, artworkUrl: video.thumbnail_url }, state, run);
  const previewAt = useSeekPreviews(video.playback_url);
  const toggledByTap = useRef(false);
  const onTap = useDoubleTap((direction) =>
    run((commands) => {
      // The first tap of the two has paused or started the video.
      if (toggledByTap.current) commands.toggle();
      toggledByTap.current = false;
      return commands.skip(direction * seekStepSeconds);
    }),
  );
  const { isFullscreen, toggle } = useFullscreen(stage, element);
  const { areControlsVisible, showControls } = useControlsVisibility(
    state.paused || state.waiting || state.failed,
  );
  // A tap while the controls are hidden shows them and does not pause the video.
  const tappedHidden = useRef(false);
  const overlayClass = clsx(
    'absolute inset-x-0 z-20 text-white transition-opacity focus-within:opacity-100',
    areControlsVisible ? 'opacity-100' : 'pointer-events-none opacity-0',
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys and pointer moves of all its children
    <div
      ref={stage}
      data-film=""
      {...initialFocusProps}
      tabIndex={-1}
      onPointerMove={showControls}
      onPointerDown={({ pointerType }) => {
        tappedHidden.current = pointerType === 'touch' && !areControlsVisible;
        showControls();
      }}
      onKeyDown={(event) => {
        showControls();
        onPlayerKey(event, run, toggle);
      }}
      className={clsx(
        'night relative isolate size-full overflow-hidden bg-black!',
        !areControlsVisible && 'cursor-none',
      )}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption, jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- user videos have no captions; the stage handles keys */}
      <video
        ref={element}
        playsInline
        preload="auto"
        aria-label={label}
        {...(video.thumbnail_url && { poster: video.thumbnail_url })}
        onClick={(event) => {
          if (onTap(event)) return;
          toggledByTap.current = !tappedHidden.current;
          if (toggledByTap.current) run((commands) => commands.toggle());
        }}
        className="absolute inset-0 size-full object-contain"
      />
      {state.waiting && !state.failed && (
        <div className="pointer-events-none absolute inset-0 z-10 grid animate-fade place-items-center text-white [animation-delay:250ms]">
          <span className="grid size-20 place-items-center rounded-full bg-scrim">
            <Spinner size="large" label={null} />
          </span>
        </div>
      )}
      {state.failed && <Failure onRetry={retry} />}
      <div className={clsx(overlayClass, 'top-0 bg-linear-to-b from-black/75 to-transparent pb-8')}>
        {head}
      </div>
      <div
        className={clsx(
          overlayClass,
          'bottom-0 bg-linear-to-t from-black/85 via-black/60 to-transparent px-2 pt-12 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:px-5 sm:pb-4',
        )}
      >
        <Controls
          state={state}
          run={run}
          isFullscreen={isFullscreen}
          onFullscreen={toggle}
          previewAt={previewAt}
        />
      </div>
      <output className="sr-only">{announcement}</output>
    </div>
  );
};
