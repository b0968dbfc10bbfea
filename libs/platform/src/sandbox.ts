import { spawn, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { fence, type Bounds } from './fence.js';

export interface Foreign extends Bounds {
  program: string;
  /** Passed without a shell. */
  args: string[];
  /** Its own directory: working directory, and the only place to write. */
  cwd: string;
  /** Wall-clock limit, ms. */
  wall: number;
  /** Limit of standard output in bytes; the program is killed above it. */
  output: number;
  /** Receives standard output line by line; the result is then empty. */
  onLine?: (line: string) => void;
  /** Scheduling priority, 0 (normal) to 19 (lowest); default 10. */
  niceness?: number;
  /** Aborts the program. */
  signal?: AbortSignal;
}

/** A sandboxed program failed or was killed. */
export class ForeignFailure extends Error {
  override readonly name = 'SandboxError';

  constructor(
    /** `stopped`: aborted by the caller. `killed`: by a signal, as the kernel does at a resource limit. */
    readonly kind: 'missing' | 'failed' | 'killed' | 'timeout' | 'outputLimit' | 'stopped',
    /** The end of standard error, for logs only. */
    readonly said: string,
    /** Exit code; null when killed or not started. */
    readonly code: number | null = null,
  ) {
    super(`sandboxed program ended: ${kind}${said && ` (${said.slice(-300)})`}`);
  }
}

const maxStderrLength = 4000;
/** Below all request handling. */
const defaultNiceness = 10;

/** Kills the program and its children: it was started as leader of its own process group. */
const killGroup = ({ pid }: ChildProcess) => {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already exited.
  }
};

/**
 * Runs a program on untrusted input: isolated, with limited time and output and an empty environment.
 * @returns its standard output
 * @throws SandboxError unless it exits with 0
 */
export const runForeign = async (options: Foreign): Promise<string> => {
  const { cwd, wall, output, onLine, signal, niceness = defaultNiceness } = options;
  const { program, args } = await fence(options);
  const child = spawn(program, args, {
    cwd,
    detached: true,
    env: { PATH: '/usr/bin:/bin', HOME: cwd, TMPDIR: cwd, LANG: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let failure: ForeignFailure['kind'] | undefined;
  const abort = (kind: ForeignFailure['kind']) => {
    failure ??= kind;
    killGroup(child);
  };
  const stop = () => abort('stopped');
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  const timer = setTimeout(() => abort('timeout'), wall);
  lowerPriority(child, niceness);

  const chunks: Buffer[] = [];
  let size = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > output) abort('outputLimit');
    else if (!onLine) chunks.push(chunk);
  });
  if (onLine) createInterface({ input: child.stdout }).on('line', onLine);
  let stderrTail = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderrTail = (stderrTail + text).slice(-maxStderrLength);
  });

  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', () => reject(new ForeignFailure('missing', stderrTail)));
      // Children that outlive the program would keep its output pipe open.
      child.on('exit', () => killGroup(child));
      child.on('close', resolve);
    });
    if (failure || code !== 0)
      throw new ForeignFailure(failure ?? (code === null ? 'killed' : 'failed'), stderrTail, code);
    return Buffer.concat(chunks).toString();
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
};

const lowerPriority = ({ pid }: ChildProcess, niceness: number) => {
  try {
    if (pid) setPriority(pid, niceness);
  } catch {
    // Some systems do not permit it; the program runs at normal priority.
  }
};
