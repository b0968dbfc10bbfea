import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** A process that can be told from a later one with the same id, and the signal that ends it kindly. */
export type Known = { name: string; pid: number; born: string; signal: NodeJS.Signals };

/** When a living process began, as an opaque text; undefined when there is none (a zombie is none). */
export const bornAt = (pid: number): string | undefined => {
  try {
    if (process.platform !== 'linux')
      return (
        execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
      );
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${fields[19]}`;
  } catch {
    return undefined;
  }
};

/** Whether this very process still runs, not merely one that was given its id since. */
export const lives = (known: Pick<Known, 'pid' | 'born'>) => bornAt(known.pid) === known.born;

/** The command line of a living process, or an empty text. */
export const commandOf = (pid: number) => {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
};

/** Ends a process kindly, after `patience` ms by force; resolves when it is gone. */
export const end = async (known: Known, patience = 10_000) => {
  const deadline = Date.now() + patience;
  let signal = known.signal;
  while (lives(known)) {
    try {
      process.kill(known.pid, signal);
    } catch {
      return;
    }
    while (lives(known) && Date.now() < deadline) await pause(25);
    signal = 'SIGKILL';
    await pause(25);
  }
};
