import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks again until the answer is true, or `patience` ms are over.
 * @returns whether it became true in time.
 */
export const until = async (ask: () => boolean | Promise<boolean>, patience: number, every = 25) => {
  const deadline = Date.now() + patience;
  for (;;) {
    if (await ask()) return true;
    if (Date.now() >= deadline) return false;
    await pause(every);
  }
};
