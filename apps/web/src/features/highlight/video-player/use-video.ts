import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
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
  /** Start and end of the repeated part (s); null if not set. */
  loopStart: number | null;
  loopEnd: number | null;
}

/** The part that is repeated: first its start is set, then its end. */
interface Loop {
  start: number | null;
  end: number | null;
}

const readState = (video: HTMLVideoElement, loop: Loop) => ({
  loopStart: loop.start,
  loopEnd: loop.end,
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

/** A shorter loop is not set (s). */
const minLoopSeconds = 0.2;

const clamp = (min: number, value: number, max: number) => Math.min(max, Math.max(min, value));

/** Commands of buttons and keys. Each returns the text to announce. */
const commandsOf = (
  video: HTMLVideoElement,
  { frameDuration, loop, onLoop }: { frameDuration: () => number; loop: Loop; onLoop: () => void },
) => {
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
  const setPaused = (paused: boolean): string => {
    if (paused) video.pause();
    else void video.play().catch(() => null);
    return paused ? 'Paused' : 'Playing';
  };
  const setLoop = (start: number | null, end: number | null) => {
    Object.assign(loop, { start, end });
    onLoop();
  };
  return {
    setPaused,
    toggle: (): string => setPaused(!video.paused),
    /** Sets the start of a loop, then its end, then ends it. */
    changeLoop: (): string => {
      const { currentTime: time } = video;
      if (loop.start === null) {
        setLoop(time, null);
        return `Loop starts at ${formatDuration(time)}`;
      }
      if (loop.end === null && time > loop.start + minLoopSeconds) {
        setLoop(loop.start, time);
        video.currentTime = loop.start;
        return `Loop from ${formatDuration(loop.start)} to ${formatDuration(time)}`;
      }
      setLoop(null, null);
      return 'Loop off';
    },
    togglePictureInPicture: (): string => {
      if (document.pictureInPictureElement) {
        void document.exitPictureInPicture().catch(() => null);
        return 'Picture-in-picture off';
      }
      void video.requestPictureInPicture().catch(() => null);
      return 'Picture-in-picture';
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
    loopStart: null,
    loopEnd: null,
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
    const loop: Loop = { start: null, end: null };
    const syncState = () => update(readState(video, loop));
    const repeatLoop = () => {
      if (loop.start !== null && loop.end !== null && video.currentTime >= loop.end)
        video.currentTime = loop.start;
    };
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
    video.addEventListener('timeupdate', repeatLoop);
    const frames = measureFrameDuration(video);
    const videoSession = openVideoSession(video, initial.current.source, {
      refresh: initial.current.refresh,
      onFailed: () => {
        update({ failed: true, waiting: false });
        setAnnouncement('');
      },
    });
    const commands = commandsOf(video, { frameDuration: frames.duration, loop, onLoop: syncState });
    session.current = { commands, retry: videoSession.retry };
    return () => {
      session.current = null;
      for (const name of events) video.removeEventListener(name, syncState);
      for (const name of ['waiting', 'loadstart']) video.removeEventListener(name, onWaiting);
      for (const name of ['playing', 'canplay']) video.removeEventListener(name, onPlayable);
      video.removeEventListener('volumechange', saveVolume);
      video.removeEventListener('playing', onFirstPlay);
      video.removeEventListener('ended', onEnded);
      video.removeEventListener('timeupdate', repeatLoop);
      frames.close();
      videoSession.close();
    };
  }, [element]);

  /** Runs a command and announces its result. */
  const run = useCallback((command: (commands: VideoCommands) => string) => {
    if (session.current) setAnnouncement(command(session.current.commands));
  }, []);

  return useMemo(
    () => ({
      state,
      announcement,
      run,
      retry: () => {
        setState((current) => ({ ...current, failed: false, waiting: true }));
        setAnnouncement('Loading');
        void session.current?.retry();
      },
    }),
    [state, announcement, run],
  );
};
