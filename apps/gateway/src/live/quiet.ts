/** Rooms remembered; of one that was forgotten nobody knows when it was last told something. */
const most = 10_000;

/**
 * For how long this gateway has told its rooms nothing: what a screen has read in that time is still so when it
 * joins, and needs not be read again.
 */
export class Quiet {
  /** When each room was last told something, on the monotonic clock; the latest comes last. */
  readonly #told = new Map<string, number>();
  #since = Infinity;

  /** From now on this gateway hears everything; of what was before, it knows nothing. */
  begin() {
    this.#told.clear();
    this.#since = performance.now();
  }

  told(rooms: readonly string[]) {
    const now = performance.now();
    for (const room of rooms) {
      this.#told.delete(room);
      this.#told.set(room, now);
    }
    for (const [room, at] of this.#told) {
      if (this.#told.size <= most) break;
      this.#told.delete(room);
      this.#since = at;
    }
  }

  /** For how long none of them was told anything, whole ms; 0 where that is unknown. */
  of(rooms: readonly string[]): number {
    const last = rooms.reduce((latest, room) => Math.max(latest, this.#told.get(room) ?? 0), this.#since);
    return Math.max(0, Math.floor(performance.now() - last));
  }
}
