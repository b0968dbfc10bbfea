import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { comeBack } from './come-back.fixture';

const at = Date.parse('2026-11-27T18:00:00Z');
const minuteMs = 60_000;
const header = (ms: number) => new Date(ms).toUTCString();

let clock: typeof import('./server-clock');
/** Opens the page at this time by the clock of the device. */
const openAt = async (now: number) => {
  vi.useFakeTimers({ now });
  vi.resetModules();
  clock = await import('./server-clock');
  (await import('./watch-sleep')).watchSleep();
};

beforeEach(() => localStorage.clear());
afterEach(() => void vi.useRealTimers());

it('leaves a right clock as it is, within the resolution of the header', async () => {
  await openAt(at + 900);
  clock.noteServerTime(header(at), at + 850);
  clock.noteServerTime(null, at);
  expect(clock.serverNow()).toBe(at + 900);
});

it('corrects a clock that is seven minutes slow, and keeps that for a page without a connection', async () => {
  const slow = 7 * minuteMs;
  await openAt(at - slow);
  clock.noteServerTime(header(at), clock.serverNow() - 200);
  expect(Math.abs(clock.serverNow() - at)).toBeLessThanOrEqual(600);
  await openAt(at - slow + 5000);
  expect(Math.abs(clock.serverNow() - at - 5000)).toBeLessThanOrEqual(600);
  // The device clock is corrected.
  await openAt(at);
  clock.noteServerTime(header(at), clock.serverNow() - 200);
  expect(clock.serverNow()).toBe(at);
});

it.each([7, -7, 24 * 60])(
  'goes on when somebody moves the clock of the device by %i minutes',
  async (minutes) => {
    await openAt(at);
    vi.setSystemTime(at + minutes * minuteMs);
    vi.advanceTimersByTime(5000);
    expect(clock.serverNow()).toBe(at + 5000);
    clock.noteServerTime(header(at + 5000), clock.serverNow() - 100);
    expect(clock.serverNow()).toBe(at + 5000);
  },
);

it('is right after the phone slept, without a connection', async () => {
  await openAt(at);
  vi.advanceTimersByTime(3000);
  // `performance.now()` stands still.
  comeBack(() => vi.setSystemTime(at + 3000 + 12 * minuteMs));
  expect(clock.serverNow()).toBe(at + 3000 + 12 * minuteMs);
});

it('does not count the time of a hidden page that did not sleep twice', async () => {
  await openAt(at);
  comeBack(() => vi.advanceTimersByTime(12 * minuteMs));
  expect(clock.serverNow()).toBe(at + 12 * minuteMs);
});

it('ignores a clock that was set back in the settings, and corrects one that was set forward there', async () => {
  await openAt(at);
  comeBack(() => vi.setSystemTime(at - 60 * minuteMs));
  expect(clock.serverNow()).toBe(at);
  comeBack(() => vi.setSystemTime(at + 60 * minuteMs));
  clock.noteServerTime(header(at), clock.serverNow() - 100);
  expect(Math.abs(clock.serverNow() - at)).toBeLessThanOrEqual(600);
});
