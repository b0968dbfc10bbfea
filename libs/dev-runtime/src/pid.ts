import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** A process, with its start time to detect a reused pid and the signal for a graceful stop. */
export type ProcessRecord = { name: string; pid: number; born: string; signal: NodeJS.Signals };

/** Returns the start time of a running process as an opaque string; undefined when it does not run or is a zombie. */
export const startTimeOf = (pid: number): string | undefined => {
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

/** Whether the recorded process still runs; false when its pid was reused. */
export const isRunning = (record: Pick<ProcessRecord, 'pid' | 'born'>) =>
  startTimeOf(record.pid) === record.born;

/** Returns the command line of a running process, or an empty string. */
export const commandLineOf = (pid: number) => {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
};

/** Stops a process gracefully, after `graceMs` with SIGKILL; resolves when it has exited. */
export const terminate = async (record: ProcessRecord, graceMs = 10_000) => {
  const deadline = Date.now() + graceMs;
  let signal = record.signal;
  while (isRunning(record)) {
    try {
      process.kill(record.pid, signal);
    } catch {
      return;
    }
    while (isRunning(record) && Date.now() < deadline) await pause(25);
    signal = 'SIGKILL';
    await pause(25);
  }
};
