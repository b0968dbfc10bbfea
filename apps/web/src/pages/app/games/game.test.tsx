import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { entityStore } from '../../../state/entities/entity-store';
import { game, liveOf, me } from '../../../state/entities/entities.fixture';
import { errorReply, mockServer, showAt, signInBeforeEach } from '../../../state/store.fixture';
import { GamePage } from './game';

signInBeforeEach();

const show = (id: string) =>
  showAt(
    `/app/games/${id}`,
    <Routes>
      <Route path="/app/games/:id" element={<GamePage />} />
    </Routes>,
  );
const comments = (id: string) => ({ [`GET /api/games/${id}/comments`]: () => [] });

it('shows a goalie’s game sheet and follows live changes', async () => {
  const view = game({
    position: 'goalie',
    their_score: 3,
    saves: 22,
    shots_against: 24,
    goals_against: 2,
    minutes_played: null,
    powerplay_goals_against: 1,
    penalty_minutes: 2,
    started_game: true,
  });
  mockServer({ [`GET /api/games/${view.id}`]: () => view, ...comments(view.id) });
  show(view.id);
  expect(await screen.findByRole('heading', { name: 'Game vs Ice Wolves' })).toBeDefined();
  const sheet = screen
    .getAllByRole('term')
    .map((term) => term.textContent + String(term.nextElementSibling?.textContent));
  expect(sheet).toEqual(
    expect.arrayContaining([
      'save percentage91.7',
      'MinutesNo minutes were entered, so it counts as 60.60',
      'GAA2 ÷ 60 × 60: what the game would be over an hour.2.00',
      'Other goals againstInto an empty net, while another goalie was in it, or in a shootout.1',
      'Penalty minutes2',
      'StartedYes',
    ]),
  );
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  act(() =>
    entityStore.live['feed.changed']({ item: { ...liveOf(view), our_score: 3, version: 2 }, version: 2 }),
  );
  expect(screen.getByText('Tie')).toBeDefined();
  act(() => entityStore.live['feed.removed']({ content_type: 'game', id: view.id, version: 3 }));
  expect(screen.getByText('This game is not here')).toBeDefined();
});

it('offers edit and delete to the author', async () => {
  const own = game({ user: me, can: { edit: true, remove: true } });
  mockServer({ [`GET /api/games/${own.id}`]: () => own, ...comments(own.id) });
  show(own.id);
  const edit = await screen.findByRole('link', { name: 'Edit' });
  expect(edit.getAttribute('href')).toBe(`/app/add-game?edit=${own.id}`);
  expect(screen.getByRole('button', { name: 'Game actions' })).toBeDefined();
});

it('distinguishes a missing game from a failed request', async () => {
  const { unmount } = (mockServer({}), show(me.id));
  expect(await screen.findByText('This game is not here')).toBeDefined();
  unmount();
  const view = game({});
  mockServer({ [`GET /api/games/${view.id}`]: () => errorReply(403, 'Not today.') });
  show(view.id);
  expect(await screen.findByText('Failed to fetch games')).toBeDefined();
});
