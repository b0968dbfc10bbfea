import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { config } from '../../../state/config.fixture';
import { mockServer, show, signInBeforeEach } from '../../../state/store.fixture';
import { Sessions } from './sessions';
import { SignOut } from './sign-out';

let identity = config.identity;
vi.mock('../../../state/config', () => ({ loadConfig: () => Promise.resolve({ ...config, identity }) }));
signInBeforeEach();
beforeEach(() => {
  identity = config.identity;
});

const last_used_at = new Date().toISOString();
const sessions = [
  { id: 'here', device: 'Chrome on Windows', last_used_at, current: true, since_password_change: false },
  { id: 'phone', device: 'Safari on iPhone', last_used_at, current: false, since_password_change: false },
  { id: 'old', device: null, last_used_at, current: false, since_password_change: true },
];
const list = { 'GET /oidc/account/sessions': () => ({ sessions }) };

it('names this device and signs one other out', async () => {
  const path = 'DELETE /oidc/account/sessions/phone';
  const server = mockServer({ ...list, [path]: () => ({ success: true }) });
  show(<Sessions />);
  expect(await screen.findByText('This device')).toBeDefined();
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Sign out Safari on iPhone',
    'Sign out Unknown device',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }));
  expect(await screen.findByText('Signed out Safari on iPhone')).toBeDefined();
  expect(screen.queryByText('Safari on iPhone')).toBeNull();
  expect(server.requestsTo(path)).toHaveLength(1);
});

it('reports a failure and keeps the device', async () => {
  mockServer({
    ...list,
    'DELETE /oidc/account/sessions/phone': () => Response.json({ error: 'server_error' }, { status: 500 }),
  });
  show(<Sessions />);
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
  expect(await screen.findByText('That did not work. Please try again.')).toBeDefined();
  expect(screen.getByText('Safari on iPhone')).toBeDefined();
});

it('signs out everywhere else at the provider', async () => {
  const path = 'DELETE /oidc/account/sessions';
  const server = mockServer({ ...list, [path]: () => ({ success: true }) });
  show(
    <>
      <Sessions />
      <SignOut />
    </>,
  );
  expect(await screen.findByText('Safari on iPhone')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  expect(await screen.findByText('Signed out everywhere else')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  expect(screen.getByText('This device')).toBeDefined();
  expect(server.requestsTo(path)).toHaveLength(1);
});

it('lists nothing with a hosted provider', async () => {
  identity = { ...config.identity, account_endpoint: null };
  const server = mockServer(list);
  show(<Sessions />);
  await waitFor(() => expect(screen.queryByText('Signed-in devices')).toBeNull());
  expect(server.requests).toEqual([]);
});
