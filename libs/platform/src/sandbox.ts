import { spawn, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { fence, type Bounds } from './fence.js';

export interface Foreign extends Bounds {
  program: string;
  /** Fixed words; no shell reads them. */
  args: string[];
  /** A folder of its own: where it starts, and where it may write. */
  cwd: string;
  /** The longest it may run, ms. */
  wall: number;
  /** Most bytes kept of its standard output; with more it is ended. */
  output: number;
  /** Hears its standard output line by line instead of keeping it. */
  onLine?: (line: string) => void;
  /** How far it stands back behind others, 0 to 19; 10 unless said. */
  niceness?: number;
  /** Ends it early. */
  signal?: AbortSignal;
}

/** Why a foreign program did not do its work. */
export class ForeignFailure extends Error {
  constructor(
    /** `stopped` by its caller; `killed` by a signal, as the kernel does at a limit. */
    readonly kind: 'missing' | 'failed' | 'killed' | 'timeout' | 'flood' | 'stopped',
    /** The end of what it said on standard error, for logs only. */
    readonly said: string,
    /** What it ended with, where it ended by itself. */
    readonly code: number | null = null,
  ) {
    super(`a foreign program ended: ${kind}${said && ` (${said.slice(-300)})`}`);
  }
}

/** The end of standard error kept for logs, bytes. */
const saidLength = 4000;
/** Behind everything people wait for. */
const usualNiceness = 10;

/** All processes it made, since each is started as the head of a group of its own. */
const killGroup = ({ pid }: ChildProcess) => {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It ended by itself meanwhile.
  }
};

/**
 * Runs a program on bytes of strangers: within the fence of this system, in bounded time, with bounded output and an
 * empty environment. @returns its standard output. @throws ForeignFailure unless it ends with 0.
 */
export const runForeign = async (foreign: Foreign): Promise<string> => {
  const { cwd, wall, output, onLine, signal, niceness = usualNiceness } = foreign;
  const { program, args } = await fence(foreign);
  const child = spawn(program, args, {
    cwd,
    detached: true,
    env: { PATH: '/usr/bin:/bin', HOME: cwd, TMPDIR: cwd, LANG: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let why: ForeignFailure['kind'] | undefined;
  const end = (kind: ForeignFailure['kind']) => {
    why ??= kind;
    killGroup(child);
  };
  const stop = () => end('stopped');
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  const timer = setTimeout(() => end('timeout'), wall);
  lowerPriority(child, niceness);

  const kept: Buffer[] = [];
  let size = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > output) end('flood');
    else if (!onLine) kept.push(chunk);
  });
  if (onLine) createInterface({ input: child.stdout }).on('line', onLine);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-saidLength);
  });

  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', () => reject(new ForeignFailure('missing', said)));
      // Whatever it left running in its group goes with it, and lets go of its output.
      child.on('exit', () => killGroup(child));
      child.on('close', resolve);
    });
    if (why || code !== 0) throw new ForeignFailure(why ?? (code === null ? 'killed' : 'failed'), said, code);
    return Buffer.concat(kept).toString();
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
};

const lowerPriority = ({ pid }: ChildProcess, niceness: number) => {
  try {
    if (pid) setPriority(pid, niceness);
  } catch {
    // A system that does not let us has its reasons.
  }
};
