import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signInBeforeEach } from '../../state/store.fixture';
import { store } from '../../state/store';
import { clearLogs, continueLog, liveLogAtom, logEvents, markEvents, refreshLogs } from './live-log';
import { useWaits } from './use-waits';

signInBeforeEach();
beforeEach(() => refreshLogs());
afterEach(async () => {
  vi.useRealTimers();
  await clearLogs('noor').catch(() => null);
});

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('says so by the time of the oldest tap that is not sent, not by their number', async () => {
  const id = 'a-game';
  await continueLog(id, 'a-device', 2);
  const { result } = renderHook(() => useWaits(id));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  const tap = () => act(async () => void (await logEvents(id, [{ kind: 'shot' }])));
  for (let taps = 0; taps < 5; taps++) await tap();
  await advance(2400);
  expect(result.current).toBe(false);
  await advance(200);
  expect(result.current).toBe(true);
  const { log, events = [] } = store.get(liveLogAtom(id)) ?? {};
  if (!log) throw new Error('There is no log.');
  await act(() => markEvents(log, events, true));
  expect(result.current).toBe(false);
  // One tap is enough.
  await tap();
  await advance(2600);
  expect(result.current).toBe(true);
});
