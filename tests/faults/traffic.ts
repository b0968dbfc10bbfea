import { setTimeout as pause } from 'node:timers/promises';

/** The value below which so great a share of them lies. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? 0;

/** Requests at a steady rate, each sent once, whatever becomes of those before it. */
export class Traffic {
  sent = 0;
  /** Of every request that was answered with 2xx, ms. */
  readonly took: number[] = [];
  /** What every other one came to. */
  readonly failures: string[] = [];
  readonly #open = new Set<Promise<void>>();
  #flowing: Promise<void> | undefined;
  #stopped = false;

  constructor(
    private readonly rate: number,
    private readonly request: (number: number) => Promise<unknown>,
  ) {}

  start(): this {
    this.#flowing = this.#flow();
    return this;
  }

  async stop() {
    this.#stopped = true;
    await this.#flowing;
    await Promise.all(this.#open);
  }

  async #flow() {
    const began = performance.now();
    while (!this.#stopped) {
      const due = ((performance.now() - began) / 1000) * this.rate;
      while (this.sent < due) {
        const sending = this.#send(this.sent++).finally(() => this.#open.delete(sending));
        this.#open.add(sending);
      }
      await pause(5);
    }
  }

  async #send(number: number) {
    const began = performance.now();
    try {
      await this.request(number);
      this.took.push(performance.now() - began);
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
      this.failures.push(`request ${number}: ${String(error)}${cause}`);
    }
  }
}
