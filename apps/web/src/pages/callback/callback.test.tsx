import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { config } from '../../state/config.fixture';
import { createCodeFlow } from '../../state/session/oidc-client';
import { challengeOf } from '../../state/session/pkce';
import { beginSession, endSession, sessionAtom } from '../../state/session/session.store';
import { store } from '../../state/store';
import { Toasts } from '../../ui/toasts';
import { CallbackPage } from './callback';

const tokenRequests: URLSearchParams[] = [];

beforeEach(() => {
  tokenRequests.length = 0;
  sessionStorage.clear();
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const path = new URL(address, 'http://rink').pathname;
    if (path === '/config.json') return Promise.resolve(Response.json(config));
    if (path === '/oidc/userinfo') return Promise.resolve(Response.json({ sub: 'noor' }));
    if (init?.body instanceof URLSearchParams) tokenRequests.push(init.body);
    return Promise.resolve(Response.json({ access_token: 'a', token_type: 'Bearer', expires_in: 900 }));
  });
});
afterEach(() => {
  cleanup();
  endSession('logout');
  vi.unstubAllGlobals();
});

const openCallback = (search: string) => {
  history.replaceState(null, '', `/callback${search}`);
  const page = (name: string) => ({ path: name, element: <p>at {name}</p> });
  const router = createMemoryRouter(
    [
      { path: '/callback', element: <CallbackPage /> },
      page('/login'),
      page('/app/dashboard'),
      page('/app/games'),
    ],
    { initialEntries: [`/callback${search}`] },
  );
  render(
    <>
      <RouterProvider router={router} />
      <Toasts />
    </>,
  );
};
const toastOf = (text: string) =>
  waitFor(() => {
    const toasts = [...document.querySelectorAll('[data-toast]')];
    expect(toasts.map((toast) => toast.textContent)).toContain(text);
  });

test.each(['', '?code=c&state=used', '?error=access_denied'])(
  'opens the app without an error when %j is opened again while signed in',
  async (search) => {
    beginSession({ accessToken: 'a', refreshToken: null, idToken: null, user: { sub: 'noor' } });
    openCallback(search);
    await screen.findByText('at /app/dashboard');
    expect(document.querySelectorAll('[data-toast]')).toHaveLength(0);
    expect(tokenRequests).toEqual([]);
  },
);

test.each([
  ['?error=access_denied&error_description=Call%20555-0100', 'Authentication failed: access_denied'],
  ['?error=Call%20555-0100', 'Authentication failed. Please try again.'],
  ['?error=access_denied&error_description=Call%20us&state=guessed', 'Authentication failed: access_denied'],
  ['?error=access_denied', 'Authentication failed: access_denied'],
  ['', 'Authentication failed: No authorization code received'],
  ['?code=c&state=nobody', 'Authentication failed. Please try again.'],
])('redirects %s to /login with an error message', async (search, message) => {
  openCallback(search);
  await screen.findByText('at /login');
  await toastOf(message);
});

test('shows the description of the provider for a sign-in started here, once', async () => {
  const state = (await createCodeFlow('login')).searchParams.get('state');
  const search = `?error=access_denied&error_description=${'y'.repeat(900)}&state=${state}`;
  openCallback(search);
  await toastOf(`Authentication failed: ${'y'.repeat(200)}`);
  cleanup();
  openCallback(search);
  await toastOf('Authentication failed: access_denied');
});

test('exchanges a code with its verifier once and opens the return page', async () => {
  const sent = (await createCodeFlow('login')).searchParams;
  sessionStorage.setItem('rinkside.return_to', '/app/games');
  expect(sent.get('code_challenge_method')).toBe('S256');
  openCallback(`?code=c1&state=${sent.get('state')}`);
  await screen.findByText('at /app/games');
  await toastOf('Login successful!');
  expect(store.get(sessionAtom)?.user.sub).toBe('noor');
  expect(tokenRequests[0]?.get('code')).toBe('c1');
  expect(await challengeOf(tokenRequests[0]?.get('code_verifier') ?? '')).toBe(sent.get('code_challenge'));
  expect(sessionStorage.getItem('rinkside.return_to')).toBeNull();
  expect(window.location.search).toBe('');

  cleanup();
  openCallback(`?code=c1&state=${sent.get('state')}`);
  await screen.findByText('at /app/dashboard');
  expect(tokenRequests.length).toBe(1);
});
