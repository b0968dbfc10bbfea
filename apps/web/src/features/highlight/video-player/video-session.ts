import { stalledTransferMs } from '../../../state/deadline';
import { loadChunk } from '../../../ui/lazy-page';

/** Media URLs of a video. They are signed and expire. */
export interface VideoSource {
  playback_url: string | null;
  media_url: string | null;
}

export interface VideoSessionOptions {
  /** Fetches fresh URLs of the same video. Rejects if it was removed or the request failed. */
  refresh: () => Promise<VideoSource>;
  /** Called when playback fails with fresh URLs and with the plain file. */
  onFailed: () => void;
}

const hlsMimeType = 'application/vnd.apple.mpegurl';
/** After this much playback an error may refresh the URLs again (s). */
const recoverySeconds = 2;
/** The stream has stalled after this time without progress in playback or download (ms); the plain file may take longer. */
const stallMs = 4000;
/** Stalls closer together than this are at the same position (s). */
const samePositionSeconds = 0.5;
const stallEvents = ['play', 'pause', 'ended', 'timeupdate', 'progress', 'seeking'] as const;

/**
 * Plays a video: native HLS, else hls.js (loaded on demand), else the plain file. Expired URLs are refreshed and
 * playback resumes at the same position. A stall loads the stream once more, a second one at the same position falls
 * back to the plain file.
 */
export const openVideoSession = (
  video: HTMLVideoElement,
  initial: VideoSource,
  { refresh, onFailed }: VideoSessionOptions,
) => {
  let source = initial;
  let usesHls = initial.playback_url !== null;
  /** Position of the last error (s), so that the same position refreshes once; -1 for none. */
  let lastErrorAt = -1;
  /** Position of the last stall (s); -1 for none. */
  let lastStallAt = -1;
  let stallTimer: ReturnType<typeof setTimeout> | undefined;
  let loadId = 0;
  let detach = () => {};

  const tryPlay = () => {
    // Autoplay may be blocked; the play button is shown then.
    video.play().catch(() => null);
  };

  const load = async (position: number, autoplay: boolean): Promise<void> => {
    const currentId = ++loadId;
    detach();
    detach = () => {};
    const onMetadata = () => {
      if (currentId !== loadId) return;
      if (position > 0) video.currentTime = position;
      if (autoplay) tryPlay();
    };
    video.addEventListener('loadedmetadata', onMetadata, { once: true });
    const url = (usesHls ? source.playback_url : source.media_url) ?? '';
    if (!usesHls || video.canPlayType(hlsMimeType)) {
      video.src = url;
      video.load();
      return;
    }
    try {
      const { attachHls: attachStream } = await loadChunk('stream', () => import('./hls'));
      if (currentId === loadId) detach = attachStream(video, url, position, () => void recover());
    } catch {
      if (currentId === loadId) await fallBack(position, autoplay);
    }
  };

  /** Falls back to the plain file, or reports the failure. */
  const fallBack = async (position: number, autoplay: boolean): Promise<void> => {
    if (!usesHls || !source.media_url) return onFailed();
    usesHls = false;
    return load(position, autoplay);
  };

  const recover = async (): Promise<void> => {
    const currentId = loadId;
    const position = video.currentTime;
    const autoplay = !video.paused || position === 0;
    if (lastErrorAt === -1) {
      lastErrorAt = position;
      const fresh = await refresh().catch(() => null);
      if (currentId !== loadId) return undefined;
      const previous = source;
      source = fresh ?? source;
      if (fresh && (fresh.playback_url !== previous.playback_url || fresh.media_url !== previous.media_url))
        return load(position, autoplay);
    }
    return fallBack(position, autoplay);
  };
  const onStall = () => {
    const position = video.currentTime;
    const isRepeated = lastStallAt !== -1 && Math.abs(position - lastStallAt) < samePositionSeconds;
    lastStallAt = position;
    void (isRepeated ? fallBack(position, true) : load(position, true));
  };
  const watchForStall = () => {
    clearTimeout(stallTimer);
    if (!video.paused && !video.ended)
      stallTimer = setTimeout(onStall, usesHls ? stallMs : stalledTransferMs);
  };
  const onError = () => void recover();
  const onTimeUpdate = () => {
    if (lastErrorAt !== -1 && video.currentTime > lastErrorAt + recoverySeconds) lastErrorAt = -1;
  };
  video.addEventListener('error', onError);
  video.addEventListener('timeupdate', onTimeUpdate);
  for (const name of stallEvents) video.addEventListener(name, watchForStall);
  void load(0, true);

  return {
    /** Resumes at the current position with fresh URLs. */
    retry: async (): Promise<void> => {
      const currentId = loadId;
      const position = video.currentTime;
      const fresh = await refresh().catch(() => source);
      // Closed in the meantime.
      if (currentId !== loadId) return undefined;
      source = fresh;
      usesHls = source.playback_url !== null;
      lastErrorAt = -1;
      return load(position, true);
    },
    close: () => {
      loadId++;
      video.removeEventListener('error', onError);
      video.removeEventListener('timeupdate', onTimeUpdate);
      for (const name of stallEvents) video.removeEventListener(name, watchForStall);
      clearTimeout(stallTimer);
      video.pause();
      detach();
      video.removeAttribute('src');
      video.load();
    },
  };
};
