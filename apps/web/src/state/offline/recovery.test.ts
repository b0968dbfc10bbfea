import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkError } from '../api-error';
import { networkOnly } from './cached-fetch';
import { onRecovery } from './recovery';
import { clearUnanswered } from './unanswered-reads';

const readAgain = vi.fn<() => void>();
onRecovery(readAgain);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  clearUnanswered();
  vi.useRealTimers();
  readAgain.mockReset();
});

const response = { body: [], link: null };
/** A read that the server does not answer before `answer` is called. */
const failingRead = async (address: string) => {
  let isAnswered = false;
  const send = vi.fn(() => (isAnswered ? Promise.resolve(response) : Promise.reject(new NetworkError())));
  await networkOnly(address, send).catch(() => null);
  return {
    send,
    answer: () => {
      isAnswered = true;
    },
  };
};

it('reads everything again once one of the unanswered reads is answered', async () => {
  const [, second] = [await failingRead('/api/first'), await failingRead('/api/second')];
  await vi.advanceTimersByTimeAsync(20_000);
  expect(readAgain).not.toHaveBeenCalled();
  second.answer();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(readAgain).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

it('tries less and less often while nothing answers', async () => {
  const { send } = await failingRead('/api/first');
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(send.mock.calls.length).toBeGreaterThan(8);
  expect(send.mock.calls.length).toBeLessThan(30);
});

it('reads again when the browser is online', async () => {
  await failingRead('/api/first');
  dispatchEvent(new Event('online'));
  expect(readAgain).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
