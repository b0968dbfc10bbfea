import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drill } from '../drill.fixture';
import { Runner } from './runner';

const release = vi.fn(async () => undefined);
const request = vi.fn(async () => ({ release }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const run = (onClose = vi.fn()) => {
  render(
    <MemoryRouter>
      <Runner drill={drill()} onClose={onClose} />
    </MemoryRouter>,
  );
  return onClose;
};
const advance = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const clock = () => screen.getByRole('timer').textContent;

it('runs ready, work and rest phases, then asks how it went', async () => {
  run();
  expect(clock()).toBe('5');
  await advance(5);
  expect([screen.getByText('Go').textContent, clock()]).toEqual(['Go', '0:40']);
  await advance(40);
  expect([screen.getByText('Rest').textContent, clock()]).toEqual(['Rest', '0:20']);
  await advance(60);
  expect(screen.getByRole('heading', { name: 'How did it go?' })).toBeDefined();
  expect(screen.getByText('1:40')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Keep going' })).toBeNull();
});

it('does not count skipped time', async () => {
  run();
  fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  await advance(10);
  for (let count = 0; count < 3; count++) fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  expect(screen.getByRole('heading', { name: 'How did it go?' })).toBeDefined();
  expect(screen.getByText('0:10')).toBeDefined();
});

it('pauses on Space and holds a wake lock while running', async () => {
  run();
  await advance(15);
  expect(request).toHaveBeenCalledWith('screen');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: ' ' });
  const pausedAt = clock();
  await advance(100);
  expect(clock()).toBe(pausedAt);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: ' ' });
  await advance(10);
  expect(clock()).toBe('0:20');
});

it('shows the right time after the page was suspended', async () => {
  run();
  await advance(6);
  // Timers do not fire in a suspended page, but the clock advances.
  vi.setSystemTime(Date.now() + 20_000);
  await advance(1);
  expect(clock()).toBe('0:18');
});

it('closes at once before training starts and asks how it went after', async () => {
  const onClose = run();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
  await advance(30);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.getByRole('heading', { name: 'How did it go?' })).toBeDefined();
  expect(release).toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Keep going' }));
  expect(screen.getByText('Go')).toBeDefined();
});
