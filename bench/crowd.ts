import { startProgram } from './program.js';
import type { Wish } from './programs/crowd.js';

/** Starts a process that holds many Socket.IO or WebSocket clients. */
export const startCrowd = async () => {
  const child = await startProgram('load-clients-process');
  const send = async <Result>(command: Wish): Promise<Result> => {
    const { result, error } = await child.ask<{ result: Result; error?: string }>(command);
    if (error) throw new Error(error);
    return result;
  };
  return {
    pid: child.pid,
    /** Connects clients. @returns the time until all are connected, ms */
    open: (options: Omit<Extract<Wish, { kind: 'open' }>, 'kind'>) =>
      send<number>({ kind: 'open', ...options }),
    /** Waits until the clients have received this many messages in total. @returns the total */
    waitForMessages: (messages: number) => send<number>({ kind: 'waitForMessages', messages }),
    /** Returns the smallest number of messages that a client has received. */
    minReceived: () => send<number>({ kind: 'minReceived' }),
    closeAll: () => send<string>({ kind: 'close' }),
    stop: () => child.stop(),
  };
};
export type Crowd = Awaited<ReturnType<typeof startCrowd>>;
