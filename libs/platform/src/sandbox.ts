import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { spawn, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { isolatedCommand, type ResourceLimits } from './process-isolation.js';

export interface SandboxOptions extends ResourceLimits {
  program: string;
  /** Passed without a shell. */
  args: string[];
  /** Working directory, and the only place to write. */
  cwd: string;
  /** Environment variables. */
  env?: Record<string, string>;
  /** Content of standard input. */
  input?: Buffer;
  /** Wall-clock limit, ms. It counts waiting for a processor, too. */
  timeoutMs: number;
  /** CPU time without a line that shows progress, s; Linux only. */
  stalledCpuSeconds?: number;
  /** Limit of standard output in bytes; the program is killed above it. */
  maxOutputBytes: number;
  /** Receives standard output line by line; the result is then empty. @returns whether the line shows progress */
  onLine?: (line: string) => boolean;
  /** Scheduling priority, 0 (normal) to 19 (lowest); default 2. */
  niceness?: number;
  /** Aborts the program. */
  signal?: AbortSignal;
}

/** A sandboxed program failed or was killed. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';

  constructor(
    /**
     * `stopped`: aborted by the caller. `killed`: by a signal, as the kernel does at a resource limit. `crashed`: by a
     * signal of an error in the program. `stalled`: it had a processor and made no progress.
     */
    readonly kind:
      | 'missing'
      | 'failed'
      | 'killed'
      | 'crashed'
      | 'timeout'
      | 'stalled'
      | 'outputLimit'
      | 'stopped',
    /** The end of standard error, for logs only. */
    readonly stderrTail: string,
    /** Exit code; null when killed or not started. */
    readonly exitCode: number | null = null,
  ) {
    super(`sandboxed program ended: ${kind}${stderrTail && ` (${stderrTail.slice(-300)})`}`);
  }
}

const maxStderrLength = 4000;
/** Below all request handling, but not far: a person waits for the result. */
const defaultNiceness = 2;

const crashSignals = new Set(['SIGSEGV', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGABRT']);
const kindOf = (code: number | null, signal: string | null): SandboxError['kind'] => {
  if (code !== null) return 'failed';
  return signal && crashSignals.has(signal) ? 'crashed' : 'killed';
};

const clockTicksPerSecond = 100;

/** CPU time of a running process, s; undefined where the system does not tell. */
const cpuSecondsOf = ({ pid }: ChildProcess): number | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // Fields after the name: the state is the first, user and system time are the 12th and 13th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / clockTicksPerSecond;
  } catch {
    return undefined;
  }
};

/** Calls `onStall` once a program used this much CPU time since the last progress. @returns the functions of the watch */
const watchProgress = (child: ChildProcess, cpuSeconds: number, onStall: () => void) => {
  let usedAtProgress = 0;
  const timer = setInterval(() => {
    if ((cpuSecondsOf(child) ?? 0) - usedAtProgress > cpuSeconds) onStall();
  }, 1000);
  return {
    progress: () => {
      usedAtProgress = cpuSecondsOf(child) ?? usedAtProgress;
    },
    stop: () => clearInterval(timer),
  };
};

/** Kills the program and its children: it was started as leader of its own process group. */
const killGroup = ({ pid }: ChildProcess) => {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already exited.
  }
};

/**
 * Runs a program on untrusted input: isolated, with limited time and output and without this process's environment.
 * @returns its standard output
 * @throws SandboxError unless it exits with 0
 */
export const runSandboxed = async (options: SandboxOptions): Promise<Buffer> => {
  const { cwd, input, timeoutMs, maxOutputBytes, onLine, signal, niceness = defaultNiceness } = options;
  const { program, args } = await isolatedCommand(options);
  const child = spawn(program, args, {
    cwd,
    detached: true,
    env: { PATH: '/usr/bin:/bin', HOME: cwd, TMPDIR: cwd, LANG: 'C', ...options.env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let failure: SandboxError['kind'] | undefined;
  const abort = (kind: SandboxError['kind']) => {
    failure ??= kind;
    killGroup(child);
  };
  const stop = () => abort('stopped');
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  const timer = setTimeout(() => abort('timeout'), timeoutMs);
  const watch = watchProgress(child, options.stalledCpuSeconds ?? Infinity, () => abort('stalled'));
  lowerPriority(child, niceness);
  // The program may end before it has read everything.
  child.stdin.on('error', () => undefined).end(input);

  const chunks: Buffer[] = [];
  let size = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxOutputBytes) abort('outputLimit');
    else if (!onLine) chunks.push(chunk);
  });
  if (onLine)
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (onLine(line)) watch.progress();
    });
  let stderrTail = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderrTail = (stderrTail + text).slice(-maxStderrLength);
  });

  try {
    const [code, endSignal] = await new Promise<[number | null, string | null]>((resolve, reject) => {
      child.on('error', () => reject(new SandboxError('missing', stderrTail)));
      // Children that outlive the program would keep its output pipe open.
      child.on('exit', () => killGroup(child));
      child.on('close', (exitCode, exitSignal) => resolve([exitCode, exitSignal]));
    });
    if (failure || code !== 0) throw new SandboxError(failure ?? kindOf(code, endSignal), stderrTail, code);
    return Buffer.concat(chunks);
  } finally {
    clearTimeout(timer);
    watch.stop();
    signal?.removeEventListener('abort', stop);
  }
};

/**
 * Linux with autogroups, the default of Debian and Ubuntu, shares the processors among sessions, and the program leads a
 * session of its own: only the niceness of its autogroup counts against other programs.
 */
const lowerPriority = ({ pid }: ChildProcess, niceness: number) => {
  if (!pid) return;
  try {
    setPriority(pid, niceness);
    if (existsSync(`/proc/${pid}/autogroup`)) writeFileSync(`/proc/${pid}/autogroup`, String(niceness));
  } catch {
    // Some systems do not permit it; the program runs at normal priority.
  }
};
