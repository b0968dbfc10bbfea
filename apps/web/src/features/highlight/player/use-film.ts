import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { clock } from '../clock';
import { watchFrames } from './frames';
import { keepLoudness, readLoudness } from './loudness';
import { type FilmSource, openReel } from './reel';

export const speeds = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** What is seen of a film while it plays. */
export interface FilmState {
  paused: boolean;
  /** It wants to play and cannot yet. */
  waiting: boolean;
  failed: boolean;
  /** Seconds. */
  time: number;
  duration: number;
  /** Seconds that are here already. */
  buffered: number;
  volume: number;
  muted: boolean;
  speed: number;
}

const read = (video: HTMLVideoElement) => ({
  paused: video.paused,
  time: video.currentTime,
  ...(Number.isFinite(video.duration) && { duration: video.duration }),
  buffered: video.buffered.length > 0 ? video.buffered.end(video.buffered.length - 1) : 0,
  volume: video.volume,
  muted: video.muted || video.volume === 0,
  speed: video.playbackRate,
});

const events = [
  'play',
  'pause',
  'timeupdate',
  'seeking',
  'seeked',
  'durationchange',
  'progress',
  'volumechange',
  'ratechange',
  'ended',
] as const;

const within = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** The wishes of buttons and keys, each answered with what is to be said of it. */
const commandsOf = (video: HTMLVideoElement, frame: () => number) => {
  const seek = (seconds: number): string => {
    const end = Number.isFinite(video.duration) ? video.duration : seconds;
    video.currentTime = within(0, seconds, end);
    return clock(video.currentTime);
  };
  const setVolume = (volume: number): string => {
    // Steps of a tenth stay tenths.
    video.volume = within(0, Math.round(volume * 20) / 20, 1);
    video.muted = video.volume === 0;
    return `Volume ${Math.round(video.volume * 100)} percent`;
  };
  const setSpeed = (speed: number): string => {
    video.playbackRate = speed;
    return `Speed ${speed}`;
  };
  return {
    toggle: (): string => {
      if (!video.paused) {
        video.pause();
        return 'Paused';
      }
      void video.play().catch(() => null);
      return 'Playing';
    },
    seek,
    skip: (seconds: number) => seek(video.currentTime + seconds),
    step: (frames: number): string => {
      video.pause();
      return seek(video.currentTime + frames * frame());
    },
    setVolume,
    louder: (by: number) => setVolume((video.muted ? 0 : video.volume) + by),
    mute: (): string => {
      video.muted = !video.muted;
      if (!video.muted && video.volume === 0) video.volume = 0.5;
      return video.muted ? 'Muted' : 'Sound on';
    },
    setSpeed,
    faster: (by: 1 | -1) =>
      setSpeed(
        speeds[within(0, speeds.findIndex((speed) => speed >= video.playbackRate) + by, speeds.length - 1)] ??
          1,
      ),
  };
};

export type FilmCommands = ReturnType<typeof commandsOf>;

/** A film in this video element, playing as soon as it can; `refresh` asks for its addresses again. */
export const useFilm = (
  element: RefObject<HTMLVideoElement | null>,
  source: FilmSource & { duration: number | null },
  refresh: () => Promise<FilmSource>,
) => {
  const [state, setState] = useState<FilmState>(() => ({
    ...readLoudness(),
    paused: true,
    waiting: true,
    failed: false,
    time: 0,
    duration: source.duration ?? 0,
    buffered: 0,
    speed: 1,
  }));
  /** The newest word for those who do not see it. */
  const [said, setSaid] = useState('Loading');
  const opened = useRef<{ commands: FilmCommands; retry: () => Promise<void> }>(null);
  // What it was opened with: a better rendition that comes meanwhile does not interrupt it.
  const first = useRef({ source, refresh });

  useEffect(() => {
    const video = element.current;
    if (!video) return undefined;
    const update = (change: Partial<FilmState>) => setState((known) => ({ ...known, ...change }));
    const follow = () => update(read(video));
    const wait = () => update({ waiting: true });
    const go = () => update({ waiting: false, failed: false });
    const hear = () => keepLoudness({ volume: video.volume, muted: video.muted });
    Object.assign(video, readLoudness());
    for (const name of events) video.addEventListener(name, follow);
    for (const name of ['waiting', 'loadstart']) video.addEventListener(name, wait);
    for (const name of ['playing', 'canplay']) video.addEventListener(name, go);
    video.addEventListener('volumechange', hear);
    const start = () => setSaid('Playing');
    const end = () => setSaid('The end');
    video.addEventListener('playing', start, { once: true });
    video.addEventListener('ended', end);
    const frames = watchFrames(video);
    const reel = openReel(video, first.current.source, {
      refresh: first.current.refresh,
      onFailed: () => {
        update({ failed: true, waiting: false });
        setSaid('');
      },
    });
    opened.current = { commands: commandsOf(video, frames.length), retry: reel.retry };
    return () => {
      opened.current = null;
      for (const name of events) video.removeEventListener(name, follow);
      for (const name of ['waiting', 'loadstart']) video.removeEventListener(name, wait);
      for (const name of ['playing', 'canplay']) video.removeEventListener(name, go);
      video.removeEventListener('volumechange', hear);
      video.removeEventListener('playing', start);
      video.removeEventListener('ended', end);
      frames.close();
      reel.close();
    };
  }, [element]);

  return useMemo(
    () => ({
      state,
      said,
      /** Carries out a wish, and says what came of it. */
      want: (wish: (commands: FilmCommands) => string) => {
        if (opened.current) setSaid(wish(opened.current.commands));
      },
      retry: () => {
        setState((known) => ({ ...known, failed: false, waiting: true }));
        setSaid('Loading');
        void opened.current?.retry();
      },
    }),
    [state, said],
  );
};
