/** How often a screen is told of something that changes faster than eyes follow: once in so many ms. */
const moment = 100;

/** How one message is told on this gateway. */
export interface Telling {
  toAll: () => void;
  /** Only to those whose own doing it is. */
  toOwn: () => void;
  /** To all but those. */
  toOthers: () => void;
}

/**
 * Tells at once what is the first of its kind in a moment, and of what comes until that ends only the newest: a hot room
 * costs as much as one that is told ten things a second. Whose own doing something is hears of it at once all the same.
 */
export class Newest {
  readonly #moments = new Map<string, { version: number; held?: (() => void) | undefined }>();

  /** @param of What it is about, and `version` how new it is: each stands for all that were before. */
  tell(of: string, version: number, { toAll, toOwn, toOthers }: Telling) {
    const now = this.#moments.get(of);
    if (!now) {
      toAll();
      this.#begin(of, version);
      return;
    }
    toOwn();
    if (version <= now.version) return;
    now.version = version;
    now.held = toOthers;
  }

  /** Tells what is held of these: what comes next is told after it. */
  before(next: readonly string[]) {
    if (this.#moments.size === 0) return;
    for (const of of next) {
      const now = this.#moments.get(of);
      now?.held?.();
      if (now) now.held = undefined;
    }
  }

  #begin(of: string, version: number) {
    const now: { version: number; held?: (() => void) | undefined } = { version };
    this.#moments.set(of, now);
    setTimeout(() => {
      this.#moments.delete(of);
      if (!now.held) return;
      now.held();
      this.#begin(of, now.version);
    }, moment).unref();
  }
}
