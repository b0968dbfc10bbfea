import { clsx } from 'clsx';
import {
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  Repeat,
  RotateCcw,
  RotateCw,
  StepBack,
  StepForward,
  Volume2,
  VolumeX,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDuration } from '../format-duration';
import { seekStepSeconds } from './keyboard-controls';
import { SeekBar } from './seek-bar';
import type { SeekPreview } from './seek-preview';
import { type VideoCommands, type VideoState, speeds } from './use-video';

interface ControlButtonProps {
  label: string;
  /** Keyboard shortcut, shown in the tooltip. */
  hint: string;
  icon: ReactNode;
  onPress: () => void;
  className?: string;
}

const ControlButton = ({ label, hint, icon, onPress, className }: ControlButtonProps) => (
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
  state: VideoState;
  run: (command: (video: VideoCommands) => string) => void;
  isFullscreen: boolean;
  onFullscreen: () => void;
  previewAt: (seconds: number) => SeekPreview | undefined;
}

const loopLabel = ({ loopStart, loopEnd }: VideoState) => {
  if (loopStart === null) return 'Start loop here';
  return loopEnd === null ? 'End loop here' : 'Stop loop';
};

const VolumeControl = ({ state: { volume, muted }, run }: Pick<ControlsProps, 'state' | 'run'>) => (
  <>
    <ControlButton
      label={muted ? 'Unmute' : 'Mute'}
      hint="m"
      icon={muted ? <VolumeX /> : <Volume2 />}
      onPress={() => run((video) => video.mute())}
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
        const volume = Number(event.target.value);
        run((video) => video.setVolume(volume));
      }}
      style={{ '--played': `${(muted ? 0 : volume) * 100}%`, '--here': '0%' } as React.CSSProperties}
      className="track h-8 w-24 max-sm:hidden"
    />
  </>
);

/** Controls below the video. */
export const Controls = ({ state, run, isFullscreen, onFullscreen, previewAt }: ControlsProps) => (
  <div className="grid gap-0.5">
    <div className="flex items-center gap-3">
      <span className="numeral text-base whitespace-nowrap" aria-hidden="true">
        {formatDuration(state.time)} / {formatDuration(state.duration)}
      </span>
      <SeekBar state={state} run={run} previewAt={previewAt} />
    </div>
    <div className="flex items-center sm:gap-1">
      <ControlButton
        label={state.paused ? 'Play' : 'Pause'}
        hint="space"
        icon={state.paused ? <Play className="fill-current" /> : <Pause className="fill-current" />}
        onPress={() => run((video) => video.toggle())}
      />
      <ControlButton
        label={`Back ${seekStepSeconds} seconds`}
        hint="←"
        icon={<RotateCcw />}
        onPress={() => run((video) => video.skip(-seekStepSeconds))}
      />
      <ControlButton
        label={`Forward ${seekStepSeconds} seconds`}
        hint="→"
        icon={<RotateCw />}
        onPress={() => run((video) => video.skip(seekStepSeconds))}
      />
      <ControlButton
        label="Previous frame"
        hint=","
        icon={<StepBack />}
        onPress={() => run((video) => video.step(-1))}
      />
      <ControlButton
        label="Next frame"
        hint="."
        icon={<StepForward />}
        onPress={() => run((video) => video.step(1))}
      />
      <ControlButton
        label={loopLabel(state)}
        hint="r"
        icon={<Repeat />}
        onPress={() => run((video) => video.changeLoop())}
        {...(state.loopStart !== null && { className: 'bg-white/25' })}
      />
      <VolumeControl state={state} run={run} />
      <span className="sm:flex-1" />
      <select
        aria-label="Speed"
        title="Speed (< and >)"
        value={state.speed}
        onChange={(event) => {
          const speed = Number(event.target.value);
          run((video) => video.setSpeed(speed));
        }}
        className="numeral h-target min-w-12 flex-1 cursor-pointer appearance-none rounded-md bg-transparent px-2 text-center text-lg text-white hover:bg-white/15 sm:flex-none"
      >
        {speeds.map((speed) => (
          <option key={speed} value={speed} className="bg-night text-ink">
            {speed}×
          </option>
        ))}
      </select>
      {document.pictureInPictureEnabled && (
        <ControlButton
          label="Picture-in-picture"
          hint="p"
          icon={<PictureInPicture2 />}
          onPress={() => run((video) => video.togglePictureInPicture())}
          className="max-sm:hidden"
        />
      )}
      <ControlButton
        label={isFullscreen ? 'Exit full screen' : 'Full screen'}
        hint="f"
        icon={isFullscreen ? <Minimize /> : <Maximize />}
        onPress={onFullscreen}
      />
    </div>
  </div>
);
