import { startBenchProcess } from './bench-process.js';
import type { LoadCommand } from './baselines/load-clients-process.js';

/** Starts a process that holds many Socket.IO or WebSocket clients. */
export const startLoadClients = async () => {
  const child = await startBenchProcess('load-clients-process');
  const send = async <Result>(command: LoadCommand): Promise<Result> => {
    const { result, error } = await child.request<{ result: Result; error?: string }>(command);
    if (error) throw new Error(error);
    return result;
  };
  return {
    pid: child.pid,
    /** Connects clients. @returns the time until all are connected, ms */
    open: (options: Omit<Extract<LoadCommand, { kind: 'open' }>, 'kind'>) =>
      send<number>({ kind: 'open', ...options }),
    /** Waits until the clients have received this many messages in total. @returns the total */
    waitForMessages: (messages: number) => send<number>({ kind: 'waitForMessages', messages }),
    /** Returns the smallest number of messages that a client has received. */
    minReceived: () => send<number>({ kind: 'minReceived' }),
    closeAll: () => send<string>({ kind: 'close' }),
    stop: () => child.stop(),
  };
};
export type LoadClients = Awaited<ReturnType<typeof startLoadClients>>;
