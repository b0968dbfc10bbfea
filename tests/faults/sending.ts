import { setTimeout as pause } from 'node:timers/promises';
import { CallError } from '@rinkside/testkit/client';

/** How long somebody goes on trying, ms, and how long they wait between two tries at most. */
const patience = 60_000;
const longestPause = 400;

/** No answer, or the product asks to come back: worth another try. Everything else is an answer. */
const isPassing = (error: unknown): boolean =>
  error instanceof CallError
    ? error.status === 503
    : error instanceof TypeError || (error instanceof Error && error.message === 'operation has timed out');

/**
 * Asks until there is an answer, as the web app does.
 * @returns undefined when `gone` says that nobody waits for it any more. @throws what is not passing.
 */
export const persist = async <T>(
  ask: () => Promise<T>,
  gone: () => boolean = () => false,
  failed: (error: unknown) => void = () => undefined,
): Promise<T | undefined> => {
  const end = Date.now() + patience;
  for (let wait = 25; !gone(); wait = Math.min(2 * wait, longestPause)) {
    try {
      return await ask();
    } catch (error) {
      if (gone()) return undefined;
      if (!isPassing(error) || Date.now() > end) throw error;
      failed(error);
      await pause(wait * (0.5 + Math.random() / 2));
    }
  }
  return undefined;
};
