import { setTimeout as pause } from 'node:timers/promises';

/**
 * How a server that stops takes its leave, ms: nobody may have asked anything for `quiet`, so that balancers have
 * heard of it and no request is on its way when the rest is closed; it waits for that no longer than `longest`.
 */
const leave = { quiet: 600, longest: 5000, look: 50 };

/**
 * Goes on answering, each answer ending its connection, until nobody asks any more: connections that are closed
 * at once are reset under requests that are on their way.
 */
export class Farewell {
  #asked = 0;
  #leaving = false;

  /** Answers shall end their connections. */
  get leaving(): boolean {
    return this.#leaving;
  }

  /** A request came that a balancer would have sent elsewhere, had it known. */
  asked() {
    this.#asked = performance.now();
  }

  async take(): Promise<void> {
    this.#leaving = true;
    const began = performance.now();
    this.#asked = began;
    while (performance.now() - this.#asked < leave.quiet && performance.now() - began < leave.longest)
      await pause(leave.look);
  }
}
