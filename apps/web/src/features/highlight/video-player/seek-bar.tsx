import { type PointerEvent, useState } from 'react';
import { formatDuration } from '../format-duration';
import type { SeekPreview } from './seek-preview';
import type { VideoCommands, VideoState } from './use-video';

export interface SeekBarProps {
  state: VideoState;
  run: (command: (video: VideoCommands) => string) => void;
  previewAt: (seconds: number) => SeekPreview | undefined;
}

/** The picture and time of a position, above the seek bar. */
const Preview = ({ seconds, share, preview }: { seconds: number; share: number; preview: SeekPreview }) => {
  const { imageUrl, x, y, width, height } = preview;
  return (
    <div
      data-seek-preview=""
      aria-hidden="true"
      className="pointer-events-none absolute bottom-full mb-1 grid justify-items-center gap-1"
      style={{ width, left: `clamp(0px, calc(${share * 100}% - ${width / 2}px), calc(100% - ${width}px))` }}
    >
      <div
        className="rounded-md border border-white/60 bg-black bg-no-repeat"
        style={{
          width,
          height,
          backgroundImage: `url("${imageUrl}")`,
          backgroundPosition: `-${x}px -${y}px`,
        }}
      />
      <span className="numeral rounded bg-black/80 px-1.5 text-sm text-white">{formatDuration(seconds)}</span>
    </div>
  );
};

/** Seek bar with a preview under the pointer or finger. A loop is marked on it. */
export const SeekBar = ({ state, run, previewAt }: SeekBarProps) => {
  const { time, duration, buffered, loopStart, loopEnd } = state;
  const [pointed, setPointed] = useState<number | null>(null);
  const shareOf = (seconds: number) => (duration > 0 ? Math.min(1, Math.max(0, seconds / duration)) : 0);
  const percentOf = (seconds: number) => `${shareOf(seconds) * 100}%`;
  const point = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(Math.min(1, Math.max(0, (clientX - left) / Math.max(width, 1))) * duration);
  };
  const hide = () => setPointed(null);
  const preview = pointed === null ? undefined : previewAt(pointed);
  return (
    <div className="relative w-full">
      {pointed !== null && preview && (
        <Preview seconds={pointed} share={shareOf(pointed)} preview={preview} />
      )}
      {loopStart !== null && (
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-1 rounded border-x-2 border-white bg-white/20"
          style={{
            left: percentOf(loopStart),
            width: `calc(${percentOf((loopEnd ?? loopStart) - loopStart)} + 2px)`,
          }}
        />
      )}
      <input
        type="range"
        aria-label="Seek"
        aria-valuetext={`${formatDuration(time)} of ${formatDuration(duration)}`}
        min={0}
        max={duration || 1}
        step="any"
        value={Math.min(time, duration)}
        onChange={(event) => {
          const seconds = Number(event.target.value);
          run((video) => video.seek(seconds));
        }}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={hide}
        onPointerCancel={hide}
        onPointerUp={({ pointerType }) => pointerType === 'touch' && hide()}
        style={
          {
            '--played': percentOf(time),
            '--here': percentOf(Math.max(time, buffered)),
          } as React.CSSProperties
        }
        className="track h-8 w-full"
      />
    </div>
  );
};
