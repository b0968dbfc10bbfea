/** Measures the time from sending a command to its live update, by the id of what the command changes. */
export class LatencyTracker {
  readonly #sentAt = new Map<string, number>();
  latenciesMs: number[] = [];

  markSent(target: string, bytes: Buffer): Buffer {
    this.#sentAt.set(target, performance.now());
    return bytes;
  }
  markReceived(target: string | undefined) {
    const sentAt = this.#sentAt.get(target ?? '');
    if (sentAt === undefined) return;
    this.#sentAt.delete(target ?? '');
    this.latenciesMs.push(performance.now() - sentAt);
  }
  /** Waits for all outstanding updates and returns their latencies. @throws after 5 s */
  async collect(): Promise<number[]> {
    for (let tries = 0; this.#sentAt.size > 0; tries++) {
      if (tries > 500) throw new Error(`${this.#sentAt.size} updates were never received`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const { latenciesMs } = this;
    this.latenciesMs = [];
    return latenciesMs;
  }
}
