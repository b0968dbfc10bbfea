import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { comeBack } from '../state/come-back.fixture';
import { useWakeLock } from './use-wake-lock';

let locks: { released: boolean; release: () => Promise<void> }[] = [];
const request = vi.fn(async () => {
  const lock = {
    released: false,
    release: async () => {
      lock.released = true;
    },
  };
  locks.push(lock);
  return lock;
});

beforeEach(() => {
  locks = [];
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const tap = () => act(async () => document.body.click());
const held = () => locks.filter(({ released }) => !released).length;

it('is asked for again at the next tap after the system took it, and only then', async () => {
  const { unmount } = renderHook(() => useWakeLock(true));
  await tap();
  expect(locks).toHaveLength(1);
  await locks[0]?.release();
  expect(held()).toBe(0);
  await tap();
  await tap();
  expect([locks.length, held()]).toEqual([2, 1]);
  unmount();
  await tap();
  expect([locks.length, held()]).toEqual([2, 0]);
});

it('is asked for again when somebody comes back, and after a refusal', async () => {
  request.mockRejectedValueOnce(new Error('low battery'));
  const { unmount } = renderHook(() => useWakeLock(true));
  await act(async () => undefined);
  expect(held()).toBe(0);
  await tap();
  expect(held()).toBe(1);
  await locks[0]?.release();
  await act(async () => comeBack());
  expect([locks.length, held()]).toEqual([2, 1]);
  unmount();
});
