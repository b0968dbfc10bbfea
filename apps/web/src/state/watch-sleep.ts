import { deviceOrigin, resolutionMs, skipTime } from './server-clock';

/**
 * Keeps the server's time right after the phone sleeps, because `performance.now()` stops during sleep. Only
 * a hidden page sleeps; the device clock is ahead afterwards. If the clock was set forward instead, the next
 * reply of the server corrects the time.
 */
export const watchSleep = (): void => {
  let hiddenOriginMs = deviceOrigin();
  document.addEventListener('visibilitychange', () => {
    const sleptMs = deviceOrigin() - hiddenOriginMs;
    if (document.hidden) hiddenOriginMs += sleptMs;
    else if (sleptMs > resolutionMs) skipTime(sleptMs);
  });
};
