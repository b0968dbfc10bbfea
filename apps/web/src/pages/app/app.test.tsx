import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refreshLogs } from '../../features/live-game/live-log';
import { entityStore } from '../../state/entities/entity-store';
import { seasonView } from '../../state/entities/entities.fixture';
import { profile } from '../../state/profile.fixture';
import { playerRowFixture, mockServer, signInBeforeEach } from '../../state/store.fixture';
import { saveProfile } from '../../state/profile';
import { AppRoutes } from './app';
import { destinations } from './navigation';

vi.mock('socket.io-client', () => {
  const socket = { on: () => socket, off: () => socket, connect: () => socket, disconnect: () => socket };
  return { io: () => socket };
});

signInBeforeEach();

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  mockServer({
    'GET /api/feed/following': () => ({ items: [], hasMore: false, nextCursor: null }),
    'GET /api/posts': () => [],
    'GET /api/users': () => [playerRowFixture],
    'GET /api/user-follows/following': () => [],
    'GET /api/notifications': () => ({ items: [], hasMore: false, nextCursor: null, unread: 2 }),
    [`GET /api/users/${profile.id}/stats`]: () => seasonView({}),
  });
});

const open = (path: string) => {
  const router = createMemoryRouter(
    [
      { path: '/app/*', element: <AppRoutes /> },
      { path: '*', element: <p>outside</p> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return router;
};
const paths = destinations.map(({ path }) => path);

describe('routes', () => {
  it('include every page', () => {
    expect(paths).toEqual(
      expect.arrayContaining(
        'dashboard games drills chat profile profile/:userId friends season add-game organization organization/:id games/:id posts/:id feed discover drills/:id notifications settings moderation'.split(
          ' ',
        ),
      ),
    );
  });

  it('redirect /app to the dashboard and unknown pages to /', async () => {
    const router = open('/app');
    await screen.findByRole('heading', { name: 'Welcome back, Noor' });
    expect(router.state.location.pathname).toBe('/app/dashboard');
    await router.navigate('/app/nowhere');
    await screen.findByText('outside');
    expect(router.state.location.pathname).toBe('/');
  });

  it('focus the heading of a new screen and set the document title', async () => {
    open('/app/dashboard');
    await screen.findByRole('heading', { level: 1 });
    fireEvent.click(within(screen.getAllByRole('navigation', { name: 'Main' })[0]!).getByText('Friends'));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Friends' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe('Friends · Rinkside');
  });

  it.each(paths.filter((path) => path !== 'dashboard'))('render %s inside the shell', async (path) => {
    open(`/app/${path.replace(/:\w+/u, 'x')}`);
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'Logout' })[0]).toBeDefined();
    cleanup();
  });

  it('require a completed profile, except for the chat', async () => {
    saveProfile({ ...profile, onboarding_complete: false, version: 2 });
    const router = open('/app/chat');
    await screen.findByRole('heading', { level: 1 });
    await router.navigate('/app/games');
    await waitFor(() => expect(router.state.location.pathname).toBe('/onboarding/names'));
  });
});

describe('the dashboard', () => {
  it('links to the main pages', async () => {
    await refreshLogs();
    open('/app/dashboard');
    await within(await screen.findByRole('main')).findByRole('link', { name: /^Add Game/u });
    const target = (name: string | RegExp, container = within(screen.getByRole('main'))) =>
      container.getByRole('link', { name }).getAttribute('href');
    expect(target(/^Add Game/u)).toBe('/app/add-game');
    expect(target(/^Add Highlight/u)).toBe('/app/season?add=highlight');
    expect(target(/^Coach Mack/u)).toBe('/app/chat');
    expect(target(/^Organization/u)).toBe('/app/organization');
    expect(target('View All')).toBe('/app/friends');
    expect(await screen.findByText('No activity from friends yet')).toBeDefined();
    const empty = screen.getByText('No activity from friends yet').parentElement!;
    expect(target('Discover Players', within(empty))).toBe('/app/discover');
  });

  it('greets a player without a name', async () => {
    saveProfile({ ...profile, first_name: null, version: 3 });
    open('/app/dashboard');
    expect(await screen.findByRole('heading', { name: 'Welcome back, User' })).toBeDefined();
  });

  it('shows the distance to the next milestone', async () => {
    const stats = seasonView({ games: 6, wins: 6, goals: 8, assists: 1 });
    mockServer({ [`GET /api/users/${profile.id}/stats`]: () => stats });
    open('/app/dashboard');
    expect(await screen.findByText('2 more goals to 10 this season.')).toBeDefined();
  });
});

it('shows search and help links on every screen', async () => {
  const router = open('/app/games');
  const menu = within(await screen.findByRole('complementary', { name: 'Sidebar' }));
  const target = (name: string) => menu.getByRole('link', { name }).getAttribute('href');
  expect(['Help', 'Privacy', 'Terms'].map(target)).toEqual(['/app/help', '/#privacy', '/#terms']);
  fireEvent.click(screen.getByRole('link', { name: 'Search' }));
  const field = await screen.findByRole('searchbox', { name: 'Search' });
  expect(router.state.location.pathname).toBe('/app/search');
  await waitFor(() => expect(document.activeElement).toBe(field));
});

it('shows the unread count on every screen', async () => {
  open('/app/games');
  const bell = await screen.findByRole('link', { name: 'Notifications, 2 unread' });
  expect(bell.getAttribute('href')).toBe('/app/notifications');
  act(() => entityStore.applyUnread(0, performance.now()));
  expect(bell.getAttribute('aria-label')).toBe('Notifications');
});

it('shows a profile image changed in another tab', async () => {
  const avatar = '/media/avatars/new.webp';
  mockServer({ 'GET /api/users/me': () => ({ ...profile, avatar, version: profile.version + 1 }) });
  open('/app/settings');
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  const images = () => document.querySelectorAll(`aside img[src="${avatar}"]`);
  expect(images()).toHaveLength(0);
  const event = { user_id: profile.id, version: profile.version + 1 };
  act(() => entityStore.live['profile.changed']({ ...event, user_id: 'another-player' }));
  act(() => entityStore.live['profile.changed'](event));
  await waitFor(() => expect(images()).toHaveLength(1));
});

describe('keyboard shortcuts', () => {
  const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });

  it('g d opens the dashboard and ? the help', async () => {
    const router = open('/app/games');
    await screen.findByRole('heading', { level: 1 });
    press('g');
    press('d');
    await screen.findByRole('heading', { name: 'Welcome back, Noor' });
    expect(router.state.location.pathname).toBe('/app/dashboard');
    press('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined();
  });

  it('n logs a game, and / searches, on the current page if it has a search field', async () => {
    const router = open('/app/settings');
    await screen.findByRole('heading', { level: 1 });
    press('n');
    await screen.findByRole('heading', { level: 1, name: 'Add Game' });
    expect(router.state.location.pathname).toBe('/app/add-game');
    press('/');
    const field = await screen.findByRole('searchbox', { name: 'Search' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    field.blur();
    press('/');
    expect(document.activeElement).toBe(field);
    press('n', field);
    expect(router.state.location.pathname).toBe('/app/search');
  });

  it('do nothing when switched off', async () => {
    const router = open('/app/games');
    await screen.findByRole('heading', { level: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(help).getByText('New game')).toBeDefined();
    const toggle = within(help).getByRole('switch', { name: 'Use these shortcuts' });
    fireEvent.click(toggle);
    press('n');
    expect(router.state.location.pathname).toBe('/app/games');
    fireEvent.click(toggle);
    press('n');
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/add-game'));
  });

  it('are ignored while typing', async () => {
    open('/app/dashboard');
    press('?', await screen.findByRole('textbox', { name: 'Write a post' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('logout leads to /', async () => {
  const router = open('/app/dashboard');
  fireEvent.click((await screen.findAllByRole('button', { name: 'Logout' }))[0]!);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});
