import { expect, it } from 'vitest';
import { BoundedQueue } from './bounded-queue.js';

const options = { concurrency: 1, maxQueued: 1, message: 'Busy.', retryAfter: 5 };
const busy = { kind: 'unavailable', message: 'Busy.', retryAfter: 5 };

it('runs works of one owner in their order and refuses those that find the queue full', async () => {
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

it('runs the work of the owner that has used the least time first, each owner’s own in their order', async () => {
  const queue = new BoundedQueue({ ...options, maxQueued: 9 });
  const order: string[] = [];
  const blocker = Promise.withResolvers<void>();
  const workOf = (owner: string, name: string) => queue.run(async () => void order.push(name), owner);
  const works = [queue.run(() => blocker.promise, 'many')];
  works.push(
    workOf('many', 'many 2'),
    workOf('many', 'many 3'),
    workOf('few', 'few 1'),
    workOf('other', 'other 1'),
  );
  await new Promise((resolve) => setTimeout(resolve, 5));
  blocker.resolve();
  await Promise.all(works);
  expect(order).toEqual(['few 1', 'other 1', 'many 2', 'many 3']);
});

it('refuses further works of an owner who has enough waiting, and takes those of others', async () => {
  const queue = new BoundedQueue({ ...options, maxQueued: 9, maxQueuedPerOwner: 2 });
  const blocker = Promise.withResolvers<string>();
  const works = ['one', 'two', 'three'].map(() => queue.run(() => blocker.promise, 'many'));
  await expect(queue.run(() => blocker.promise, 'many')).rejects.toMatchObject(busy);
  works.push(queue.run(async () => 'taken', 'few'));
  blocker.resolve('done');
  expect(await Promise.all(works)).toEqual(['done', 'done', 'done', 'taken']);
});
