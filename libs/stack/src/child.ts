import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StackFailure } from './failure.js';
import { bornAt, end, type Known } from './pid.js';
import { lastWords } from './words.js';
import { until } from './until.js';

export interface ChildOptions {
  name: string;
  command: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Whether it serves now; asked again and again after each start. */
  ready: () => Promise<boolean>;
  cwd?: string;
  account?: { uid: number; gid: number };
  /** Ends it kindly; SIGTERM unless told. */
  signal?: NodeJS.Signals;
  /** Longest way to ready, ms. */
  patience?: number;
  /** Prints on this terminal instead of into its log file. */
  onTerminal?: boolean;
}

const backOff = { first: 250, most: 5000, forgottenAfter: 30_000 };

/**
 * One process of the product. It is started again, with growing pauses, when it ends by itself;
 * `kill` and `stop` keep it down until `restart`.
 */
export class Child {
  readonly name: string;
  #process: ChildProcess | undefined;
  #known: Known | undefined;
  #wanted = false;
  #retired = false;
  #pause = backOff.first;
  /** How long its log was when it was last started, bytes. */
  #logged = 0;

  constructor(
    private readonly options: ChildOptions,
    private readonly logs: string,
    private readonly changed: () => void,
    private readonly notice: (line: string) => void,
  ) {
    this.name = options.name;
  }

  /** The process id, undefined while it is down. */
  get pid() {
    return this.#known?.pid;
  }

  /** What a later process needs to find it again. */
  get known() {
    return this.#known;
  }

  /** The file that takes everything it prints. */
  get logFile() {
    return join(this.logs, `${this.name}.log`);
  }

  /** @throws StackFailure when it ends while starting or is not ready in time; it is down then. */
  async start() {
    if (this.#retired)
      throw new StackFailure(`${this.name} was not started, since everything is being stopped.`);
    this.#spawn();
    const { ready, patience = 60_000 } = this.options;
    const first = this.#process;
    const served = await until(async () => this.#process !== first || (await ready()), patience);
    // Only what once served is started again when it ends.
    this.#wanted = served && this.#process === first;
    if (this.#wanted) return;
    await this.stop();
    const what = served ? 'stopped while starting' : `was not ready after ${patience / 1000} s`;
    throw new StackFailure(`${this.name} ${what}: ${this.lastWords()} (all of it: ${this.logFile})`);
  }

  /** Sends a signal and waits for the end; it stays down until `restart`. */
  async kill(signal: NodeJS.Signals = 'SIGKILL') {
    this.#wanted = false;
    if (this.#known) await end({ ...this.#known, signal });
    await until(() => !this.#known, 5000);
  }

  /** Ends it kindly. */
  stop() {
    return this.kill(this.options.signal ?? 'SIGTERM');
  }

  /** Ends it kindly, for good and with everything else: there is nobody left for it to take leave of. */
  retire() {
    this.#retired = true;
    return this.kill(this.options.signal ?? 'SIGINT');
  }

  /** Ends it kindly if it runs, starts it, and resolves once it is ready. */
  async restart() {
    await this.stop();
    await this.start();
  }

  /** Why it ended, as far as its log tells. */
  lastWords() {
    return lastWords(readFileSync(this.logFile).subarray(this.#logged).toString());
  }

  #spawn() {
    const { command, args, env, cwd, account, onTerminal, signal = 'SIGTERM' } = this.options;
    const log = openSync(this.logFile, 'a');
    this.#logged = fstatSync(log).size;
    const output = onTerminal ? 'inherit' : log;
    // A group of its own: Ctrl-C reaches only the supervisor, which stops everything in order.
    const own = { ...account, detached: true };
    const child = spawn(command, args, { env, cwd, ...own, stdio: ['ignore', output, output] });
    closeSync(log);
    this.#process = child;
    const born = child.pid === undefined ? undefined : bornAt(child.pid);
    this.#known = child.pid && born ? { name: this.name, pid: child.pid, born, signal } : undefined;
    this.changed();
    const began = Date.now();
    child.once('error', () => this.#ended(child, began));
    child.once('exit', () => this.#ended(child, began));
  }

  #ended(child: ChildProcess, began: number) {
    if (this.#process !== child) return;
    this.#process = undefined;
    this.#known = undefined;
    this.changed();
    if (!this.#wanted) return;
    if (Date.now() - began > backOff.forgottenAfter) this.#pause = backOff.first;
    const wait = this.#pause;
    this.#pause = Math.min(wait * 2, backOff.most);
    this.notice(`${this.name} ended by itself and is started again: ${this.lastWords()}`);
    void pause(wait).then(() => {
      if (this.#wanted && !this.#process) this.#spawn();
    });
  }
}
