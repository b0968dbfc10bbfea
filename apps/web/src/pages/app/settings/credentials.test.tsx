import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { config } from '../../../state/config.fixture';
import { mockServer, show, signInBeforeEach } from '../../../state/store.fixture';
import { Credentials } from './credentials';

let identity = config.identity;
vi.mock('../../../state/config', () => ({ loadConfig: () => Promise.resolve({ ...config, identity }) }));
signInBeforeEach();
beforeEach(() => {
  identity = config.identity;
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const refusal = (error: string, error_description: string, status = 400, headers = {}) =>
  Response.json({ error, error_description }, { status, headers });

describe('the password', () => {
  const path = 'POST /oidc/account/password';
  const open = async (reply: () => unknown) => {
    const session = { device: 'Chrome on Windows', last_used_at: new Date().toISOString() };
    const server = mockServer({
      [path]: reply,
      'GET /oidc/account/sessions': () => ({
        sessions: [
          { ...session, id: 'here', current: true, since_password_change: false },
          { ...session, id: 'old', current: false, since_password_change: false },
          { ...session, id: 'new', device: null, current: false, since_password_change: true },
        ],
      }),
      'GET /oidc/account/passkeys': () => ({
        passkeys: [
          { id: 'key', name: 'Phone', backed_up: true, since_password_change: true },
          { id: 'own', name: 'Laptop', backed_up: true, since_password_change: true },
        ],
      }),
    });
    show(<Credentials />);
    fireEvent.click(await screen.findByRole('button', { name: 'Change password' }));
    await screen.findByRole('dialog');
    await screen.findByRole('group', { name: 'Keep signed in' });
    const submit = (confirm: string) => {
      type('Current password', 'five-hole');
      type('New password', 'top-shelf');
      type('Confirm new password', confirm);
      fireEvent.submit(screen.getByLabelText('New password'));
    };
    return { server, submit };
  };

  it('is changed', async () => {
    const { server, submit } = await open(() => ({ success: true }));
    const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    await screen.findByRole('checkbox', { name: /Laptop/ });
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    fireEvent.click(box(/Laptop/));
    submit('top-shell');
    expect(await screen.findByText('Passwords do not match')).toBeDefined();
    submit('top-shelf');
    expect(await screen.findByText('Password changed')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    const [request] = server.requestsTo(path);
    expect(request?.body).toEqual({
      current_password: 'five-hole',
      password: 'top-shelf',
      sessions: ['old'],
      passkeys: ['own'],
    });
    expect(request?.headers.get('authorization')).toBe('Bearer token');
  });

  it.each([
    ['wrong_password', 'Current password'],
    ['invalid_password', 'New password'],
  ])('shows the error %s at its field', async (error, label) => {
    const { submit } = await open(() => refusal(error, 'Not this one.'));
    submit('top-shelf');
    expect(await screen.findByText('Not this one.')).toBeDefined();
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  });

  it('shows the wait after too many attempts', async () => {
    const { submit } = await open(() =>
      refusal('too_many_attempts', 'Too many.', 429, { 'retry-after': '30' }),
    );
    submit('top-shelf');
    expect(await screen.findByText('Too many. Try again in 30 seconds.')).toBeDefined();
  });
});

describe('the email', () => {
  const path = 'POST /oidc/account/email';
  const open = async (reply: () => unknown) => {
    const server = mockServer({ [path]: reply });
    show(<Credentials />);
    fireEvent.click(await screen.findByRole('button', { name: 'Change email' }));
    await screen.findByRole('dialog');
    type('New email', 'noor@new.example');
    type('Current password', 'five-hole');
    fireEvent.submit(screen.getByLabelText('New email'));
    return server;
  };

  it('gets a link to confirm it', async () => {
    const server = await open(() => ({ success: true }));
    expect(await screen.findByText(/^If noor@new.example is free/u)).toBeDefined();
    expect(server.requestsTo(path)[0]?.body).toEqual({ email: 'noor@new.example', password: 'five-hole' });
  });

  it.each([
    ['wrong_password', 'Current password'],
    ['invalid_email', 'New email'],
  ])('shows the error %s at its field', async (error, label) => {
    await open(() => refusal(error, 'Not this one.'));
    expect(await screen.findByText('Not this one.')).toBeDefined();
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  });
});

it.each([
  [true, 'Confirmed'],
  [false, 'Not confirmed'],
])('shows whether the email is confirmed: %s', async (email_verified, label) => {
  mockServer({ 'GET /oidc/account': () => ({ email: 'noor@new.example', email_verified }) });
  show(<Credentials />);
  expect(await screen.findByText(label)).toBeDefined();
  expect(screen.getByText('noor@new.example')).toBeDefined();
  expect(Boolean(screen.queryByRole('button', { name: 'Send the link again' }))).toBe(!email_verified);
});

it('links to the page of a hosted provider', async () => {
  identity = { ...config.identity, account_endpoint: null, account_page: 'https://id.example/me' };
  show(<Credentials />);
  const link = await screen.findByRole('link', { name: 'Change your email, password or passkeys' });
  expect(link.getAttribute('href')).toBe('https://id.example/me');
  expect(screen.queryByRole('button')).toBeNull();
});
