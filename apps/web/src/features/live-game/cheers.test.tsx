import { liveGameRules, noCheers } from '@rinkside/contracts/live-game';
import { act, fireEvent, screen } from '@testing-library/react';
import type { PrimitiveAtom } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { entityStore } from '../../state/entities/entity-store';
import { liveGame } from '../../state/entities/live-game.fixture';
import { errorReply, mockServer, show, signInBeforeEach } from '../../state/store.fixture';
import { store } from '../../state/store';
import { CheerButtons, CheerCounts } from './cheers';
import { liveGameMessages } from './messages';

const connection = vi.hoisted((): { lost?: PrimitiveAtom<boolean> } => ({}));
vi.mock(import('../../state/live'), async (original) => {
  const { atom } = await import('jotai');
  const lost = atom(false);
  connection.lost = lost;
  return { ...(await original()), connectionAtom: atom((get) => (get(lost) ? 'degraded' : 'live')) };
});
const setLost = (lost: boolean) => connection.lost && store.set(connection.lost, lost);

signInBeforeEach();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => setLost(false));

/** Shows the buttons of a game that has 10 hearts. */
const showButtons = () => {
  const game = liveGame({ cheers: { ...noCheers, heart: 10 } });
  entityStore.applyLiveGame(game, [], 0);
  show(<CheerButtons id={game.id} />);
  return { game, route: `POST /api/live-games/${game.id}/cheers` };
};
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const labels = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('counts a cheer at once and sends those of a second together, three at most', async () => {
  const { route } = showButtons();
  let heart = 10;
  const { requestsTo } = mockServer({
    [route]: ({ body }) => {
      heart += Number(Reflect.get(Object(body), 'heart'));
      return { version: heart, cheers: { ...noCheers, heart } };
    },
  });
  for (let tap = 0; tap < 6; tap++) press(/^Heart/u);
  expect(labels()).toEqual(['Stick tap, 0', 'Fire, 0', 'Heart, 14']);
  await wait(900);
  expect(requestsTo(route).map(({ body }) => body)).toEqual([{ ...noCheers, heart: 1 }]);
  await wait(2000);
  expect(requestsTo(route).map(({ body }) => body)).toEqual([
    { ...noCheers, heart: 1 },
    { ...noCheers, heart: 3 },
  ]);
  expect(labels()).toContain('Heart, 14');
});

it('takes refused cheers back with the reason', async () => {
  const { route } = showButtons();
  mockServer({ [route]: () => errorReply(409, liveGameRules.ended) });
  press(/^Fire/u);
  press(/^Fire/u);
  expect(labels()).toContain('Fire, 2');
  await wait(100);
  expect(screen.getByText(liveGameRules.ended)).toBeDefined();
  expect(labels()).toContain('Fire, 0');
  await wait(2000);
});

it('repeats a request without an answer once, with the same key', async () => {
  const { route } = showButtons();
  const { requestsTo } = mockServer({
    [route]: () => {
      throw new TypeError('offline');
    },
  });
  press(/^Fire/u);
  await wait(5000);
  expect(new Set(requestsTo(route).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  expect(requestsTo(route)).toHaveLength(2);
  expect(screen.getByText(liveGameMessages.cheerFailed)).toBeDefined();
  expect(labels()).toContain('Fire, 0');
});

it('takes no cheers without a connection, and says why after a tap', () => {
  setLost(true);
  const { route } = showButtons();
  const { requestsTo } = mockServer({});
  const reason = screen.getByText(liveGameMessages.cheersNeedConnection);
  expect(screen.getByRole('group', { name: 'Cheer' }).getAttribute('aria-describedby')).toBe(reason.id);
  expect(reason.classList.contains('sr-only')).toBe(true);
  press(/^Heart/u);
  expect(labels()).toContain('Heart, 10');
  expect(reason.classList.contains('sr-only')).toBe(false);
  expect(requestsTo(route)).toEqual([]);
});

it('shows the counts as text', () => {
  show(<CheerCounts cheers={{ stick_tap: 1, fire: 0, heart: 2 }} />);
  expect(screen.getByText('Cheers: 1 stick tap, 2 hearts')).toBeDefined();
});
