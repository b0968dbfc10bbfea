import { fork, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { SupervisedProcess, type ProcessOptions } from './supervised-process.js';
import { logFileMode } from './log-tail.js';
import { terminate, type ProcessRecord } from './pid.js';

const watchdogFile = new URL(
  import.meta.url.endsWith('.ts') ? './watchdog.ts' : './watchdog.js',
  import.meta.url,
);

/** Logs above this size are renamed to `.old` on start, replacing the previous one. */
const maxLogBytes = 20 * 1024 ** 2;

/**
 * Registry of all processes of an installation, recorded in its data folder so that none outlives it: the watchdog stops
 * them when this process dies, and the next start stops what the watchdog missed.
 */
export class ProcessRegistry {
  readonly children: SupervisedProcess[] = [];
  readonly #file: string;
  readonly #logs: string;
  #watchdog: ChildProcess | undefined;
  #closed = false;

  private constructor(
    home: string,
    private readonly log: (line: string) => void,
  ) {
    const folder = join(home, 'run');
    this.#logs = join(home, 'logs');
    this.#file = join(folder, 'processes.json');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    mkdirSync(this.#logs, { recursive: true, mode: 0o700 });
    for (const file of readdirSync(this.#logs).map((name) => join(this.#logs, name))) {
      // Earlier versions left them readable for everyone.
      chmodSync(file, logFileMode);
      if (file.endsWith('.log') && statSync(file).size > maxLogBytes) renameSync(file, `${file}.old`);
    }
  }

  /**
   * Opens the registry of a data folder; stops processes left over from an earlier start.
   * @param log receives one line for every restarted process
   */
  static async open(home: string, log: (line: string) => void = () => undefined): Promise<ProcessRegistry> {
    const processes = new ProcessRegistry(home, log);
    for (const leftover of processes.#readRecords().toReversed()) await terminate(leftover);
    processes.#watchdog = fork(watchdogFile, { detached: true, stdio: 'ignore', execArgv: [] });
    processes.#watchdog.unref();
    processes.#watchdog.channel?.unref();
    processes.#writeRecords();
    return processes;
  }

  /** Starts a process and resolves when it is ready. @throws RuntimeError when it exits or is not ready in time */
  async start(options: ProcessOptions): Promise<SupervisedProcess> {
    const child = new SupervisedProcess(options, this.#logs, () => this.#writeRecords(), this.log);
    this.children.push(child);
    if (this.#closed) await child.stopForGood();
    await child.start();
    return child;
  }

  /** Stops all processes in reverse start order, then the watchdog. */
  async stop() {
    this.#closed = true;
    for (const child of this.children.toReversed()) await child.stopForGood();
    this.#writeRecords();
    const watchdog = this.#watchdog;
    this.#watchdog = undefined;
    if (watchdog?.connected) watchdog.disconnect();
  }

  #readRecords(): ProcessRecord[] {
    try {
      return JSON.parse(readFileSync(this.#file, 'utf8')) as ProcessRecord[];
    } catch {
      return [];
    }
  }

  #writeRecords() {
    const records = this.children.flatMap((child) => child.record ?? []);
    writeFileSync(`${this.#file}.new`, JSON.stringify(records));
    renameSync(`${this.#file}.new`, this.#file);
    if (this.#watchdog?.connected) this.#watchdog.send(records, () => undefined);
  }
}
