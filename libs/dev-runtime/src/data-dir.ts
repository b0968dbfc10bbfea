import {
  accessSync,
  chmodSync,
  constants,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statfsSync,
  type Stats,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { RuntimeError } from './errors.js';
import { startTimeOf, isRunning } from './pid.js';
import { waitUntil } from './wait-until.js';

/** An empty PostgreSQL takes about 60 MB; media and logs grow. */
const minFreeBytes = 300 * 1024 ** 2;

/** What an installation stores in its data folder. */
const ownEntries =
  /^(?:lock(?:\.\d+)?|keys|logs|mail|media|postgres|postgres\.password|redis|run|secrets|seed\.json)$/;

const isPrivate = ({ mode }: Stats) => (mode & 0o077) === 0;

/** Takes all rights of other users. A private folder was handled before; a folder becomes private last. */
const makePrivate = (path: string) => {
  const stats = lstatSync(path);
  if (isPrivate(stats) || stats.isSymbolicLink()) return;
  if (stats.isDirectory()) for (const name of readdirSync(path)) makePrivate(join(path, name));
  chmodSync(path, stats.mode & 0o700);
};

/** Makes the files of an installation readable for its user only. Earlier versions created them with the default rights. */
const restrictDataDir = (home: string) => {
  const entries = readdirSync(home);
  for (const name of entries) if (ownEntries.test(name)) makePrivate(join(home, name));
  // A folder with other files, such as a home directory, keeps its rights.
  if (!isPrivate(lstatSync(home)) && entries.every((name) => ownEntries.test(name))) chmodSync(home, 0o700);
};

/**
 * Creates the data folder of an installation.
 * @throws RuntimeError when it is not writable or the disk is nearly full
 */
export const prepareDataDir = (home: string) => {
  try {
    mkdirSync(home, { recursive: true, mode: 0o700 });
    accessSync(home, constants.W_OK | constants.X_OK);
    restrictDataDir(home);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new RuntimeError(
      `RINKSIDE_HOME ${home} cannot be written (${reason}); name a folder this account may write to.`,
    );
  }
  const { bavail, bsize } = statfsSync(home);
  const megabytes = Math.floor((bavail * bsize) / 1024 ** 2);
  if (bavail * bsize < minFreeBytes)
    throw new RuntimeError(
      `The disk of RINKSIDE_HOME ${home} has ${megabytes} MB left and at least ${minFreeBytes / 1024 ** 2} MB are needed; make room, or name a folder on another disk.`,
    );
};

type Holder = { pid: number; born: string; stopping?: boolean };

/** Time for a running start to notice that its terminal was closed. */
const runningHolderTimeoutMs = 2000;
/** Time for an ordered stop. */
const stoppingHolderTimeoutMs = 30_000;

/** Lock file: one running product per data folder. The lock of a dead process, also after kill -9, does not count. */
export class DataDirLock {
  readonly #file: string;
  readonly #self: Holder = { pid: process.pid, born: startTimeOf(process.pid) ?? '' };

  private constructor(home: string) {
    this.#file = join(home, 'lock');
  }

  /** Acquires the lock; waits for a product that is stopping. @throws RuntimeError while another one runs */
  static async acquire(home: string): Promise<DataDirLock> {
    const lock = new DataDirLock(home);
    const startedAt = Date.now();
    let isAcquired = false;
    await waitUntil(() => {
      isAcquired = lock.#tryAcquire();
      return isAcquired || (!lock.#holder()?.stopping && Date.now() - startedAt > runningHolderTimeoutMs);
    }, stoppingHolderTimeoutMs);
    if (isAcquired) return lock;
    throw new RuntimeError(
      `Rinkside already runs on ${home} (process ${lock.#holder()?.pid}); stop it first, or set RINKSIDE_HOME and PORT to start a second one beside it.`,
    );
  }

  /** Marks this product as stopping, so that a waiting start keeps waiting. */
  markStopping() {
    this.#write(this.#file, { ...this.#self, stopping: true });
  }

  release() {
    rmSync(this.#file, { force: true });
  }

  #write(file: string, holder: Holder) {
    writeFileSync(file, JSON.stringify(holder));
  }

  #holder(): Holder | undefined {
    try {
      return JSON.parse(readFileSync(this.#file, 'utf8')) as Holder;
    } catch {
      return undefined;
    }
  }

  #tryAcquire() {
    const holder = this.#holder();
    if (holder && !isRunning(holder)) rmSync(this.#file, { force: true });
    const ownFile = `${this.#file}.${process.pid}`;
    this.#write(ownFile, this.#self);
    try {
      // link(2) is atomic and fails if the lock exists.
      linkSync(ownFile, this.#file);
      return true;
    } catch {
      return false;
    } finally {
      rmSync(ownFile, { force: true });
    }
  }
}
