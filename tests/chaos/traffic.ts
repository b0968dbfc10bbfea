import { setTimeout as pause } from 'node:timers/promises';

/** Returns the quantile of the values, e.g. the median for a share of 0.5. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? 0;

/** Sends requests at a constant rate, independent of earlier responses. Each is sent once. */
export class ConstantRateTraffic {
  sent = 0;
  /** Durations of the requests answered with 2xx, ms. */
  readonly durationsMs: number[] = [];
  /** Error messages of all other requests. */
  readonly failures: string[] = [];
  readonly #inFlight = new Set<Promise<void>>();
  #loop: Promise<void> | undefined;
  #stopped = false;

  constructor(
    private readonly rate: number,
    private readonly request: (number: number) => Promise<unknown>,
  ) {}

  start(): this {
    this.#loop = this.#run();
    return this;
  }

  async stop() {
    this.#stopped = true;
    await this.#loop;
    await Promise.all(this.#inFlight);
  }

  async #run() {
    const startedAt = performance.now();
    while (!this.#stopped) {
      const dueCount = ((performance.now() - startedAt) / 1000) * this.rate;
      while (this.sent < dueCount) {
        const sending = this.#send(this.sent++).finally(() => this.#inFlight.delete(sending));
        this.#inFlight.add(sending);
      }
      await pause(5);
    }
  }

  async #send(number: number) {
    const startedAt = performance.now();
    try {
      await this.request(number);
      this.durationsMs.push(performance.now() - startedAt);
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
      this.failures.push(`request ${number}: ${String(error)}${cause}`);
    }
  }
}
