import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { config } from '../../state/config.fixture';
import { mockServer, show, signInBeforeEach } from '../../state/store.fixture';
import { beginSession } from '../../state/session/session.store';
import { EmailReminder } from './email-reminder';

vi.mock('../../state/config', () => ({ loadConfig: () => Promise.resolve(config) }));
signInBeforeEach();

const email = 'noor@rink.example';
const iss = `${location.origin}/oidc`;
const tokenWith = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`;
let accounts = 0;
const signInWith = (claims: object) =>
  beginSession({
    accessToken: tokenWith(claims),
    refreshToken: null,
    idToken: null,
    user: { sub: `account-${++accounts}` },
  });
const serve = (email_verified: boolean) =>
  mockServer({
    'GET /oidc/account': () => ({ email, email_verified }),
    'POST /oidc/account/verification': () => ({ email, email_verified: false }),
  });

describe('the reminder to confirm the email', () => {
  beforeEach(() => signInWith({ iss, email, email_verified: false }));

  it('sends the link again and says where to', async () => {
    const server = serve(false);
    show(<EmailReminder />);
    fireEvent.click(await screen.findByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText(`Sent to ${email}`)).toBeDefined();
    expect(server.requestsTo('POST /oidc/account/verification')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull();
  });

  it('says how long to wait after too many mails', async () => {
    mockServer({
      'GET /oidc/account': () => ({ email, email_verified: false }),
      'POST /oidc/account/verification': () =>
        Response.json(
          {
            error: 'too_many_attempts',
            error_description: 'Too many attempts. Please try again in 30 seconds.',
          },
          { status: 429, headers: { 'retry-after': '30' } },
        ),
    });
    show(<EmailReminder />);
    fireEvent.click(await screen.findByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText(/try again in 30 seconds/u)).toBeDefined();
  });

  it('stays closed for this account for some days', async () => {
    serve(false);
    const { unmount } = show(<EmailReminder />);
    fireEvent.click(await screen.findByRole('button', { name: 'Close message' }));
    expect(screen.queryByText(email)).toBeNull();
    unmount();
    const again = show(<EmailReminder />);
    expect(screen.queryByText(email)).toBeNull();
    again.unmount();
    signInWith({ iss, email, email_verified: false });
    show(<EmailReminder />);
    expect(await screen.findByText(email)).toBeDefined();
  });

  it('comes back after some days', async () => {
    serve(false);
    const { unmount } = show(<EmailReminder />);
    fireEvent.click(await screen.findByRole('button', { name: 'Close message' }));
    unmount();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 24 * 3600_000);
    show(<EmailReminder />);
    expect(await screen.findByText(email)).toBeDefined();
    vi.restoreAllMocks();
  });

  it('is not shown once the email is confirmed, also before the next token', async () => {
    const server = serve(true);
    show(<EmailReminder />);
    await vi.waitFor(() => expect(screen.queryByText(email)).toBeNull());
    expect(server.requestsTo('GET /oidc/account')).toHaveLength(1);
  });
});

it.each([
  { iss, email, email_verified: true },
  { iss: 'https://id.example/', email, email_verified: false },
  { iss, email },
  {},
])('asks nothing for a token with %o', (claims) => {
  signInWith(claims);
  const server = serve(false);
  show(<EmailReminder />);
  expect(server.requests).toEqual([]);
  expect(screen.queryByText(email)).toBeNull();
});
