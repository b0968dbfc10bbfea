import {
  accessSync,
  constants,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StackFailure } from './failure.js';
import { bornAt, lives } from './pid.js';
import { until } from './until.js';

/** PostgreSQL alone takes some 60 MB empty; media and logs need room to grow. */
const leastSpace = 300 * 1024 ** 2;

/**
 * Makes the folder that holds all data of one installation.
 * @throws StackFailure when it cannot be written or its disk is nearly full.
 */
export const prepareHome = (home: string) => {
  try {
    mkdirSync(home, { recursive: true });
    accessSync(home, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StackFailure(
      `RINKSIDE_HOME ${home} cannot be written (${reason}); name a folder this account may write to.`,
    );
  }
  const { bavail, bsize } = statfsSync(home);
  const megabytes = Math.floor((bavail * bsize) / 1024 ** 2);
  if (bavail * bsize < leastSpace)
    throw new StackFailure(
      `The disk of RINKSIDE_HOME ${home} has ${megabytes} MB left and at least ${leastSpace / 1024 ** 2} MB are needed; make room, or name a folder on another disk.`,
    );
};

type Holder = { pid: number; born: string; stopping?: boolean };

/** Long enough for a start whose terminal was just closed to notice, and for an ordered stop. */
const patience = { running: 2000, stopping: 30_000 };

/**
 * The right to run the product of one home: one start at a time.
 * A lock whose holder is gone, even by kill -9, is no lock.
 */
export class HomeLock {
  readonly #file: string;
  readonly #me: Holder = { pid: process.pid, born: bornAt(process.pid) ?? '' };

  private constructor(home: string) {
    this.#file = join(home, 'lock');
  }

  /** @throws StackFailure while another start runs on this home. */
  static async take(home: string): Promise<HomeLock> {
    const lock = new HomeLock(home);
    const began = Date.now();
    let taken = false;
    await until(() => {
      taken = lock.#tryTake();
      return taken || (!lock.#holder()?.stopping && Date.now() - began > patience.running);
    }, patience.stopping);
    if (taken) return lock;
    throw new StackFailure(
      `Rinkside already runs on ${home} (process ${lock.#holder()?.pid}); stop it first, or set RINKSIDE_HOME and PORT to start a second one beside it.`,
    );
  }

  /** Tells a start that waits that this one is on its way out. */
  leaving() {
    this.#write(this.#file, { ...this.#me, stopping: true });
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

  #tryTake() {
    const holder = this.#holder();
    if (holder && !lives(holder)) rmSync(this.#file, { force: true });
    const mine = `${this.#file}.${process.pid}`;
    this.#write(mine, this.#me);
    try {
      // A link is made whole or not at all, and never over another.
      linkSync(mine, this.#file);
      return true;
    } catch {
      return false;
    } finally {
      rmSync(mine, { force: true });
    }
  }
}
