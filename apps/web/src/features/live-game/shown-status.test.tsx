import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { entityStore } from '../../state/entities/entity-store';
import { liveGame } from '../../state/entities/live-game.fixture';
import { mockServer, show, signInBeforeEach } from '../../state/store.fixture';
import { BigBoard } from './big-board';
import { LiveBoard } from './board';
import { LiveCard } from './live-cards';
import { LiveChip } from './live-chip';

signInBeforeEach();
afterEach(() => void vi.useRealTimers());

const hourMs = 3_600_000;

it('an open page stops saying live when nothing was logged for 12 hours', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const { summary, ...view } = liveGame({});
  const last_event_at = new Date(Date.now() - 10 * hourMs).toISOString();
  const game = { ...view, summary: { ...summary, playing: true, period: 2, last_event_at } };
  mockServer({ 'GET /api/live-games': () => [game] });
  entityStore.applyLiveGames([game], 0);
  show(
    <>
      <LiveChip />
      <LiveCard view={game} />
      <LiveBoard view={game} state={game.summary} />
      <BigBoard view={game} state={game.summary} />
    </>,
  );
  expect(screen.getAllByText('LIVE')).toHaveLength(4);
  expect(screen.getAllByRole('timer', { hidden: true })).toHaveLength(3);
  await act(() => vi.advanceTimersByTimeAsync(2 * hourMs + 60_000));
  expect(screen.queryByText('LIVE')).toBeNull();
  expect(screen.getAllByText('Not live')).toHaveLength(3);
  expect(screen.getByRole('link').textContent).toMatch(/^Not live: /u);
  expect(screen.queryAllByRole('timer', { hidden: true })).toEqual([]);
});
