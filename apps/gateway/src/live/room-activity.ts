/** The least recently active rooms are evicted beyond this number. */
const maxRooms = 10_000;

/**
 * Tracks how long the rooms of this gateway have been idle. A client that joins a room need not refetch what it loaded
 * during that time.
 */
export class RoomActivity {
  /** Time of the last message per room on the monotonic clock, least recent first. */
  readonly #lastActivity = new Map<string, number>();
  /** Activity of rooms without an entry is unknown before this time. */
  #knownSince = Infinity;

  /** Starts over: call it when messages before now may have been missed. */
  reset() {
    this.#lastActivity.clear();
    this.#knownSince = performance.now();
  }

  /** Records a message to rooms. */
  touch(rooms: readonly string[]) {
    const now = performance.now();
    for (const room of rooms) {
      this.#lastActivity.delete(room);
      this.#lastActivity.set(room, now);
    }
    for (const [room, at] of this.#lastActivity) {
      if (this.#lastActivity.size <= maxRooms) break;
      this.#lastActivity.delete(room);
      this.#knownSince = at;
    }
  }

  /** Returns the time since the last message to any of the rooms in whole ms; 0 if unknown. */
  idleMs(rooms: readonly string[]): number {
    const last = rooms.reduce(
      (latest, room) => Math.max(latest, this.#lastActivity.get(room) ?? 0),
      this.#knownSince,
    );
    return Math.max(0, Math.floor(performance.now() - last));
  }
}
