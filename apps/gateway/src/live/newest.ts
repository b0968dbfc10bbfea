import type { Newest } from '@rinkside/platform/sockets';

/** How often a screen is told of something that changes faster than eyes follow: once in so many ms. */
const moment = 100;

/** How one message is told on this gateway. */
interface Telling {
  toAll: () => void;
  /** Only to those whose own doing it is. */
  toOwn: () => void;
  /** To all but those. */
  toOthers: () => void;
}

interface Moment {
  /** Of what was told or is held. */
  version: number;
  held: (() => void) | undefined;
}

/**
 * Tells at once what is the first of its kind in a moment, and of what comes until that ends only the newest: a hot room
 * costs as much as one that is told ten things a second. Whose own doing something is hears of it at once all the same.
 */
export class NewestOnly {
  readonly #moments = new Map<string, Moment>();

  /** @param newest Undefined for what stands for itself: it is told behind all that is held of its rooms. */
  tell(newest: Newest | undefined, rooms: readonly string[], { toAll, toOwn, toOthers }: Telling) {
    if (!newest) {
      if (this.#moments.size > 0) for (const room of rooms) this.#release(room);
      toAll();
      return;
    }
    const { of, version } = newest;
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

  #release(of: string) {
    const now = this.#moments.get(of);
    now?.held?.();
    if (now) now.held = undefined;
  }

  #begin(of: string, version: number) {
    const now: Moment = { version, held: undefined };
    this.#moments.set(of, now);
    setTimeout(() => {
      this.#moments.delete(of);
      if (!now.held) return;
      now.held();
      this.#begin(of, now.version);
    }, moment).unref();
  }
}
