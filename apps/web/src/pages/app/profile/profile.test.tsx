import type { PlayerView } from '@rinkside/contracts/player';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { config } from '../../../state/config.fixture';
import { entityStore } from '../../../state/entities/entity-store';
import { game, highlight, me, seasonView, otherPlayer } from '../../../state/entities/entities.fixture';
import { playerPage, errorReply, mockServer, showAt, signInBeforeEach } from '../../../state/store.fixture';
import { sessionAtom } from '../../../state/session/session.store';
import { store } from '../../../state/store';
import { profile } from '../../../state/profile.fixture';
import { ProfilePage } from './profile';

let identity = config.identity;
vi.mock('../../../state/config', () => ({ loadConfig: () => Promise.resolve({ ...config, identity }) }));
vi.mock('../../../state/session/passkey', () => ({
  askForPasskey: () => Promise.resolve('answered'),
  sendAnswer: (answer: string, send: (answer: string) => unknown) => send(answer),
  reportPasskeys: () => Promise.resolve(),
}));
signInBeforeEach();
beforeEach(() => {
  identity = config.identity;
});

const counts = { games: 12, highlights: 1, posts: 3, followers: 2, following: 1 };
const handlers = (player: PlayerView) => ({
  [`GET /api/users/${player.id}`]: () => player,
  [`GET /api/users/${player.id}/stats`]: ({ query }: { query: URLSearchParams }) =>
    query.get('season') === 'all'
      ? { ...seasonView({ games: 12, wins: 9, losses: 3 }), reading: 'year', season: 'all' }
      : {
          ...seasonView({ games: 4, goals: 6, assists: 1 }),
          reading: 'profile',
          season: query.get('season') === 'last' ? 2025 : 2026,
        },
  [`GET /api/users/${player.id}/awards`]: () => [],
  [`GET /api/highlights/user/${player.id}`]: () => [highlight({ user: player, title: 'Coast to coast' })],
  [`GET /api/games/user/${player.id}`]: () => [game({ user: player })],
  [`GET /api/posts/user/${player.id}`]: () => [],
  'GET /version.json': () => ({ version: '0.1.0', otaVersion: 'abc', buildDate: '2026-11-21T12:00:00Z' }),
});
const open = (path: string) =>
  showAt(
    path,
    <Routes>
      <Route path="/app/profile" element={<ProfilePage />} />
      <Route path="/app/profile/:userId" element={<ProfilePage />} />
    </Routes>,
  );

describe('own profile', () => {
  const own = playerPage({ counts });
  const openOwn = (path = '/app/profile', extraHandlers: Parameters<typeof mockServer>[0] = {}) => {
    const server = mockServer({ ...handlers(own), ...extraHandlers });
    open(path);
    return server;
  };

  it('shows name, career, seasons and actions', async () => {
    openOwn();
    expect(await screen.findByRole('heading', { level: 2, name: 'Noor Haddad' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeDefined();
    expect(screen.getByText('Manage your account and settings')).toBeDefined();
    expect(screen.getByText('noor@example.com')).toBeDefined();
    const career = within(screen.getByRole('region', { name: 'Career' }));
    await career.findAllByText('75');
    for (const label of ['Games Played', 'Win Rate', 'Highlights', 'Posts'])
      expect(career.getByText(label)).toBeDefined();
    expect(await screen.findByText('Jun 1, 2026 – May 31, 2027')).toBeDefined();
    expect(screen.getByText('Jun 1, 2025 – May 31, 2026')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Edit Profile' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Add Highlight' })).toBeDefined();
    expect(screen.getByRole('region', { name: 'Danger Zone' })).toBeDefined();
    expect(screen.getByRole('region', { name: 'Awards' })).toBeDefined();
    expect(await screen.findByText('Nov 21, 2026')).toBeDefined();
  });

  it('shares the profile with title and text', async () => {
    openOwn();
    const sheet = vi.fn<() => Promise<void>>(async () => undefined);
    vi.stubGlobal('navigator', { canShare: () => true, share: sheet });
    fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
    expect(sheet).toHaveBeenCalledWith({
      title: "Noor Haddad's Hockey Stats",
      text: "Check out Noor Haddad's hockey season stats!",
      url: `${location.origin}/player/${me.id}`,
    });
  });

  it('is the same page when opened by id', async () => {
    openOwn(`/app/profile/${me.id}`);
    expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeDefined();
  });

  it('sums every season and the career, newest first', async () => {
    const gameOn = (id: number, date: string, goals: number) =>
      game({ id: `01990001-0000-7000-8000-00000000000${id}`, user: own, date, goals, assists: 1 });
    openOwn('/app/profile#career', {
      [`GET /api/games/user/${me.id}`]: () => [
        gameOn(1, '2026-10-03', 2),
        gameOn(2, '2026-06-01', 1),
        gameOn(3, '2026-05-31', 4),
      ],
    });
    const table = within(await screen.findByRole('table'));
    const rows = table
      .getAllByRole('row')
      .map((row) => Array.from(row.children, ({ textContent }) => textContent));
    expect(rows).toEqual([
      ['Season', 'Games', 'Goals', 'Assists', 'Points', 'Points a game', 'Win %'],
      ['2026–27Jun 1, 2026 – May 31, 2027', '2', '3', '2', '5', '2.50', '100'],
      ['2025–26Jun 1, 2025 – May 31, 2026', '1', '4', '1', '5', '5.00', '100'],
      ['CareerAll seasons', '3', '7', '3', '10', '3.33', '100'],
    ]);
  });

  it('has a column for penalty minutes once a game logs them', async () => {
    openOwn('/app/profile#career', {
      [`GET /api/games/user/${me.id}`]: () => [
        game({ user: own, date: '2026-10-03', penalty_minutes: 4 }),
        game({ user: own, date: '2026-10-02' }),
        game({ user: own, date: '2026-05-31' }),
      ],
    });
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('columnheader', { name: 'Penalty minutes' }).textContent).toBe('PIM');
    expect(table.getAllByRole('row').map((row) => row.lastElementChild?.textContent)).toEqual([
      'PIM',
      '4',
      '–',
      '4',
    ]);
  });

  it('loads each tab when it is opened', async () => {
    const { requestsTo } = openOwn();
    expect(await screen.findByRole('heading', { name: 'Coast to coast' })).toBeDefined();
    expect(requestsTo(`GET /api/games/user/${me.id}`)).toEqual([]);
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Games' }), { button: 0 });
    expect(await screen.findByRole('feed', { name: 'Games' })).toBeDefined();
    expect(requestsTo(`GET /api/games/user/${me.id}`)[0]?.query.get('limit')).toBe('5');
  });

  it('shows the empty state of a tab', async () => {
    openOwn('/app/profile#posts');
    expect(await screen.findByText('No content to display')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Write a post' })).toBeDefined();
  });

  it('updates the career live', async () => {
    openOwn();
    await screen.findByText('Jun 1, 2026 – May 31, 2027');
    const { season, ...rest } = seasonView({});
    const stats = { ...rest, totalGames: 13, wins: 13, winPercentage: 100 };
    act(() =>
      entityStore.live['season.changed']({
        user_id: me.id,
        reading: 'year',
        season: 'all',
        stats,
        version: 9,
      }),
    );
    const career = within(screen.getByRole('region', { name: 'Career' }));
    await waitFor(() => expect(career.getAllByText('100').length).toBeGreaterThan(0));
    expect(season).toBeDefined();
  });

  it('shows version Unknown when version.json is unavailable', async () => {
    openOwn('/app/profile', { 'GET /version.json': () => new Response('', { status: 500 }) });
    await screen.findByRole('heading', { level: 2, name: 'Noor Haddad' });
    expect(screen.getAllByText('Unknown')).toHaveLength(3);
  });
});

describe('deleting the account', () => {
  const proofPath = 'POST /oidc/account/deletion-proof';
  const passkeys = [{ id: 'p', name: 'Phone', backed_up: true, created_at: '2026-11-01T12:00:00Z' }];
  const openDialog = async (respond: () => unknown, extra: Parameters<typeof mockServer>[0] = {}) => {
    const server = mockServer({
      ...handlers(playerPage({ counts })),
      'GET /oidc/account/passkeys': () => ({ passkeys: [] }),
      [proofPath]: () => ({ proof: 'signed' }),
      'DELETE /api/users/me': respond,
      ...extra,
    });
    open('/app/profile');
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Account' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
    const type = (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    const remove = (typed: string, password = 'five-hole') => {
      type('Type DELETE to confirm', typed);
      if (dialog.queryByLabelText('Your password')) type('Your password', password);
      fireEvent.click(dialog.getByRole('button', { name: 'Delete Account' }));
    };
    return { ...server, dialog, remove, type };
  };

  it('requires the confirmation word', async () => {
    const { requestsTo, remove } = await openDialog(() => ({ success: true }));
    remove('delete it');
    expect(await screen.findByText('Please type DELETE, in capital letters.')).toBeDefined();
    expect(requestsTo('DELETE /api/users/me')).toEqual([]);
  });

  it('ends the session after deletion', async () => {
    const { remove } = await openDialog(() => ({ success: true }));
    remove('DELETE');
    await waitFor(() => expect(store.get(sessionAtom)).toBeNull());
  });

  it('sends the proof for the password', async () => {
    const { remove, requestsTo } = await openDialog(() => ({ success: true }));
    remove('DELETE', '');
    expect(await screen.findByText('Please confirm with your password or passkey.')).toBeDefined();
    expect(requestsTo(proofPath)).toEqual([]);
    remove('DELETE');
    await waitFor(() => expect(store.get(sessionAtom)).toBeNull());
    expect(requestsTo(proofPath)[0]?.body).toEqual({ profile: profile.id, password: 'five-hole' });
    expect(requestsTo('DELETE /api/users/me')[0]?.body).toEqual({ proof: 'signed' });
  });

  it('shows a wrong password at its field', async () => {
    const { remove, requestsTo } = await openDialog(() => ({ success: true }), {
      [proofPath]: () =>
        Response.json({ error: 'wrong_password', error_description: 'Not correct' }, { status: 400 }),
    });
    remove('DELETE', 'wrong-one');
    expect(await screen.findByText('Not correct')).toBeDefined();
    expect(requestsTo('DELETE /api/users/me')).toEqual([]);
  });

  it('sends the proof for a passkey, which only an account with one is offered', async () => {
    vi.stubGlobal('PublicKeyCredential', {});
    const { dialog, requestsTo, type } = await openDialog(() => ({ success: true }), {
      'GET /oidc/account/passkeys': () => ({ passkeys }),
    });
    fireEvent.click(await dialog.findByRole('button', { name: 'Use a passkey instead' }));
    expect(await screen.findByText('Please type DELETE, in capital letters.')).toBeDefined();
    type('Type DELETE to confirm', 'DELETE');
    fireEvent.click(dialog.getByRole('button', { name: 'Use a passkey instead' }));
    await waitFor(() => expect(store.get(sessionAtom)).toBeNull());
    expect(requestsTo(proofPath)[0]?.body).toEqual({ profile: profile.id, assertion: 'answered' });
  });

  it('asks for a new sign-in at a hosted provider', async () => {
    identity = { ...config.identity, account_endpoint: null };
    const { dialog, remove } = await openDialog(() =>
      errorReply(403, 'Please confirm with your password or passkey.'),
    );
    expect(dialog.queryByLabelText('Your password')).toBeNull();
    remove('DELETE');
    expect(await dialog.findByRole('button', { name: 'Sign in again' })).toBeDefined();
  });

  it('reports a failed deletion', async () => {
    const { remove } = await openDialog(() => new Response('', { status: 500 }));
    remove('DELETE');
    expect(await screen.findByText('Failed to delete account')).toBeDefined();
    expect(store.get(sessionAtom)).not.toBeNull();
  });
});

describe('another player’s profile', () => {
  const other = playerPage({ ...otherPlayer, counts, following: false, can: { edit: false } });

  it('is read-only, with Follow, Report and Block', async () => {
    mockServer(handlers(other));
    open(`/app/profile/${other.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: "Sam's Profile" })).toBeDefined();
    expect(screen.getByText('View user profile')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Follow Sam Okafor' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Edit Profile' })).toBeNull();
    expect(screen.queryByText('Danger Zone')).toBeNull();
    expect(screen.queryByText('noor@example.com')).toBeNull();
    const menu = screen.getByRole('button', { name: 'More actions' });
    menu.focus();
    fireEvent.keyDown(menu, { key: 'Enter' });
    expect(await screen.findByRole('menuitem', { name: 'Report player' })).toBeDefined();
    expect(screen.getByRole('menuitem', { name: 'Block Sam Okafor' })).toBeDefined();
  });

  it('shows a notice when the profile is not visible', async () => {
    mockServer({ [`GET /api/users/${other.id}`]: () => errorReply(404, 'Not found.') });
    open(`/app/profile/${other.id}`);
    expect(await screen.findByText("This profile isn't available")).toBeDefined();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('shows a loading error and retries', async () => {
    let broken = true;
    mockServer({
      ...handlers(other),
      [`GET /api/users/${other.id}`]: () => (broken ? errorReply(403, 'Not today.') : other),
    });
    open(`/app/profile/${other.id}`);
    expect(await screen.findByText('Failed to load user profile')).toBeDefined();
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: "Sam's Profile" })).toBeDefined();
  });
});
