import { setTimeout as pause } from 'node:timers/promises';

/**
 * Polls until the check returns true or `timeoutMs` has passed.
 * @returns whether it became true in time
 */
export const waitUntil = async (
  check: () => boolean | Promise<boolean>,
  timeoutMs: number,
  intervalMs = 25,
) => {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    if (await check()) return true;
    if (Date.now() >= deadline) return false;
    await pause(intervalMs);
  }
};
