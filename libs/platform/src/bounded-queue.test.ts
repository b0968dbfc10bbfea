import { expect, it } from 'vitest';
import { BoundedQueue } from './bounded-queue.js';

const options = { concurrency: 1, maxQueued: 1, message: 'Busy.', retryAfter: 5 };
const busy = { kind: 'unavailable', message: 'Busy.', retryAfter: 5 };

it('runs works in their order and refuses those that find the queue full', async () => {
  const queue = new BoundedQueue(options);
  const first = Promise.withResolvers<string>();
  const results = [queue.run(() => first.promise), queue.run(async () => 'second')];
  await expect(queue.run(async () => 'third')).rejects.toMatchObject(busy);
  first.resolve('first');
  expect(await Promise.all(results)).toEqual(['first', 'second']);
  expect(await queue.run(async () => 'fourth')).toBe('fourth');
});

it('frees its place when a work fails', async () => {
  const queue = new BoundedQueue(options);
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(async () => 'next')).toBe('next');
});

it('refuses a work that waits too long, and never begins it', async () => {
  const queue = new BoundedQueue({ ...options, maxWaitMs: 10 });
  const first = Promise.withResolvers<string>();
  const running = queue.run(() => first.promise);
  let began = false;
  await expect(queue.run(async () => (began = true))).rejects.toMatchObject(busy);
  first.resolve('first');
  await running;
  expect(await queue.run(async () => began)).toBe(false);
});
