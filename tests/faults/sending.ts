import { setTimeout as pause } from 'node:timers/promises';
import { refusals } from '@rinkside/contracts/error';
import type { Room, WatchReply } from '@rinkside/contracts/live';
import { CallError } from '@rinkside/testkit/client';
import type { Socket } from 'socket.io-client';

/** How long somebody goes on trying, ms, and how long they wait between two tries at most. */
const patience = 60_000;
const longestPause = 400;

/** A gateway that could not say whether somebody may watch a room. */
class NotNow extends Error {}

/** No answer, or the product asks to come back: worth another try. Everything else is an answer. */
const isPassing = (error: unknown): boolean =>
  error instanceof CallError
    ? error.status === 503
    : error instanceof NotNow ||
      error instanceof TypeError ||
      (error instanceof Error && error.message === 'operation has timed out');

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

/** Asks to be let into a room until there is an answer. @returns undefined as `persist` does. */
export const enter = (socket: Socket, room: Room, gone: () => boolean): Promise<WatchReply | undefined> =>
  persist(async () => {
    const reply: WatchReply = await socket.timeout(3000).emitWithAck('watch', { room });
    if (!reply.ok && reply.error === refusals.unavailable) throw new NotNow(reply.error);
    return reply;
  }, gone);
