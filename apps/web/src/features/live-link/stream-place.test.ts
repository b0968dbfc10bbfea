import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeBroadcastChannel } from './broadcast-channel.fixture';
import { joinStreamRow } from './stream-place';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', FakeBroadcastChannel);
  FakeBroadcastChannel.open.clear();
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a window one millisecond after the one before. */
const openWindow = () => {
  vi.advanceTimersByTime(1);
  const shown = { mayStream: true, leave: () => {} };
  shown.leave = joinStreamRow((mayStream) => {
    shown.mayStream = mayStream;
  });
  return shown;
};
const streaming = (windows: { mayStream: boolean }[]) => windows.map(({ mayStream }) => mayStream);

it('gives streams to the three windows that opened first, and a free place to the next one', () => {
  const windows = Array.from({ length: 6 }, openWindow);
  expect(streaming(windows)).toEqual([true, true, true, false, false, false]);
  windows[1]?.leave();
  expect(streaming(windows.slice(2))).toEqual([true, true, false, false]);
});

it('gives the place of a window that crashed to another one', () => {
  const windows = Array.from({ length: 4 }, openWindow);
  const [, crashed] = FakeBroadcastChannel.open;
  vi.advanceTimersByTime(60_000);
  expect(streaming(windows)).toEqual([true, true, true, false]);
  if (crashed) crashed.postMessage = () => undefined;
  vi.advanceTimersByTime(16_000);
  expect(windows[3]?.mayStream).toBe(true);
});
