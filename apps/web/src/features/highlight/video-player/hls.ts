import { ErrorTypes, Events, Hls } from 'hls.js/light';

/** Plays an HLS playlist with hls.js. `onFatal` is called after recovery failed. @returns a function that detaches it */
export const attachHls = (
  video: HTMLVideoElement,
  url: string,
  position: number,
  onFatal: () => void,
): (() => void) => {
  // No worker: the CSP blocks blob: scripts. Clips are short, so the main thread suffices.
  const hls = new Hls({
    enableWorker: false,
    capLevelToPlayerSize: true,
    startPosition: position > 0 ? position : -1,
  });
  let recovered = false;
  hls.on(Events.ERROR, (_event, { fatal, type }) => {
    if (!fatal) return;
    if (type === ErrorTypes.MEDIA_ERROR && !recovered) {
      recovered = true;
      hls.recoverMediaError();
    } else onFatal();
  });
  hls.loadSource(url);
  hls.attachMedia(video);
  return () => hls.destroy();
};
