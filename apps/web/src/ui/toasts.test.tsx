import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from './toast';
import { Toasts } from './toasts';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toasts />);
});
afterEach(() => {
  act(() => {
    toast.dismiss();
    vi.advanceTimersByTime(5000);
  });
  cleanup();
  vi.useRealTimers();
});

const advance = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const visibleCount = () =>
  [...document.querySelectorAll('[data-toast]')].filter((toastElement) => !toastElement.matches('.opacity-0'))
    .length;

test.each([
  ['success', 2000],
  ['error', 4000],
  ['blank', 4000],
  ['custom', 4000],
] as const)('a %s toast stays %i ms', (kind, durationMs) => {
  act(() => void toast[kind]('Hello'));
  advance(durationMs - 10);
  expect(visibleCount()).toBe(1);
  advance(20);
  expect(visibleCount()).toBe(0);
});

test('a loading toast stays until dismissed', () => {
  act(() => void toast.loading('Uploading...'));
  advance(600_000);
  expect(visibleCount()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(visibleCount()).toBe(0);
});

test('errors have the role alert, others status; at most three are shown', () => {
  act(() => {
    toast.error('Failed to create post');
    toast.blank('one');
  });
  expect(screen.getByRole('alert').textContent).toBe('Failed to create post');
  expect(screen.getByRole('status').textContent).toBe('one');
  act(() => {
    toast.blank('two');
    toast.blank('three');
  });
  expect(visibleCount()).toBe(3);
});

test('the same sentence is shown once, and its time starts again', () => {
  act(() => void toast.error('No signal'));
  advance(3000);
  act(() => void toast.error('No signal'));
  expect(visibleCount()).toBe(1);
  advance(3000);
  expect(visibleCount()).toBe(1);
  advance(1010);
  expect(visibleCount()).toBe(0);
});

test('hovering pauses the timer', () => {
  act(() => void toast.success('Saved'));
  advance(1000);
  fireEvent.mouseEnter(screen.getByRole('status'));
  advance(60_000);
  expect(visibleCount()).toBe(1);
  fireEvent.mouseLeave(screen.getByRole('status'));
  advance(990);
  expect(visibleCount()).toBe(1);
  advance(20);
  expect(visibleCount()).toBe(0);
});

test.each([
  ['focus', (button: HTMLElement) => act(() => button.focus())],
  ['pointer', (button: HTMLElement) => fireEvent.mouseEnter(button.closest('[data-toast]')!)],
])('the timer continues after a toast with %s is dismissed', (_, pause) => {
  act(() => void toast.error('Not saved'));
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  pause(dismiss);
  advance(60_000);
  expect(visibleCount()).toBe(1);
  fireEvent.click(dismiss);
  advance(1500);
  expect(dismiss.isConnected).toBe(false);
  act(() => void toast.success('Saved'));
  advance(2010);
  expect(visibleCount()).toBe(0);
});
