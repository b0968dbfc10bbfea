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
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const clock = () => screen.getByRole('timer').textContent;

it('gets ready, works, rests and asks how it went', async () => {
  run();
  expect(clock()).toBe('5');
  await pass(5);
  expect([screen.getByText('Go').textContent, clock()]).toEqual(['Go', '0:40']);
  await pass(40);
  expect([screen.getByText('Rest').textContent, clock()]).toEqual(['Rest', '0:20']);
  await pass(60);
  expect(screen.getByRole('heading', { name: 'How did it go?' })).toBeDefined();
  expect(screen.getByText('1:40')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Keep going' })).toBeNull();
});

it('counts no time that was skipped', async () => {
  run();
  fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  await pass(10);
  for (let at = 0; at < 3; at++) fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  expect(screen.getByRole('heading', { name: 'How did it go?' })).toBeDefined();
  expect(screen.getByText('0:10')).toBeDefined();
});

it('stands while paused by space, and keeps the screen awake while it runs', async () => {
  run();
  await pass(15);
  expect(request).toHaveBeenCalledWith('screen');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: ' ' });
  const stands = clock();
  await pass(100);
  expect(clock()).toBe(stands);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: ' ' });
  await pass(10);
  expect(clock()).toBe('0:20');
});

it('shows the right time after the page slept', async () => {
  run();
  await pass(6);
  // No timer fires in a sleeping page; its clock goes on.
  vi.setSystemTime(Date.now() + 20_000);
  await pass(1);
  expect(clock()).toBe('0:18');
});

it('closes at once when nothing was trained, and asks first when something was', async () => {
  const onClose = run();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
  await pass(30);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.getByRole('heading', { name: 'How did it go?' })).toBeDefined();
  expect(release).toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Keep going' }));
  expect(screen.getByText('Go')).toBeDefined();
});
