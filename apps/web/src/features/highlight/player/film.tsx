import type { HighlightView } from '@rinkside/contracts/highlight';
import { clsx } from 'clsx';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button';
import { Spinner } from '../../../ui/spinner';
import { Controls } from './controls';
import { onFilmKey } from './keys';
import type { FilmSource } from './reel';
import { useFilm } from './use-film';
import { useFullscreen } from './use-fullscreen';
import { firstFocus } from '../../../ui/use-return-focus';

type Film = Pick<HighlightView, 'playback_url' | 'media_url' | 'thumbnail_url' | 'duration' | 'alt_text'>;

export interface FilmProps {
  film: Film;
  /** Its name for those who do not see it. */
  label: string;
  /** Its addresses of now, when those it was opened with have run out. */
  refresh: () => Promise<FilmSource>;
  /** Above the picture: its title, a way out. */
  head?: ReactNode;
}

/** Milliseconds without a move after which the controls leave the picture alone. */
const rest = 2600;

/** Whether the controls are shown: while somebody moves, and always while it stands still. */
const useAttention = (still: boolean) => {
  const [awake, setAwake] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const doze = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAwake(false), rest);
  }, []);
  useEffect(() => {
    doze();
    return () => clearTimeout(timer.current);
  }, [doze]);
  const wake = () => {
    setAwake(true);
    doze();
  };
  return { shown: awake || still, wake };
};

const Failure = ({ onRetry }: { onRetry: () => void }) => (
  <div
    role="alert"
    className="absolute inset-0 z-10 grid place-content-center justify-items-center gap-3 bg-black/80 p-6 text-center"
  >
    <TriangleAlert aria-hidden="true" className="size-9 text-lamp" />
    <p className="max-w-xs">This video doesn’t play right now. Please check your connection.</p>
    {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the only way on */}
    <Button autoFocus onClick={onRetry} icon={<RotateCw size={18} aria-hidden="true" />}>
      Retry
    </Button>
  </div>
);

/** A film with its controls and its keys, filling its box; it plays as soon as it can. */
export const FilmStage = ({ film, label, refresh, head }: FilmProps) => {
  const stage = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const { state, said, want, retry } = useFilm(video, film, refresh);
  const { full, toggle } = useFullscreen(stage, video);
  const { shown, wake } = useAttention(state.paused || state.waiting || state.failed);
  // The first tap on a bare picture brings the controls, it does not stop the film.
  const bare = useRef(false);
  const veil = clsx(
    'absolute inset-x-0 z-20 text-white transition-opacity focus-within:opacity-100',
    shown ? 'opacity-100' : 'pointer-events-none opacity-0',
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and moves of all that stands on it
    <div
      ref={stage}
      data-film=""
      {...firstFocus}
      tabIndex={-1}
      onPointerMove={wake}
      onPointerDown={({ pointerType }) => {
        bare.current = pointerType === 'touch' && !shown;
        wake();
      }}
      onKeyDown={(event) => {
        wake();
        onFilmKey(event, want, toggle);
      }}
      className={clsx('night relative isolate size-full overflow-hidden bg-black!', !shown && 'cursor-none')}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption, jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- people's own clips have none; the keys are on the stage */}
      <video
        ref={video}
        playsInline
        preload="auto"
        aria-label={label}
        {...(film.thumbnail_url && { poster: film.thumbnail_url })}
        onClick={() => bare.current || want((commands) => commands.toggle())}
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
      <div className={clsx(veil, 'top-0 bg-linear-to-b from-black/75 to-transparent pb-8')}>{head}</div>
      <div
        className={clsx(
          veil,
          'bottom-0 bg-linear-to-t from-black/85 via-black/60 to-transparent px-2 pt-12 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:px-5 sm:pb-4',
        )}
      >
        <Controls state={state} want={want} full={full} onFullscreen={toggle} />
      </div>
      <output className="sr-only">{said}</output>
    </div>
  );
};
