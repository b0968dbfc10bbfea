import { clsx } from 'clsx';
import {
  Maximize,
  Minimize,
  Pause,
  Play,
  RotateCcw,
  RotateCw,
  StepBack,
  StepForward,
  Volume2,
  VolumeX,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { clock } from '../clock';
import { leap } from './keys';
import { type FilmCommands, type FilmState, speeds } from './use-film';

interface PressProps {
  label: string;
  /** Its key, told to those who point at it. */
  hint: string;
  icon: ReactNode;
  onPress: () => void;
  className?: string;
}

const Press = ({ label, hint, icon, onPress, className }: PressProps) => (
  <button
    type="button"
    aria-label={label}
    title={`${label} (${hint})`}
    onClick={onPress}
    className={clsx(
      'grid h-target min-w-9 flex-1 place-items-center rounded-md text-white transition hover:bg-white/15 sm:w-target sm:flex-none [&_svg]:size-5.5',
      className,
    )}
  >
    {icon}
  </button>
);

export interface ControlsProps {
  state: FilmState;
  want: (wish: (film: FilmCommands) => string) => void;
  full: boolean;
  onFullscreen: () => void;
}

const SeekBar = ({ state: { time, duration, buffered }, want }: Pick<ControlsProps, 'state' | 'want'>) => {
  const share = (seconds: number) => (duration > 0 ? `${Math.min(100, (seconds / duration) * 100)}%` : '0%');
  return (
    <input
      type="range"
      aria-label="Seek"
      aria-valuetext={`${clock(time)} of ${clock(duration)}`}
      min={0}
      max={duration || 1}
      step="any"
      value={Math.min(time, duration)}
      onChange={(event) => {
        const seconds = Number(event.target.value);
        want((film) => film.seek(seconds));
      }}
      style={{ '--played': share(time), '--here': share(Math.max(time, buffered)) } as React.CSSProperties}
      className="track h-8 w-full"
    />
  );
};

const Sound = ({ state: { volume, muted }, want }: Pick<ControlsProps, 'state' | 'want'>) => (
  <>
    <Press
      label={muted ? 'Unmute' : 'Mute'}
      hint="m"
      icon={muted ? <VolumeX /> : <Volume2 />}
      onPress={() => want((film) => film.mute())}
    />
    <input
      type="range"
      data-volume=""
      aria-label="Volume"
      aria-valuetext={`${Math.round(muted ? 0 : volume * 100)} percent`}
      min={0}
      max={1}
      step={0.05}
      value={muted ? 0 : volume}
      onChange={(event) => {
        const loud = Number(event.target.value);
        want((film) => film.setVolume(loud));
      }}
      style={{ '--played': `${(muted ? 0 : volume) * 100}%`, '--here': '0%' } as React.CSSProperties}
      className="track h-8 w-24 max-sm:hidden"
    />
  </>
);

/** Everything one does with a film, below it. */
export const Controls = ({ state, want, full, onFullscreen }: ControlsProps) => (
  <div className="grid gap-0.5">
    <div className="flex items-center gap-3">
      <span className="numeral text-base whitespace-nowrap" aria-hidden="true">
        {clock(state.time)} / {clock(state.duration)}
      </span>
      <SeekBar state={state} want={want} />
    </div>
    <div className="flex items-center sm:gap-1">
      <Press
        label={state.paused ? 'Play' : 'Pause'}
        hint="space"
        icon={state.paused ? <Play className="fill-current" /> : <Pause className="fill-current" />}
        onPress={() => want((film) => film.toggle())}
      />
      <Press
        label={`Back ${leap} seconds`}
        hint="←"
        icon={<RotateCcw />}
        onPress={() => want((film) => film.skip(-leap))}
      />
      <Press
        label={`Forward ${leap} seconds`}
        hint="→"
        icon={<RotateCw />}
        onPress={() => want((film) => film.skip(leap))}
      />
      <Press
        label="Previous frame"
        hint=","
        icon={<StepBack />}
        onPress={() => want((film) => film.step(-1))}
      />
      <Press
        label="Next frame"
        hint="."
        icon={<StepForward />}
        onPress={() => want((film) => film.step(1))}
      />
      <Sound state={state} want={want} />
      <span className="sm:flex-1" />
      <select
        aria-label="Speed"
        title="Speed (< and >)"
        value={state.speed}
        onChange={(event) => {
          const speed = Number(event.target.value);
          want((film) => film.setSpeed(speed));
        }}
        className="numeral h-target min-w-12 flex-1 cursor-pointer appearance-none rounded-md bg-transparent px-2 text-center text-lg text-white hover:bg-white/15 sm:flex-none"
      >
        {speeds.map((speed) => (
          <option key={speed} value={speed} className="bg-night text-ink">
            {speed}×
          </option>
        ))}
      </select>
      <Press
        label={full ? 'Exit full screen' : 'Full screen'}
        hint="f"
        icon={full ? <Minimize /> : <Maximize />}
        onPress={onFullscreen}
      />
    </div>
  </div>
);
