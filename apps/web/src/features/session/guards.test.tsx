import type { ProfileView } from '@rinkside/contracts/player';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { profile as noor } from '../../state/profile.fixture';
import { beginSession, endSession } from '../../state/session/session.store';
import { logout } from '../../state/session/token-refresh';
import { saveProfile } from '../../state/profile';
import { RedirectSignedIn, RequireUnonboarded, RequireProfile, RequireSession } from './guards';
import { peekReturnTo, safePath } from './return-to';
import { clearSessionEnd } from '../../state/session/session.store';

const profile = (change: Partial<ProfileView>): ProfileView => ({ ...noor, ...change });

const visit = (path: string) => {
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Landing</p> },
      { path: '/login', element: <RedirectSignedIn>Form</RedirectSignedIn> },
      { path: '/onboarding/names', element: <RequireUnonboarded>Names</RequireUnonboarded> },
      { path: '/app/chat', element: <RequireSession>Chat</RequireSession> },
      { path: '/app/*', element: <RequireProfile>Inside</RequireProfile> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return () => router.state.location.pathname + router.state.location.search;
};

const signIn = (sub = 'noor') =>
  beginSession({ accessToken: 'a', refreshToken: null, idToken: null, user: { sub } });

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', () => new Promise(() => null));
});
afterEach(() => {
  cleanup();
  endSession('logout');
  clearSessionEnd();
  vi.unstubAllGlobals();
});

test('redirects a signed-out visitor to /login and remembers the page with query and hash', async () => {
  const currentPath = visit('/app/games?season=2025#top');
  await screen.findByText('Form');
  expect(currentPath()).toBe('/login');
  expect(peekReturnTo()).toBe('/app/games?season=2025#top');
});

test('shows a spinner while the profile loads', async () => {
  signIn('slow');
  visit('/app/games');
  expect(await screen.findByText('Checking your session')).toBeTruthy();
});

test('redirects an incomplete profile to onboarding and remembers the page', async () => {
  signIn();
  saveProfile(profile({ onboarding_complete: false }));
  visit('/app/games');
  await screen.findByText('Names');
  expect(peekReturnTo()).toBe('/app/games');
});

test('RequireSession admits a signed-in user without a profile', async () => {
  signIn();
  visit('/app/chat');
  await screen.findByText('Chat');
});

test('admits a complete profile and redirects it away from onboarding and /login', async () => {
  signIn();
  saveProfile(profile({}));
  visit('/app/games');
  await screen.findByText('Inside');
  cleanup();
  const onboarding = visit('/onboarding/names');
  await screen.findByText('Inside');
  expect(onboarding()).toBe('/app/dashboard');
  cleanup();
  sessionStorage.setItem('rinkside.return_to', '/app/games?season=2025');
  const login = visit('/login');
  await screen.findByText('Inside');
  expect(login()).toBe('/app/games?season=2025');
});

test('redirects a signed-in user with an incomplete profile from /login to onboarding', async () => {
  signIn();
  saveProfile(profile({ onboarding_complete: false }));
  visit('/login');
  await screen.findByText('Names');
});

test('redirects to / after a logout and to /login after an expired session', async () => {
  signIn();
  saveProfile(profile({}));
  visit('/app/games');
  await screen.findByText('Inside');
  logout();
  await screen.findByText('Landing');
  cleanup();

  signIn();
  saveProfile(profile({}));
  visit('/app/friends');
  await screen.findByText('Inside');
  endSession('expired');
  await screen.findByText('Form');
  expect(peekReturnTo()).toBe('/app/friends');
});

test('shows a profile load error and recovers with Retry', async () => {
  signIn('sam');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  visit('/app/games');
  await screen.findByText('Failed to fetch profile');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(profile({}))));
  screen.getByRole('button', { name: 'Retry' }).click();
  await screen.findByText('Inside');
});

test.each([
  ['//evil.example/app', '/app/dashboard'],
  [String.raw`/\evil.example`, '/app/dashboard'],
  ['https://evil.example', '/app/dashboard'],
  ['javascript:alert(1)', '/app/dashboard'],
  ['/login?mode=signup', '/app/dashboard'],
  [null, '/app/dashboard'],
  ['/highlight/7?t=3#c', '/highlight/7?t=3#c'],
])('safePath maps %s to %s', (path, expected) => {
  expect(safePath(path)).toBe(expected);
});
