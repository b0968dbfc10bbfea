import { deviceOrigin, resolutionMs, skipTime } from './server-clock';

/**
 * Keeps the server's time right while the phone sleeps, when `performance.now()` stands still. Only a hidden page sleeps,
 * and then the clock of the device is ahead of it. Somebody may also have set the clock forward meanwhile: the next answer
 * of the server corrects that.
 */
export const watchSleep = (): void => {
  let hiddenOriginMs = deviceOrigin();
  document.addEventListener('visibilitychange', () => {
    const sleptMs = deviceOrigin() - hiddenOriginMs;
    if (document.hidden) hiddenOriginMs += sleptMs;
    else if (sleptMs > resolutionMs) skipTime(sleptMs);
  });
};
