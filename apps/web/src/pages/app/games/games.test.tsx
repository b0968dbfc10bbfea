import type { GameView } from '@rinkside/contracts/game';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { gamesIn } from '../../../features/game/player-games.query';
import { entityStore } from '../../../state/entities/entity-store';
import { club, game, liveOf, me, seasonView } from '../../../state/entities/entities.fixture';
import { queryClient } from '../../../state/query-client';
import { errorReply, mockServer, showAt, signInBeforeEach } from '../../../state/store.fixture';
import { GamesPage } from './games';

signInBeforeEach();

const list = 'GET /api/games';
const stats = `GET /api/users/${me.id}/stats`;
const career = {
  [stats]: () => ({ ...seasonView({ games: 3, wins: 1, goals: 2 }), reading: 'year', season: 'all' }),
};
const ownGame = (opponent: string, changes: Partial<Omit<GameView, 'content_type'>> = {}) =>
  game({ user: me, opponent: club(opponent), can: { edit: true, remove: true }, ...changes });

const win = ownGame('Blades', { date: '2026-11-20', feed_at: '2026-11-20T18:00:00Z' });
const loss = ownGame('Ice Wolves', { our_score: 1, date: '2026-11-08', feed_at: '2026-11-08T18:00:00Z' });
const tie = ownGame('Otters', { our_score: 2, date: '2026-02-01', feed_at: '2026-02-01T18:00:00Z' });
const serveGames = (...games: readonly unknown[]) => mockServer({ ...career, [list]: () => games });
const show = (query = '') => showAt(`/app/games${query}`, <GamesPage />);
const links = () => screen.queryAllByRole('link', { name: /^vs /u });
const rows = () => links().map((link) => link.textContent);

it('invites the player to log the first game', async () => {
  serveGames();
  show();
  expect(await screen.findByText('No games yet')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Career' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Add your first game' }).getAttribute('href')).toBe(
    '/app/add-game',
  );
});

it('lists games by month with result, record and links', async () => {
  const { requestsTo } = serveGames(win, loss, tie);
  show();
  expect(await screen.findByRole('heading', { name: 'Recent Games' })).toBeDefined();
  expect(rows()).toEqual(['vs Blades', 'vs Ice Wolves', 'vs Otters']);
  for (const word of ['WIN', 'LOSS', 'TIE']) expect(screen.getByText(word)).toBeDefined();
  expect(screen.getByText('November 2026').nextElementSibling?.textContent).toBe('Record 1–1');
  const row = within(links()[0]?.closest('li') ?? document.body);
  expect(row.getByRole('link', { name: 'vs Blades' }).getAttribute('href')).toBe(`/app/games/${win.id}`);
  expect(row.getByRole('link', { name: 'Noor Haddad' }).getAttribute('href')).toBe(`/app/profile/${me.id}`);
  expect(requestsTo(list)[0]?.query.get('limit')).toBe('1000');
});

it('gamesIn reads an object with items', () => {
  expect(gamesIn({ items: [win] })).toEqual(gamesIn([win]));
});

it('shows the career totals', async () => {
  serveGames(win);
  show();
  for (const title of ['Total Games', 'Win Rate', 'This Season', 'Total Goals'])
    expect(screen.getByText(title)).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Win Rate 33%: how it came about' })).toBeDefined();
});

it('filters by opponent, result and season', async () => {
  serveGames(win, loss, tie);
  show('?result=loss');
  await screen.findByText('1 of 3 games');
  expect(rows()).toEqual(['vs Ice Wolves']);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Opponent' }), { target: { value: 'bears' } });
  expect(await screen.findByText('No game matches')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await screen.findByText('3 games');
  fireEvent.change(screen.getByRole('combobox', { name: 'Season from June' }), { target: { value: '2025' } });
  await waitFor(() => expect(rows()).toEqual(['vs Otters']));
});

it('shows why loading failed and retries', async () => {
  let broken = true;
  mockServer({ ...career, [list]: () => (broken ? errorReply(403, 'Not today.') : [win]) });
  show();
  expect(await screen.findByText('Failed to fetch games')).toBeDefined();
  expect(screen.getByText('Not today.')).toBeDefined();
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(rows()).toEqual(['vs Blades']));
});

it('keeps loaded games when a refresh fails and shows their time', async () => {
  let broken = false;
  mockServer({ ...career, [list]: () => (broken ? errorReply(403, 'Not today.') : [win]) });
  show();
  await screen.findByText('1 game');
  broken = true;
  await act(() => queryClient.refetchQueries({ queryKey: ['game', 'own'] }));
  expect(await screen.findByText(/^Could not be refreshed\. These are your games as of /u)).toBeDefined();
  expect(rows()).toEqual(['vs Blades']);
});

it('follows games added, edited and removed in another tab', async () => {
  serveGames(win);
  show();
  await screen.findByText('1 game');
  const added = ownGame('Lynx', { date: '2026-11-21', feed_at: '2026-11-21T18:00:00Z' });
  act(() => entityStore.live['feed.added']({ item: liveOf(added), version: 1 }));
  expect(rows()).toEqual(['vs Lynx', 'vs Blades']);
  const lost = { ...liveOf(added), our_score: 0, version: 2 };
  act(() => entityStore.live['feed.changed']({ item: lost, version: 2 }));
  expect(screen.getByText('LOSS')).toBeDefined();
  act(() => entityStore.live['feed.removed']({ content_type: 'game', id: win.id, version: 2 }));
  expect(rows()).toEqual(['vs Lynx']);
});

it('buffers new games while the page is scrolled down', async () => {
  serveGames(win, loss);
  show();
  await screen.findByText('2 games');
  Object.assign(window, { scrollY: 400, scrollTo: () => undefined });
  act(() =>
    entityStore.live['feed.added']({
      item: liveOf(ownGame('Lynx', { feed_at: '2026-11-21T18:00:00Z' })),
      version: 1,
    }),
  );
  expect(rows()).toEqual(['vs Blades', 'vs Ice Wolves']);
  fireEvent.click(screen.getByRole('button', { name: '1 new' }));
  expect(rows()[0]).toBe('vs Lynx');
  Object.assign(window, { scrollY: 0 });
});

it('renders a long list incrementally', async () => {
  serveGames(...Array.from({ length: 95 }, (_, index) => ownGame(`Club ${index}`)));
  show();
  await screen.findByText('95 games');
  expect(rows()).toHaveLength(16);
  fireEvent.click(screen.getByText('Show more'));
  expect(rows()).toHaveLength(56);
}, 30_000);

it('highlights a just saved game once, and not again after Back', async () => {
  const scrollIntoView = vi.fn<() => void>();
  Object.assign(HTMLElement.prototype, { scrollIntoView });
  serveGames(win, loss);
  const Navigation = () => {
    const navigate = useNavigate();
    return (
      <>
        <button onClick={() => void navigate('/app/games', { state: { saved: loss.id } })}>Saved</button>
        <button onClick={() => void navigate(`/app/games/${win.id}`)}>Game</button>
        <button onClick={() => void navigate(-1)}>Back</button>
      </>
    );
  };
  showAt(
    '/app/add-game',
    <>
      <GamesPage />
      <Navigation />
    </>,
  );
  await screen.findByText('2 games');
  const highlighted = () => document.querySelector('[data-fresh]')?.textContent ?? '';
  const go = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  go('Saved');
  expect(highlighted()).toContain('vs Ice Wolves');
  go('Game');
  go('Back');
  expect(highlighted()).toBe('');
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

const remove = async () => {
  fireEvent.keyDown(await screen.findByRole('button', { name: 'Game actions' }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete game' }));
};

it('deletes a game after confirmation', async () => {
  mockServer({ ...career, [list]: () => [win], [`DELETE /api/games/${win.id}`]: () => ({ success: true }) });
  show();
  await remove();
  expect(await screen.findByText('Game deleted successfully')).toBeDefined();
  expect(await screen.findByText('No games yet')).toBeDefined();
});

it('reports a failed deletion', async () => {
  mockServer({
    ...career,
    [list]: () => [win],
    [`DELETE /api/games/${win.id}`]: () => new Response('', { status: 502 }),
  });
  show();
  await remove();
  expect(await screen.findByText('Failed to delete game')).toBeDefined();
  expect(screen.getByText('1 game')).toBeDefined();
});
