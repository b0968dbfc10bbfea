import { loadChunk } from '../../../lazy-page';

/** Where a film lies; addresses may run out, so they can be asked for again. */
export interface FilmSource {
  playback_url: string | null;
  media_url: string | null;
}

export interface ReelOptions {
  /** The same film's addresses of now. Rejects when there is none any more, or no answer. */
  refresh: () => Promise<FilmSource>;
  /** Nothing plays it: neither new addresses nor the plain file. */
  onFailed: () => void;
}

const playlist = 'application/vnd.apple.mpegurl';
/** Seconds played after which addresses may run out once more. */
const settled = 2;

/**
 * Plays a film in a video element: HLS by the browser itself or by a script that comes only then, and the plain
 * file where that fails. An address that ran out is asked for again, and it goes on where it was.
 */
export const openReel = (video: HTMLVideoElement, first: FilmSource, { refresh, onFailed }: ReelOptions) => {
  let source = first;
  let streams = first.playback_url !== null;
  /** Where it broke last, so that the same place is not asked for twice; -1 for nowhere. */
  let brokeAt = -1;
  let turn = 0;
  let detach = () => {};

  const start = () => {
    // A browser may want a tap first: then its play button stands there.
    video.play().catch(() => null);
  };

  const load = async (at: number, plays: boolean): Promise<void> => {
    const mine = ++turn;
    detach();
    detach = () => {};
    const begin = () => {
      if (mine !== turn) return;
      if (at > 0) video.currentTime = at;
      if (plays) start();
    };
    video.addEventListener('loadedmetadata', begin, { once: true });
    const address = (streams ? source.playback_url : source.media_url) ?? '';
    if (!streams || video.canPlayType(playlist)) {
      video.src = address;
      video.load();
      return;
    }
    try {
      const { attachStream } = await loadChunk('stream', () => import('./stream'));
      if (mine === turn) detach = attachStream(video, address, at, () => void mend());
    } catch {
      if (mine === turn) await fall(at, plays);
    }
  };

  /** The plain file, or the end. */
  const fall = async (at: number, plays: boolean): Promise<void> => {
    if (!streams || !source.media_url) return onFailed();
    streams = false;
    return load(at, plays);
  };

  const mend = async (): Promise<void> => {
    const mine = turn;
    const at = video.currentTime;
    const plays = !video.paused || at === 0;
    if (brokeAt === -1) {
      brokeAt = at;
      const fresh = await refresh().catch(() => null);
      if (mine !== turn) return undefined;
      const known = source;
      source = fresh ?? source;
      if (fresh && (fresh.playback_url !== known.playback_url || fresh.media_url !== known.media_url))
        return load(at, plays);
    }
    return fall(at, plays);
  };
  const onError = () => void mend();
  const onTime = () => {
    if (brokeAt !== -1 && video.currentTime > brokeAt + settled) brokeAt = -1;
  };
  video.addEventListener('error', onError);
  video.addEventListener('timeupdate', onTime);
  void load(0, true);

  return {
    /** From where it stopped, with addresses of now. */
    retry: async (): Promise<void> => {
      const mine = turn;
      const at = video.currentTime;
      const fresh = await refresh().catch(() => source);
      // Closed meanwhile: nobody looks at it.
      if (mine !== turn) return undefined;
      source = fresh;
      streams = source.playback_url !== null;
      brokeAt = -1;
      return load(at, true);
    },
    close: () => {
      turn++;
      video.removeEventListener('error', onError);
      video.removeEventListener('timeupdate', onTime);
      video.pause();
      detach();
      video.removeAttribute('src');
      video.load();
    },
  };
};
