import { liveGameRules } from '@rinkside/contracts/live-game';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { entityStore } from '../../state/entities/entity-store';
import { highlight, me } from '../../state/entities/entities.fixture';
import { liveEvent, liveGame } from '../../state/entities/live-game.fixture';
import { errorReply, mockServer, show, signInBeforeEach } from '../../state/store.fixture';
import { GameTimeline } from './game-timeline';

signInBeforeEach();

const events = [liveEvent({ kind: 'period_started', period: 1 }, 1), liveEvent({ kind: 'save' }, 2)];
const [, save] = events;
const gameId = liveGame({}).id;
const pinned = highlight({ title: 'Glove save', user: me });
const other = highlight({ title: 'Warm-up', user: me });

const log = () => ({
  ...liveGame({ status: 'final', game_id: gameId }, events),
  events,
  pins: [{ event_id: save?.id, highlight: pinned }],
});
const server = {
  [`GET /api/games/${gameId}/timeline`]: log,
  'GET /api/highlights': () => [pinned, other],
};

it('shows a pinned clip at its event until it is removed, and offers no pins to others', async () => {
  mockServer(server);
  show(<GameTimeline id={gameId} canPin={false} />);
  const link = await screen.findByRole('link', { name: /^Glove save/u });
  expect(within(screen.getAllByRole('listitem')[1] ?? document.body).getByRole('link')).toBe(link);
  expect(screen.queryAllByRole('button')).toEqual([]);
  act(() => entityStore.live['feed.removed']({ content_type: 'highlight', id: pinned.id, version: 9 }));
  expect(screen.queryByRole('link')).toBeNull();
});

it('offers the clips that are not at the event, and says why one was not pinned', async () => {
  const { requestsTo } = mockServer({
    ...server,
    [`PUT /api/highlights/${other.id}/pin`]: () => errorReply(409, liveGameRules.tooManyPinsOfEvent),
  });
  show(<GameTimeline id={gameId} canPin />);
  fireEvent.click(await screen.findByRole('button', { name: /^Pin a clip: Save/u }));
  const dialog = await screen.findByRole('dialog', { name: 'Pin a clip' });
  const clip = await within(dialog).findByRole('button', { name: /^Warm-up/u });
  expect(within(dialog).queryByRole('button', { name: /^Glove save/u })).toBeNull();
  fireEvent.click(clip);
  expect(await within(dialog).findByRole('alert')).toHaveProperty(
    'textContent',
    liveGameRules.tooManyPinsOfEvent,
  );
  expect(requestsTo(`PUT /api/highlights/${other.id}/pin`).map(({ body }) => body)).toEqual([
    { event_id: save?.id },
  ]);
});
