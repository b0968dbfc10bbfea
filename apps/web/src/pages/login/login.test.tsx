import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { config } from '../../state/config.fixture';
import { endSession, sessionAtom } from '../../state/session/session.store';
import { store } from '../../state/store';
import { Toasts } from '../../ui/toasts';
import { LoginPage } from './login';
import { strengthOf } from './password-strength';

type Reply = () => Promise<Response>;
let token: Reply;
let signUp: Reply;
const sent: { path: string; body: unknown }[] = [];
const reply =
  (status: number, body: unknown, headers = {}): Reply =>
  () =>
    Promise.resolve(Response.json(body, { status, headers }));

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const path = new URL(address, 'http://rink').pathname;
    sent.push({ path, body: init?.body });
    const answers: Record<string, Reply> = {
      '/config.json': reply(200, config),
      '/oidc/oauth/token': token,
      '/oidc/dbconnections/signup': signUp,
      '/oidc/userinfo': reply(200, { sub: 'noor', email: 'noor@example.com' }),
    };
    return answers[path]?.() ?? new Promise(() => null);
  });
});
afterEach(() => {
  cleanup();
  endSession('logout');
  vi.unstubAllGlobals();
});

const open = (path: string) => {
  const router = createMemoryRouter(
    [
      { path: '/login', element: <LoginPage /> },
      { path: '/', element: <p>Landing</p> },
    ],
    {
      initialEntries: [path],
    },
  );
  render(
    <>
      <RouterProvider router={router} />
      <Toasts />
    </>,
  );
  return router;
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const toastOf = async (text: string) =>
  waitFor(() => {
    const toasts = [...document.querySelectorAll('[data-toast]')];
    expect(toasts.map((toast) => toast.textContent)).toContain(text);
  });

test('says once that the session has ended', async () => {
  endSession('expired');
  open('/login');
  await screen.findByText(/^Your session has ended/);
  cleanup();
  open('/login');
  await screen.findByRole('button', { name: 'Sign In' });
  expect(screen.queryByText(/^Your session has ended/)).toBeNull();
});

test('sign-up names the terms and privacy rules', async () => {
  open('/login?mode=signup');
  const targetOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([targetOf('terms'), targetOf('privacy rules')]).toEqual(['/#terms', '/#privacy']);
});

test('sign-in validates both fields and focuses the first invalid one', async () => {
  open('/login');
  submit('Sign In');
  await screen.findByText('Email is required');
  screen.getByText('Password is required');
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  type('Email', 'not an address');
  await screen.findByText('Invalid email address');
  type('Password', '12345');
  await screen.findByText('Password must be at least 6 characters');
});

test('sign-up validates every field', async () => {
  open('/login?mode=signup');
  submit('Sign Up');
  await screen.findByText('First name is required');
  for (const text of ['Last name is required', 'Email is required', 'Password is required'])
    screen.getByText(text);
  screen.getByText('Please confirm your password');
  type('Email', 'noor@example.com');
  type('First name', 'N');
  type('Last name', 'H');
  type('Password', 'icehockey');
  type('Confirm password', 'icehokey');
  await screen.findByText('First name must be at least 2 characters');
  await screen.findByText('Last name must be at least 2 characters');
  await screen.findByText('Passwords do not match');
});

test.each([
  ['invalid_grant', { error: 'invalid_grant' }, 'Invalid email or password'],
  [
    'access_denied',
    { error: 'access_denied' },
    'Access denied. Please check the identity provider configuration.',
  ],
  ['a description', { error: 'x', error_description: 'Ask an adult.' }, 'Ask an adult.'],
  ['a bare code', { error: 'mfa_required' }, 'Login failed: mfa_required'],
  ['nothing', {}, 'Login failed: HTTP error! status: 400'],
])('login shows the right message for %s', async (_, body, message) => {
  token = reply(400, body);
  open('/login');
  type('Email', 'noor@example.com');
  type('Password', 'secret1');
  submit('Sign In');
  await toastOf(message);
  // The message is also shown in the form.
  await waitFor(() => expect(screen.getAllByText(message).length).toBe(2));
});

test('login shows the wait after a 429 and a fallback without a connection', async () => {
  token = reply(429, { error_description: 'Too many tries.' }, { 'retry-after': '30' });
  open('/login');
  type('Email', 'noor@example.com');
  type('Password', 'secret1');
  submit('Sign In');
  await toastOf('Too many tries. Try again in 30 seconds.');
  token = () => Promise.reject(new TypeError('offline'));
  submit('Sign In');
  await toastOf('Login failed. Please try again.');
});

test('login with a correct password starts a session', async () => {
  token = reply(200, {
    access_token: 'a',
    refresh_token: 'r',
    id_token: 'i',
    token_type: 'Bearer',
    expires_in: 900,
  });
  open('/login');
  type('Email', ' noor@example.com ');
  type('Password', 'secret1');
  submit('Sign In');
  await toastOf('Login successful!');
  expect(store.get(sessionAtom)).toEqual({
    accessToken: 'a',
    refreshToken: 'r',
    idToken: 'i',
    user: { sub: 'noor', email: 'noor@example.com' },
  });
  const tokenRequest = sent.find(({ path }) => path === '/oidc/oauth/token')?.body as URLSearchParams;
  expect(Object.fromEntries(tokenRequest)).toMatchObject({
    grant_type: 'password',
    username: 'noor@example.com',
    password: 'secret1',
    audience: 'api',
    client_id: 'web',
  });
});

test('sign-up rejects an existing email and signs in a new one', async () => {
  signUp = reply(400, { code: 'user_exists', description: 'no' });
  token = reply(200, { access_token: 'a', token_type: 'Bearer', expires_in: 900 });
  open('/login?mode=signup');
  type('First name', 'Noor');
  type('Last name', 'Haddad');
  type('Email', 'noor@example.com');
  type('Password', 'icehockey');
  type('Confirm password', 'icehockey');
  submit('Sign Up');
  await toastOf('User already exists with this email');
  signUp = reply(200, {});
  submit('Sign Up');
  await toastOf('Account created successfully!');
  const body = sent.find(({ path }) => path === '/oidc/dbconnections/signup')?.body;
  expect(JSON.parse(String(body))).toEqual({
    client_id: 'web',
    connection: 'db',
    email: 'noor@example.com',
    password: 'icehockey',
    name: 'Noor Haddad',
    given_name: 'Noor',
    family_name: 'Haddad',
  });
});

test.each(['hockey1', 'Password1', 'aaaaaa', '      ', 'noor@example.com'])(
  'sign-up refuses the guessable password %j and keeps the form',
  async (password) => {
    open('/login?mode=signup');
    type('First name', 'Noor');
    type('Last name', 'Haddad');
    type('Email', 'noor@example.com');
    type('Password', password);
    type('Confirm password', password);
    submit('Sign Up');
    expect(await screen.findByText('Please choose a password that is harder to guess')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Noor');
    expect(sent.filter(({ path }) => path === '/oidc/dbconnections/signup')).toEqual([]);
  },
);

test('sign-up shows the code of an unknown error and a fallback without a connection', async () => {
  signUp = reply(400, { code: 'invalid_signup' });
  open('/login?mode=signup');
  type('First name', 'Noor');
  type('Last name', 'Haddad');
  type('Email', 'noor@example.com');
  type('Password', 'icehockey');
  type('Confirm password', 'icehockey');
  submit('Sign Up');
  await toastOf('Signup failed: invalid_signup');
  signUp = () => Promise.reject(new TypeError('offline'));
  submit('Sign Up');
  await toastOf('Signup failed. Please try again.');
});

test('switching the mode updates the URL and clears the form', async () => {
  const router = open('/login');
  type('Email', 'noor@example.com');
  fireEvent.click(screen.getByRole('link', { name: 'Sign Up' }));
  await screen.findByLabelText('Confirm password');
  expect(router.state.location.search).toBe('?mode=signup');
  expect(screen.getByLabelText('Email')).toHaveProperty('value', '');
  fireEvent.click(screen.getByRole('link', { name: 'Back to home' }));
  await screen.findByText('Landing');
});

test('shows both passwords', () => {
  open('/login?mode=signup');
  for (const button of screen.getAllByRole('button', { name: 'Show password' })) {
    expect(button.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
  }
  expect(screen.getByLabelText('Password')).toHaveProperty('type', 'text');
});

test('strengthOf rates passwords from 0 to 3', () => {
  expect(['12345', 'aaaaaaaa', 'goalie1234', 'two skates on cold ice'].map(strengthOf)).toEqual([0, 1, 2, 3]);
});
