import { fork, type ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Child, type ChildOptions } from './child.js';
import { end, type Known } from './pid.js';

const watchdogFile = new URL(
  import.meta.url.endsWith('.ts') ? './watchdog.ts' : './watchdog.js',
  import.meta.url,
);

/** Above this, bytes, a start puts a log aside, over the one put aside before. */
const largestLog = 20 * 1024 ** 2;

/**
 * Every process one installation runs, remembered below its home, so that none outlives it:
 * the watchdog ends them when this process dies, the next start ends what even the watchdog left.
 */
export class Processes {
  readonly children: Child[] = [];
  readonly #file: string;
  readonly #logs: string;
  #watchdog: ChildProcess | undefined;
  #closed = false;

  private constructor(
    home: string,
    private readonly notice: (line: string) => void,
  ) {
    const folder = join(home, 'run');
    this.#logs = join(home, 'logs');
    this.#file = join(folder, 'processes.json');
    mkdirSync(folder, { recursive: true });
    mkdirSync(this.#logs, { recursive: true });
    for (const file of readdirSync(this.#logs).map((name) => join(this.#logs, name)))
      if (file.endsWith('.log') && statSync(file).size > largestLog) renameSync(file, `${file}.old`);
  }

  /**
   * Opens the register of a home after ending whatever an earlier start left running there.
   * `notice` is told, in one line, of every process that had to be started again.
   */
  static async open(home: string, notice: (line: string) => void = () => undefined): Promise<Processes> {
    const processes = new Processes(home, notice);
    for (const leftover of processes.#remembered().toReversed()) await end(leftover);
    processes.#watchdog = fork(watchdogFile, { detached: true, stdio: 'ignore', execArgv: [] });
    processes.#watchdog.unref();
    processes.#watchdog.channel?.unref();
    processes.#remember();
    return processes;
  }

  /** Starts a process and resolves once it is ready. @throws StackFailure when it ends or stays unready. */
  async start(options: ChildOptions): Promise<Child> {
    const child = new Child(options, this.#logs, () => this.#remember(), this.notice);
    this.children.push(child);
    if (this.#closed) await child.retire();
    await child.start();
    return child;
  }

  /** Ends everything, last started first, and then the watchdog. */
  async stop() {
    this.#closed = true;
    for (const child of this.children.toReversed()) await child.retire();
    this.#remember();
    const watchdog = this.#watchdog;
    this.#watchdog = undefined;
    if (watchdog?.connected) watchdog.disconnect();
  }

  #remembered(): Known[] {
    try {
      return JSON.parse(readFileSync(this.#file, 'utf8')) as Known[];
    } catch {
      return [];
    }
  }

  #remember() {
    const known = this.children.flatMap((child) => child.known ?? []);
    writeFileSync(`${this.#file}.new`, JSON.stringify(known));
    renameSync(`${this.#file}.new`, this.#file);
    if (this.#watchdog?.connected) this.#watchdog.send(known, () => undefined);
  }
}
