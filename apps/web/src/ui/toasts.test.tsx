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

const after = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const shown = () =>
  [...document.querySelectorAll('[data-toast]')].filter((one) => !one.matches('.opacity-0')).length;

test.each([
  ['success', 2000],
  ['error', 4000],
  ['blank', 4000],
  ['custom', 4000],
] as const)('%s stays %i ms', (kind, time) => {
  act(() => void toast[kind]('Hello'));
  after(time - 10);
  expect(shown()).toBe(1);
  after(20);
  expect(shown()).toBe(0);
});

test('loading stays until it is dismissed', () => {
  act(() => void toast.loading('Uploading...'));
  after(600_000);
  expect(shown()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(shown()).toBe(0);
});

test('errors are alerts, the others status; three at a time', () => {
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
  expect(shown()).toBe(3);
});

test('time stands still under the pointer', () => {
  act(() => void toast.success('Saved'));
  after(1000);
  fireEvent.mouseEnter(screen.getByRole('status'));
  after(60_000);
  expect(shown()).toBe(1);
  fireEvent.mouseLeave(screen.getByRole('status'));
  after(990);
  expect(shown()).toBe(1);
  after(20);
  expect(shown()).toBe(0);
});

test.each([
  ['focus', (button: HTMLElement) => act(() => button.focus())],
  ['pointer', (button: HTMLElement) => fireEvent.mouseEnter(button.closest('[data-toast]')!)],
])('time goes on once the toast under the %s is dismissed', (_, hold) => {
  act(() => void toast.error('Not saved'));
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  hold(dismiss);
  after(60_000);
  expect(shown()).toBe(1);
  fireEvent.click(dismiss);
  after(1500);
  expect(dismiss.isConnected).toBe(false);
  act(() => void toast.success('Saved'));
  after(2010);
  expect(shown()).toBe(0);
});
