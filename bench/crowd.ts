import { startProgram } from './program.js';
import type { Wish } from './programs/crowd.js';

/** People with open screens, in a process of their own. */
export const startCrowd = async () => {
  const program = await startProgram('crowd');
  const ask = async <Found>(wish: Wish): Promise<Found> => {
    const { found, error } = await program.ask<{ found: Found; error?: string }>(wish);
    if (error) throw new Error(error);
    return found;
  };
  return {
    pid: program.pid,
    /** @returns how long it took until all of them were there, ms. */
    open: (wish: Omit<Extract<Wish, { kind: 'open' }>, 'kind'>) => ask<number>({ kind: 'open', ...wish }),
    /** Waits until they heard so many messages in all. */
    heard: (messages: number) => ask<number>({ kind: 'heard', messages }),
    /** The fewest any of them heard. */
    least: () => ask<number>({ kind: 'least' }),
    leave: () => ask<string>({ kind: 'close' }),
    stop: () => program.stop(),
  };
};
export type Crowd = Awaited<ReturnType<typeof startCrowd>>;
