import { afterEach, expect, it, vi } from 'vitest';
import { noteServerTime, serverNow } from './server-clock';

const at = Date.parse('2026-11-27T18:00:00Z');
const header = (ms: number) => new Date(ms).toUTCString();

afterEach(() => {
  noteServerTime(header(Date.now()), Date.now(), Date.now());
  vi.useRealTimers();
});

it('leaves a right clock as it is, within the resolution of the header', () => {
  vi.useFakeTimers({ now: at + 900 });
  noteServerTime(header(at), at + 850, at + 900);
  noteServerTime(null, at, at);
  expect(serverNow()).toBe(at + 900);
});

it('corrects a clock that is seven minutes slow, and again after it was set right', () => {
  const slow = 7 * 60_000;
  vi.useFakeTimers({ now: at - slow });
  noteServerTime(header(at), at - slow - 200, at - slow);
  expect(Math.abs(serverNow() - at)).toBeLessThanOrEqual(600);
  vi.setSystemTime(at);
  noteServerTime(header(at), at - 200, at);
  expect(serverNow()).toBe(at);
});
