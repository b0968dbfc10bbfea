import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { liveGame } from '../../state/entities/live-game.fixture';
import { errorReply, mockServer, show, signInBeforeEach } from '../../state/store.fixture';
import { LiveGames } from './live-games';
import { refreshLogs } from './live-log';

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

it('waits one second at most', async () => {
  vi.useFakeTimers();
  mockServer({ [list]: () => new Promise(() => null) });
  showPage();
  await act(() => vi.advanceTimersByTimeAsync(900));
  expect(screen.queryByText('content')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByText('content')).toBeDefined();
});
