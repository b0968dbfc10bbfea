import { Hls } from 'hls.js/light';
import { attachHls } from '../../apps/web/src/features/highlight/video-player/hls.js';

// Runs in the measured browser.

/** A film and how it is played: with the product's hls.js, with hls.js as it is, or by the browser. */
export interface StartedFilm {
  url: string;
  player: 'product' | 'hls.js' | 'native';
}

export interface PlayerStart {
  /** Until the first picture, ms. */
  firstPictureMs: number;
  /** Height of the first picture, and of the picture some seconds later, px. */
  firstHeight: number;
  laterHeight: number;
  error?: string;
}

const laterMs = 4000;
const limitMs = 60_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const attachPlain = (video: HTMLVideoElement, url: string) => {
  const hls = new Hls({ enableWorker: false, capLevelToPlayerSize: true, startPosition: -1 });
  hls.loadSource(url);
  hls.attachMedia(video);
  return () => hls.destroy();
};

const attach = (video: HTMLVideoElement, { url, player }: StartedFilm, onFatal: () => void) => {
  if (player === 'product') return attachHls(video, url, 0, onFatal);
  if (player === 'hls.js') return attachPlain(video, url);
  video.src = url;
  return () => video.removeAttribute('src');
};

const measure = async (film: StartedFilm): Promise<PlayerStart> => {
  const video = document.createElement('video');
  Object.assign(video, { muted: true, width: 1920, height: 1080 });
  document.body.replaceChildren(video);
  const failed = Promise.withResolvers<never>();
  const firstPicture = new Promise((resolve) => video.requestVideoFrameCallback(resolve));
  const startedAt = performance.now();
  const detach = attach(video, film, () => failed.reject(new Error(`cannot play ${film.url}`)));
  void video.play().catch(() => null);
  await Promise.race([firstPicture, failed.promise]);
  const firstPictureMs = performance.now() - startedAt;
  const firstHeight = video.videoHeight;
  await wait(laterMs);
  const laterHeight = video.videoHeight;
  detach();
  return { firstPictureMs, firstHeight, laterHeight };
};

const timeLimit = (film: StartedFilm) =>
  wait(limitMs).then(() => Promise.reject(new Error(`${film.url} took longer than ${limitMs} ms`)));

const films = (await (await fetch('/films')).json()) as StartedFilm[];
for (const film of films) {
  const result = await Promise.race([measure(film), timeLimit(film)]).catch(
    (error: unknown): PlayerStart => ({
      firstPictureMs: 0,
      firstHeight: 0,
      laterHeight: 0,
      error: String(error),
    }),
  );
  await fetch('/result', { method: 'POST', body: JSON.stringify(result) });
}
