import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { formatDuration } from '../format-duration';
import { measureFrameDuration } from './frame-duration';
import { storeVolume, readVolume } from './stored-volume';
import { type VideoSource, openVideoSession } from './video-session';

export const speeds = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** State of the video element. */
export interface VideoState {
  paused: boolean;
  /** Playback is stalled, waiting for data. */
  waiting: boolean;
  failed: boolean;
  /** Seconds. */
  time: number;
  duration: number;
  /** End of the buffered range (s). */
  buffered: number;
  volume: number;
  muted: boolean;
  speed: number;
}

const readState = (video: HTMLVideoElement) => ({
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

const clamp = (min: number, value: number, max: number) => Math.min(max, Math.max(min, value));

/** Commands of buttons and keys. Each returns the text to announce. */
const commandsOf = (video: HTMLVideoElement, frameDuration: () => number) => {
  const seek = (seconds: number): string => {
    const end = Number.isFinite(video.duration) ? video.duration : seconds;
    video.currentTime = clamp(0, seconds, end);
    return formatDuration(video.currentTime);
  };
  const setVolume = (volume: number): string => {
    // Round to multiples of 0.05, so that steps do not accumulate float errors.
    video.volume = clamp(0, Math.round(volume * 20) / 20, 1);
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
      return seek(video.currentTime + frames * frameDuration());
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
        speeds[clamp(0, speeds.findIndex((speed) => speed >= video.playbackRate) + by, speeds.length - 1)] ??
          1,
      ),
  };
};

export type VideoCommands = ReturnType<typeof commandsOf>;

/** Plays a video in an element as soon as it can. `refresh` fetches fresh media URLs. */
export const useVideo = (
  element: RefObject<HTMLVideoElement | null>,
  source: VideoSource & { duration: number | null },
  refresh: () => Promise<VideoSource>,
) => {
  const [state, setState] = useState<VideoState>(() => ({
    ...readVolume(),
    paused: true,
    waiting: true,
    failed: false,
    time: 0,
    duration: source.duration ?? 0,
    buffered: 0,
    speed: 1,
  }));
  /** Latest screen reader announcement. */
  const [announcement, setAnnouncement] = useState('Loading');
  const session = useRef<{ commands: VideoCommands; retry: () => Promise<void> }>(null);
  // The initial source: a better rendition that arrives later must not interrupt playback.
  const initial = useRef({ source, refresh });

  useEffect(() => {
    const video = element.current;
    if (!video) return undefined;
    const update = (change: Partial<VideoState>) => setState((current) => ({ ...current, ...change }));
    const syncState = () => update(readState(video));
    const onWaiting = () => update({ waiting: true });
    const onPlayable = () => update({ waiting: false, failed: false });
    const saveVolume = () => storeVolume({ volume: video.volume, muted: video.muted });
    Object.assign(video, readVolume());
    for (const name of events) video.addEventListener(name, syncState);
    for (const name of ['waiting', 'loadstart']) video.addEventListener(name, onWaiting);
    for (const name of ['playing', 'canplay']) video.addEventListener(name, onPlayable);
    video.addEventListener('volumechange', saveVolume);
    const onFirstPlay = () => setAnnouncement('Playing');
    const onEnded = () => setAnnouncement('The end');
    video.addEventListener('playing', onFirstPlay, { once: true });
    video.addEventListener('ended', onEnded);
    const frames = measureFrameDuration(video);
    const videoSession = openVideoSession(video, initial.current.source, {
      refresh: initial.current.refresh,
      onFailed: () => {
        update({ failed: true, waiting: false });
        setAnnouncement('');
      },
    });
    session.current = { commands: commandsOf(video, frames.duration), retry: videoSession.retry };
    return () => {
      session.current = null;
      for (const name of events) video.removeEventListener(name, syncState);
      for (const name of ['waiting', 'loadstart']) video.removeEventListener(name, onWaiting);
      for (const name of ['playing', 'canplay']) video.removeEventListener(name, onPlayable);
      video.removeEventListener('volumechange', saveVolume);
      video.removeEventListener('playing', onFirstPlay);
      video.removeEventListener('ended', onEnded);
      frames.close();
      videoSession.close();
    };
  }, [element]);

  return useMemo(
    () => ({
      state,
      announcement,
      /** Runs a command and announces its result. */
      run: (command: (commands: VideoCommands) => string) => {
        if (session.current) setAnnouncement(command(session.current.commands));
      },
      retry: () => {
        setState((current) => ({ ...current, failed: false, waiting: true }));
        setAnnouncement('Loading');
        void session.current?.retry();
      },
    }),
    [state, announcement],
  );
};
