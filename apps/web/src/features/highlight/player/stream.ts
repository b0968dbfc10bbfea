import { ErrorTypes, Events, Hls } from 'hls.js/light';

/** Plays an HLS playlist where the browser does not by itself. `broken` is called once nothing helps. @returns its end. */
export const attachStream = (
  video: HTMLVideoElement,
  address: string,
  at: number,
  broken: () => void,
): (() => void) => {
  // The site's policy allows no script of a blob, so no worker; the clips are short.
  const hls = new Hls({ enableWorker: false, capLevelToPlayerSize: true, startPosition: at > 0 ? at : -1 });
  let mended = false;
  hls.on(Events.ERROR, (_event, { fatal, type }) => {
    if (!fatal) return;
    if (type === ErrorTypes.MEDIA_ERROR && !mended) {
      mended = true;
      hls.recoverMediaError();
    } else broken();
  });
  hls.loadSource(address);
  hls.attachMedia(video);
  return () => hls.destroy();
};
