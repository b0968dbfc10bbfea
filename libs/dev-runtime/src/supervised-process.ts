import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { RuntimeError } from './errors.js';
import { startTimeOf, terminate, type ProcessRecord } from './pid.js';
import { lastLogLine, logFileMode } from './log-tail.js';
import { waitUntil } from './wait-until.js';

/** A process that fails in a loop can write a log that is too large to read. */
const maxLogTailBytes = 65_536;

export interface ProcessOptions {
  name: string;
  command: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Whether it serves requests; polled after each start. */
  ready: () => Promise<boolean>;
  cwd?: string;
  account?: { uid: number; gid: number };
  /** Signal for a graceful stop; default SIGTERM. */
  signal?: NodeJS.Signals;
  /** Time limit until ready, ms; default 60 s. */
  readyTimeoutMs?: number;
  /** Prints to this terminal instead of its log file. */
  inheritOutput?: boolean;
}

const restartBackoff = { initialMs: 250, maxMs: 5000, resetAfterMs: 30_000 };

/**
 * One supervised process of the product. Restarts with exponential backoff when it exits unexpectedly. After `kill` or
 * `stop` it stays down until `restart`.
 */
export class SupervisedProcess {
  readonly name: string;
  #process: ChildProcess | undefined;
  #record: ProcessRecord | undefined;
  #shouldRun = false;
  #isRetired = false;
  #restartDelayMs = restartBackoff.initialMs;
  /** Size of the log file at the last start, bytes. */
  #logOffset = 0;

  constructor(
    private readonly options: ProcessOptions,
    private readonly logs: string,
    private readonly onChange: () => void,
    private readonly log: (line: string) => void,
  ) {
    this.name = options.name;
  }

  /** The process id; undefined while it is down. */
  get pid() {
    return this.#record?.pid;
  }

  /** The record by which a later start finds this process. */
  get record() {
    return this.#record;
  }

  /** The file with its output. */
  get logFile() {
    return join(this.logs, `${this.name}.log`);
  }

  /** Starts it and resolves when it is ready. @throws RuntimeError when it exits while starting or is not ready in time */
  async start() {
    if (this.#isRetired)
      throw new RuntimeError(`${this.name} was not started because everything is shutting down.`);
    this.#spawn();
    const { ready, readyTimeoutMs = 60_000 } = this.options;
    const started = this.#process;
    const finished = await waitUntil(
      async () => this.#process !== started || (await ready()),
      readyTimeoutMs,
    );
    // Restart it automatically only after it was ready once.
    this.#shouldRun = finished && this.#process === started;
    if (this.#shouldRun) return;
    await this.stop();
    const what = finished ? 'stopped while starting' : `was not ready after ${readyTimeoutMs / 1000} s`;
    throw new RuntimeError(`${this.name} ${what}: ${this.lastLogLine()} (full log: ${this.logFile})`);
  }

  /** Sends a signal and waits for the exit, after `graceMs` with SIGKILL. The process stays down until `restart`. */
  async kill(signal: NodeJS.Signals = 'SIGKILL', graceMs?: number) {
    this.#shouldRun = false;
    if (this.#record) await terminate({ ...this.#record, signal }, graceMs);
    await waitUntil(() => !this.#record, 5000);
  }

  /** Stops it gracefully; it stays down until `restart`. */
  stop() {
    return this.kill(this.options.signal ?? 'SIGTERM');
  }

  /** Stops it for good, together with everything else. Sends SIGINT, which skips connection draining. */
  stopForGood() {
    this.#isRetired = true;
    return this.kill(this.options.signal ?? 'SIGINT');
  }

  /** Stops it if it runs, starts it and resolves when it is ready. */
  async restart() {
    await this.stop();
    await this.start();
  }

  /** Returns the log line that best explains the exit. */
  lastLogLine() {
    const logFd = openSync(this.logFile, 'r');
    try {
      const { size } = fstatSync(logFd);
      const start = Math.max(this.#logOffset, size - maxLogTailBytes);
      const tail = Buffer.alloc(Math.max(0, size - start));
      return lastLogLine(tail.toString('utf8', 0, readSync(logFd, tail, 0, tail.length, start)));
    } finally {
      closeSync(logFd);
    }
  }

  #spawn() {
    const { command, args, env, cwd, account, inheritOutput, signal = 'SIGTERM' } = this.options;
    const logFd = openSync(this.logFile, 'a', logFileMode);
    this.#logOffset = fstatSync(logFd).size;
    const output = inheritOutput ? 'inherit' : logFd;
    // Own process group: Ctrl-C reaches only the supervisor, which stops everything in order.
    const ownGroup = { ...account, detached: true };
    const child = spawn(command, args, { env, cwd, ...ownGroup, stdio: ['ignore', output, output] });
    closeSync(logFd);
    this.#process = child;
    const born = child.pid === undefined ? undefined : startTimeOf(child.pid);
    this.#record = child.pid && born ? { name: this.name, pid: child.pid, born, signal } : undefined;
    this.onChange();
    const startedAt = Date.now();
    child.once('error', () => this.#onExit(child, startedAt));
    child.once('exit', () => this.#onExit(child, startedAt));
  }

  #onExit(child: ChildProcess, startedAt: number) {
    if (this.#process !== child) return;
    this.#process = undefined;
    this.#record = undefined;
    this.onChange();
    if (!this.#shouldRun) return;
    if (Date.now() - startedAt > restartBackoff.resetAfterMs) this.#restartDelayMs = restartBackoff.initialMs;
    const delayMs = this.#restartDelayMs;
    this.#restartDelayMs = Math.min(delayMs * 2, restartBackoff.maxMs);
    this.log(`${this.name} exited unexpectedly and is being restarted: ${this.lastLogLine()}`);
    void pause(delayMs).then(() => {
      if (this.#shouldRun && !this.#process) this.#spawn();
    });
  }
}
