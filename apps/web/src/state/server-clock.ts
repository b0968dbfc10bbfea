import { deviceStorage } from '../ui/web-storage';

/** Kept for a page that is opened without a connection. */
const storageKey = 'rinkside.clock';
/** The `Date` header counts whole seconds. */
const resolutionMs = 1000;

/** How far the server's clock is ahead of this device's (ms). */
let offsetMs = Number(deviceStorage.getItem(storageKey) ?? 0) || 0;

/** The server's time (ms since the epoch), also where the clock of this device is wrong. */
export const serverNow = (): number => Date.now() + offsetMs;

/**
 * Compares the clocks by an answer of the server. The offset changes only if the answer rules the current one out, so that
 * times of a right clock stay as they are.
 * @param date the `Date` header
 * @param sentAt @param receivedAt by the clock of this device (ms)
 */
export const noteServerTime = (date: string | null, sentAt: number, receivedAt: number): void => {
  const serverMs = Date.parse(date ?? '');
  if (Number.isNaN(serverMs)) return;
  const [earliest, latest] = [serverMs - receivedAt, serverMs + resolutionMs - sentAt];
  if (offsetMs >= earliest && offsetMs <= latest) return;
  offsetMs = earliest <= 0 && latest >= 0 ? 0 : Math.round((earliest + latest) / 2);
  deviceStorage.setItem(storageKey, String(offsetMs));
};
