import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openVideoSession } from './video-session';

const source = { playback_url: '/media/1/master.m3u8', media_url: '/media/1/480.mp4' };

/** A video element with playback that the test controls, because jsdom implements no media. */
const createVideo = () => {
  const video = document.createElement('video');
  const state = { currentTime: 0, paused: true };
  Object.defineProperties(video, {
    currentTime: {
      get: () => state.currentTime,
      set: (value: number) => {
        state.currentTime = value;
      },
    },
    paused: { get: () => state.paused },
  });
  video.canPlayType = () => 'maybe';
  const load = vi.fn();
  video.load = load;
  video.pause = () => (state.paused = true);
  video.play = () => {
    state.paused = false;
    video.dispatchEvent(new Event('play'));
    return Promise.resolve();
  };
  const advance = (seconds: number) => {
    state.currentTime += seconds;
    video.dispatchEvent(new Event('timeupdate'));
  };
  return { video, load, advance, loaded: () => video.dispatchEvent(new Event('loadedmetadata')) };
};

const open = () => {
  const player = createVideo();
  const onFailed = vi.fn();
  const session = openVideoSession(player.video, source, {
    refresh: () => Promise.resolve(source),
    onFailed,
  });
  player.loaded();
  player.advance(1.9);
  return { ...player, session, onFailed };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('loads the stream again at the same position after a stall', () => {
  const { video, load, loaded } = open();
  vi.advanceTimersByTime(4000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(video.src).toContain('master.m3u8');
  loaded();
  expect(video.currentTime).toBe(1.9);
  expect(video.paused).toBe(false);
});

it('falls back to the plain file, then reports a failure, if it stalls at the same position', () => {
  const { video, loaded, onFailed } = open();
  vi.advanceTimersByTime(4000);
  loaded();
  video.dispatchEvent(new Event('timeupdate'));
  vi.advanceTimersByTime(4000);
  expect(video.src).toContain('480.mp4');
  expect(onFailed).not.toHaveBeenCalled();
  loaded();
  video.dispatchEvent(new Event('timeupdate'));
  vi.advanceTimersByTime(29_000);
  expect(onFailed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(onFailed).toHaveBeenCalledOnce();
});

it('waits while data arrives, while it is paused and after it is closed', () => {
  const { video, load, session } = open();
  for (let second = 0; second < 10; second += 3) {
    vi.advanceTimersByTime(3000);
    video.dispatchEvent(new Event('progress'));
  }
  video.pause();
  video.dispatchEvent(new Event('pause'));
  vi.advanceTimersByTime(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  void video.play();
  session.close();
  vi.advanceTimersByTime(60_000);
  expect(video.src).toBe('');
});
