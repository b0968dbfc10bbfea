import { Play } from 'lucide-react';
import { formatDuration } from './format-duration';
import { play, preparePlayer } from './video-player/playing';

/** Badge of a video with its duration. */
export const DurationBadge = ({ seconds }: { seconds: number | null }) => (
  <span className="pointer-events-none absolute bottom-2.5 left-2.5 inline-flex min-h-7 items-center gap-1.5 rounded-full bg-scrim px-2.5 text-sm font-semibold text-white">
    <Play aria-hidden="true" className="size-3.5 fill-current" />
    {seconds === null ? (
      'Video'
    ) : (
      <>
        <span className="sr-only">Video, </span>
        <span className="numeral">{formatDuration(seconds)}</span>
      </>
    )}
  </span>
);

export interface PlayButtonProps {
  id: string;
  label: string;
  /** Replaces the app's full-window player. */
  onPlay?: () => void;
}

/** Play button over the whole poster. Preloads the player on hover and focus. */
export const PlayButton = ({ id, label, onPlay }: PlayButtonProps) => (
  <button
    type="button"
    aria-label={label}
    onPointerEnter={onPlay ? undefined : preparePlayer}
    onFocus={onPlay ? undefined : preparePlayer}
    onClick={onPlay ?? (() => play(id))}
    className="group absolute inset-0 grid place-items-center focus-visible:-outline-offset-4"
  >
    <span className="grid size-16 place-items-center rounded-full bg-scrim text-white ring-2 ring-white/70 transition group-hover:bg-lamp group-hover:text-on-lamp">
      <Play aria-hidden="true" className="ml-1 size-7 fill-current" />
    </span>
  </button>
);
