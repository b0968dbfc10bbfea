import { ErrorTypes, Events, Hls } from 'hls.js/light';

/** Bits per second that the last stream was received with. Before the first one it is below every rendition. */
let bandwidth = 500_000;
/** A part of the measured bandwidth, so that the first picture does not wait when it has fallen a little. */
const startShare = 0.7;

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
    // Without it hls.js takes the first rendition of the playlist for what the connection carries.
    abrEwmaDefaultEstimate: bandwidth * startShare,
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
  hls.on(Events.FRAG_BUFFERED, () => {
    bandwidth = hls.bandwidthEstimate;
  });
  hls.loadSource(url);
  hls.attachMedia(video);
  return () => hls.destroy();
};
