import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { liveGame } from '../../state/entities/live-game.fixture';
import { errorReply, mockServer, show, signInBeforeEach } from '../../state/store.fixture';
import { LiveGames } from './live-games';
import { refreshLogs } from './live-log';

const script = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock(import('./live-cards'), async (original) => {
  await script.promise;
  return original();
});

signInBeforeEach();
beforeEach(() => refreshLogs());

const list = 'GET /api/live-games';
const card = /^Live: /u;
const showPage = () =>
  show(
    <LiveGames>
      <p>content</p>
    </LiveGames>,
  );
const isCardAboveContent = () =>
  Boolean(
    screen.getByRole('link', { name: card }).compareDocumentPosition(screen.getByText('content')) &
    Node.DOCUMENT_POSITION_FOLLOWING,
  );

it('keeps the place of the cards while their script loads', async () => {
  mockServer({ [list]: () => [liveGame({})] });
  showPage();
  await screen.findByText('content', {}, { timeout: 4000 });
  const placeholder = screen.getByRole('region', { name: 'Live now' });
  expect(placeholder.childElementCount).toBe(1);
  script.resolve();
  await screen.findByRole('link', { name: card });
  expect(screen.getByRole('region', { name: 'Live now' })).toBe(placeholder);
  expect(isCardAboveContent()).toBe(true);
});

it('shows what is below the cards together with them', async () => {
  const reply = Promise.withResolvers<unknown>();
  mockServer({ [list]: () => reply.promise });
  showPage();
  expect(screen.queryByText('content')).toBeNull();
  reply.resolve([liveGame({})]);
  await screen.findByText('content');
  expect(isCardAboveContent()).toBe(true);
});

it('shows what is below when no game runs, and when the games cannot be loaded', async () => {
  mockServer({ [list]: () => [] });
  showPage();
  await screen.findByText('content');
  expect(screen.queryByRole('link', { name: card })).toBeNull();

  mockServer({ [list]: () => errorReply(403, 'Not today.') });
  showPage();
  expect(await screen.findAllByText('content')).toHaveLength(2);
});

it('waits 2.5 seconds at most', async () => {
  vi.useFakeTimers();
  mockServer({ [list]: () => new Promise(() => null) });
  showPage();
  await act(() => vi.advanceTimersByTimeAsync(2400));
  expect(screen.queryByText('content')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByText('content')).toBeDefined();
});
