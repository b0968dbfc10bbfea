import { expect, test } from 'vitest';
import { ConcurrencyLimit } from './concurrency-limit.js';

/** A server that works on one request at a time, with a clock of its own. */
class OneAtATime {
  readonly limit = new ConcurrencyLimit(undefined, () => this.#nowMs);
  #nowMs = 0;
  #freeAtMs = 0;
  #pending: { arrivedAtMs: number; doneAtMs: number }[] = [];

  /** Sends `perSecond` requests that need `workMs` each. @returns what became of them */
  run(perSecond: number, workMs: number, seconds: number) {
    const latencies: number[] = [];
    const endMs = this.#nowMs + seconds * 1000;
    let refused = 0;
    while (this.#nowMs < endMs) {
      const arrivedAtMs = this.#nowMs + 1000 / perSecond;
      this.#finishUntil(arrivedAtMs);
      if (this.limit.enter(1)) {
        this.#freeAtMs = Math.max(this.#freeAtMs, arrivedAtMs) + workMs;
        this.#pending.push({ arrivedAtMs, doneAtMs: this.#freeAtMs });
        latencies.push(this.#freeAtMs - arrivedAtMs);
      } else refused++;
    }
    return { latencies, refused, perSecond: latencies.length / seconds };
  }

  #finishUntil(ms: number) {
    while (this.#pending[0] && this.#pending[0].doneAtMs <= ms) {
      const { arrivedAtMs, doneAtMs } = this.#pending[0];
      this.#pending.shift();
      this.#nowMs = doneAtMs;
      this.limit.leave(doneAtMs - arrivedAtMs);
    }
    this.#nowMs = ms;
  }
}

const maxOf = (values: number[]) => Math.max(...values);

test('refuses nothing below what the server does', () => {
  const server = new OneAtATime();
  expect(server.run(150, 5, 20).refused).toBe(0);
  expect(server.limit.limit).toBeGreaterThanOrEqual(200);
});

test('keeps the rate and bounds the latency at twice what the server does', () => {
  const server = new OneAtATime();
  server.run(100, 5, 5);
  server.run(400, 5, 20);
  const { latencies, perSecond, refused } = server.run(400, 5, 30);
  expect(perSecond).toBeGreaterThan(190);
  expect(refused).toBeGreaterThan(5000);
  expect(maxOf(latencies)).toBeLessThan(250);
});

test('does not take overload for the usual latency', () => {
  const server = new OneAtATime();
  server.run(100, 5, 5);
  server.run(400, 5, 300);
  expect(maxOf(server.run(400, 5, 10).latencies)).toBeLessThan(400);
});

test('opens again when the server is fast again', () => {
  const server = new OneAtATime();
  server.run(100, 5, 5);
  server.run(400, 20, 20);
  expect(server.limit.limit).toBeLessThan(50);
  server.run(400, 1, 5);
  expect(server.run(400, 1, 10).refused).toBe(0);
});

test('takes bursts that the server works off', () => {
  const server = new OneAtATime();
  server.run(100, 5, 5);
  let refused = 0;
  for (let burst = 0; burst < 60; burst++) {
    refused += server.run(10_000, 5, 0.006).refused;
    server.run(2, 5, 1);
  }
  expect(refused).toBe(0);
});

test('refuses the smaller share first', () => {
  const limit = new ConcurrencyLimit();
  const countOf = (share: number) => {
    let count = 0;
    while (limit.enter(share)) count++;
    return count;
  };
  expect([countOf(0.7), countOf(1), countOf(1.25)]).toEqual([140, 60, 50]);
});
