import { setTimeout as pause } from 'node:timers/promises';
import { errorMessages } from '@rinkside/contracts/error';
import type { Room, WatchReply } from '@rinkside/contracts/live.schema';
import { CallError } from '@rinkside/testkit/api-client';
import type { Socket } from 'socket.io-client';

const retryForMs = 60_000;
const maxDelayMs = 400;

/** The gateway could not check the policy of a room because a store was unavailable. */
class RoomUnavailableError extends Error {
  override readonly name = 'RoomUnavailableError';
}

/** Whether a retry makes sense: no answer, a timeout, or a 503. */
const isTransient = (error: unknown): boolean =>
  error instanceof CallError
    ? error.status === 503
    : error instanceof RoomUnavailableError ||
      error instanceof TypeError ||
      (error instanceof Error && error.message === 'operation has timed out');

/**
 * Retries a request on transient errors with exponential backoff, as the web app does.
 * @returns undefined when `isCancelled` returns true. @throws other errors, and the last one after 60 s.
 */
export const retryTransient = async <T>(
  request: () => Promise<T>,
  isCancelled: () => boolean = () => false,
  onError: (error: unknown) => void = () => undefined,
): Promise<T | undefined> => {
  const deadline = Date.now() + retryForMs;
  for (let delayMs = 25; !isCancelled(); delayMs = Math.min(2 * delayMs, maxDelayMs)) {
    try {
      return await request();
    } catch (error) {
      if (isCancelled()) return undefined;
      if (!isTransient(error) || Date.now() > deadline) throw error;
      onError(error);
      await pause(delayMs * (0.5 + Math.random() / 2));
    }
  }
  return undefined;
};

/** Joins a room, with retries. @returns undefined when `isCancelled` returns true. */
export const joinRoom = (
  socket: Socket,
  room: Room,
  isCancelled: () => boolean,
): Promise<WatchReply | undefined> =>
  retryTransient(async () => {
    const reply: WatchReply = await socket.timeout(3000).emitWithAck('watch', { room });
    if (!reply.ok && reply.error === errorMessages.unavailable) throw new RoomUnavailableError(reply.error);
    return reply;
  }, isCancelled);
