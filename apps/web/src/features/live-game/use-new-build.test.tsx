import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNewBuild } from './use-new-build';

let build: string | null = 'one';
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  build = 'one';
  reload.mockReset();
  vi.stubGlobal('fetch', async () => {
    if (build === null) throw new TypeError('offline');
    return Response.json({ otaVersion: build });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const minutes = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 60_000));

it('waits for a quiet moment, and reloads only while the server answers', async () => {
  const { rerender, unmount } = renderHook(({ isQuiet }) => useNewBuild(isQuiet, reload), {
    initialProps: { isQuiet: true },
  });
  await minutes(60);
  expect(reload).not.toHaveBeenCalled();
  rerender({ isQuiet: false });
  build = 'two';
  await minutes(30);
  expect(reload).not.toHaveBeenCalled();
  build = null;
  rerender({ isQuiet: true });
  await minutes(30);
  expect(reload).not.toHaveBeenCalled();
  build = 'two';
  await minutes(5);
  expect(reload).toHaveBeenCalledOnce();
  unmount();
});
