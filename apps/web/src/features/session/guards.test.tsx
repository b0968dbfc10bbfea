import type { ProfileView } from '@rinkside/contracts/player';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { profile as noor } from '../../state/profile.fixture';
import { beginSession, endSession, logout, saveProfile } from '../../state/session';
import { RedirectSignedIn, RequireNewcomer, RequireProfile, RequireSession } from './guards';
import { peekOrigin, safePath } from './origin';
import { forgetSessionEnd } from './tokens';

const profile = (change: Partial<ProfileView>): ProfileView => ({ ...noor, ...change });

const visit = (path: string) => {
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Landing</p> },
      { path: '/login', element: <RedirectSignedIn>Form</RedirectSignedIn> },
      { path: '/onboarding/names', element: <RequireNewcomer>Names</RequireNewcomer> },
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
  forgetSessionEnd();
  vi.unstubAllGlobals();
});

test('a signed-out visitor goes to /login, and the page is remembered with its query', async () => {
  const where = visit('/app/games?season=2025#top');
  await screen.findByText('Form');
  expect(where()).toBe('/login');
  expect(peekOrigin()).toBe('/app/games?season=2025#top');
});

test('a spinner shows while the profile is on its way', async () => {
  signIn('slow');
  visit('/app/games');
  expect(await screen.findByText('Checking your session')).toBeTruthy();
});

test('an unfinished profile goes to onboarding, and the page survives it', async () => {
  signIn();
  saveProfile(profile({ onboarding_complete: false }));
  visit('/app/games');
  await screen.findByText('Names');
  expect(peekOrigin()).toBe('/app/games');
});

test('the chat needs a session only', async () => {
  signIn();
  visit('/app/chat');
  await screen.findByText('Chat');
});

test('a complete profile enters, and does not see onboarding or /login', async () => {
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

test('the signed-in without a profile leave /login for onboarding', async () => {
  signIn();
  saveProfile(profile({ onboarding_complete: false }));
  visit('/login');
  await screen.findByText('Names');
});

test('a logout leads to /, an expired session to /login and back', async () => {
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
  expect(peekOrigin()).toBe('/app/friends');
});

test('a profile that cannot be loaded says why and can be retried', async () => {
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
])('the way back %s leads to %s', (path, expected) => {
  expect(safePath(path)).toBe(expected);
});
