import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InstallSettings } from './install';

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('renders nothing without an install prompt', () => {
  render(<InstallSettings />);
  expect(screen.queryByRole('heading', { name: 'Install' })).toBeNull();
});

it('shows the browser’s install dialog once', () => {
  const prompt = vi.fn<() => Promise<object>>(() => Promise.resolve({ outcome: 'accepted' }));
  const promptEvent = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  render(<InstallSettings />);
  act(() => void dispatchEvent(promptEvent));
  expect(promptEvent.defaultPrevented).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: /^Install/u }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: /^Install/u })).toBeNull();
});

it.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', 5, true],
  [
    'an iPad that reports itself as a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1',
    5,
    true,
  ],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1', 0, false],
])('shows installation steps on %s: %s', (_, userAgent, maxTouchPoints, explained) => {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints });
  render(<InstallSettings />);
  expect(screen.queryByText(/Add to Home Screen/u) !== null).toBe(explained);
});
