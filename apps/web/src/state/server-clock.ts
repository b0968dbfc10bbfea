import { deviceStorage } from '../ui/web-storage';

/** Kept for a page that is opened without a connection. */
const storageKey = 'rinkside.clock';
/** The `Date` header counts whole seconds. */
export const resolutionMs = 1000;

/** When `performance.now()` was 0, by the clock of this device (ms since the epoch). */
export const deviceOrigin = () => Date.now() - performance.now();

/** When `performance.now()` was 0, by the server's clock (ms since the epoch). */
let originMs = deviceOrigin() + (Number(deviceStorage.getItem(storageKey)) || 0);

/** The server's time (ms since the epoch). Changes of the device clock do not affect it. */
export const serverNow = (): number => originMs + performance.now();

/** Moves the time forward, after a sleep. */
export const skipTime = (ms: number): void => void (originMs += ms);

/**
 * Compares the clocks by an answer of the server. The time changes only if the answer rules the current one out, so that
 * times of a right clock stay as they are.
 * @param date the `Date` header
 * @param sentAt {@link serverNow} when the request was sent
 */
export const noteServerTime = (date: string | null, sentAt: number): void => {
  const serverMs = Date.parse(date ?? '');
  const least = serverMs - serverNow();
  const most = serverMs + resolutionMs - sentAt;
  // Without a date, neither is true.
  if (!(least > 0 || most < 0)) return;
  const toDeviceMs = deviceOrigin() - originMs;
  originMs += toDeviceMs >= least && toDeviceMs <= most ? toDeviceMs : (least + most) / 2;
  deviceStorage.setItem(storageKey, String(originMs - deviceOrigin()));
};
