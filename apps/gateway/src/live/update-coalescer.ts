import { LRUCache } from 'lru-cache';
import type { Coalesced } from '@rinkside/platform/live-publisher';

/** The rest of a room gets at most one coalesced update per interval. */
const intervalMs = 100;

/** Delivers one message on this gateway. */
export interface DeliveryTargets {
  /** To the whole room. */
  toRoom: () => void;
  /** Only to the sockets of the actor. */
  toActor: () => void;
  /** To all except the actor. */
  toRest: () => void;
}

interface Interval {
  /** The highest version delivered or pending. */
  version: number;
  pending: (() => void) | undefined;
}

/**
 * Coalesces frequent updates of one subject. The first update is delivered at once; of those in the following interval
 * only the highest version is delivered at its end. A high-traffic room thus costs at most ten updates per second. The
 * actor of an update always gets it at once.
 */
export class UpdateCoalescer {
  readonly #intervals = new Map<string, Interval>();
  /** The last delivered version by room. A relay that could not commit publishes its events again. */
  readonly #delivered = new LRUCache<string, number>({ max: 5000 });

  /**
   * Delivers or coalesces one message.
   * @param update Undefined for a message that is not coalesced. It is delivered after the pending updates of its rooms.
   */
  push(
    update: Coalesced | undefined,
    rooms: readonly string[],
    { toRoom, toActor, toRest }: DeliveryTargets,
  ) {
    if (!update) {
      if (this.#intervals.size > 0) for (const room of rooms) this.#deliverPending(room);
      toRoom();
      return;
    }
    const { subjectRoom: room, version } = update;
    const interval = this.#intervals.get(room);
    if (!interval) {
      if (this.#delivered.get(room) === version) return;
      toRoom();
      this.#startInterval(room, version);
      return;
    }
    toActor();
    if (version <= interval.version) return;
    interval.version = version;
    interval.pending = toRest;
  }

  #deliverPending(room: string) {
    const interval = this.#intervals.get(room);
    interval?.pending?.();
    if (interval) interval.pending = undefined;
  }

  #startInterval(room: string, version: number) {
    const interval: Interval = { version, pending: undefined };
    this.#intervals.set(room, interval);
    setTimeout(() => {
      this.#intervals.delete(room);
      this.#delivered.set(room, interval.version);
      if (!interval.pending) return;
      interval.pending();
      this.#startInterval(room, interval.version);
    }, intervalMs).unref();
  }
}
