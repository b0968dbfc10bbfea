import { expect, it } from 'vitest';
import { liveGame, liveEvent } from './live-game.fixture';
import { lastInOrder, noLiveGames, reduceLiveGames, reduceLiveGameView } from './live-game.reducer';

const events = [1, 2, 3, 4].map((position) => liveEvent({ kind: 'shot' }, position));
const [first, second, third, fourth] = events as [never, never, never, never];

it('ends in the same state in whatever order events and repeats arrive', () => {
  const newest = liveGame({ version: 4 });
  const older = { ...newest, version: 2 };
  const updates = [
    [newest, [third, fourth]],
    [older, [first, second]],
    [newest, [fourth]],
  ] as const;
  const orders = [updates, updates.toReversed(), [updates[1], updates[2], updates[0]] as const];
  for (const order of orders) {
    let games = noLiveGames;
    for (const [view, some] of order) games = reduceLiveGameView(games, view, some, 1);
    expect(games.get(newest.id)).toMatchObject({ view: newest, events });
  }
});

it('finds the first missing event', () => {
  expect(lastInOrder([])).toBe(0);
  expect(lastInOrder(events)).toBe(4);
  expect(lastInOrder([first, third])).toBe(1);
  expect(lastInOrder([fourth])).toBe(0);
});

it('drops running games that a later list lacks, and keeps those that arrived since', () => {
  const [gone, arrived, listed] = [liveGame({}), liveGame({}), liveGame({})];
  let games = reduceLiveGameView(noLiveGames, gone, [first], 1);
  games = reduceLiveGameView(games, arrived, [], 5);
  games = reduceLiveGames(games, [listed], 3);
  expect(games.get(gone.id)?.view).toBeNull();
  expect(games.get(arrived.id)?.view).toEqual(arrived);
  expect(games.get(listed.id)?.view).toEqual(listed);
});

it('loses the text of a note that was taken down, also of an edit, and does not show it again', () => {
  const note = liveEvent({ kind: 'note', text: 'Mean words' }, 1);
  const edit = liveEvent({ kind: 'edit', target_id: note.id, play: { kind: 'note', text: 'Meaner' } }, 2);
  const view = liveGame({});
  const removed = { kind: 'note', text: null } as const;
  const hidden = [
    { ...note, action: removed },
    { ...edit, action: { kind: 'edit', target_id: note.id, play: removed } as const },
  ];
  let games = reduceLiveGameView(noLiveGames, view, [note, edit, third], 1);
  games = reduceLiveGameView(games, { ...view, version: 2 }, hidden, 2);
  games = reduceLiveGameView(games, view, [note, edit], 1);
  expect(games.get(view.id)?.events).toEqual([...hidden, third]);
});
