import { gameRoutes, gameRules, type GameView } from '@rinkside/contracts/game';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { arrivalsAtom, fold, itemAtom, viewerIdAtom } from '../../state/fold';
import { queryClient, viewingAtom } from '../../state/queries';
import { placeIn } from '../feed/feed.source';

const key = ['game', 'own'];

interface OwnGames {
  ids: readonly string[];
  /** When they were asked for (ms): a socket may have brought more since. */
  askedAt: number;
}

/** Decisions A13: the server sends an array, the client accepts both. */
const gamesIn = (answer: readonly GameView[] | { items: readonly GameView[] }) =>
  'items' in answer ? answer.items : answer;

/** The ids of the viewer's games; the games themselves are folded. */
export const ownGamesQuery = atomWithQuery((get) => ({
  queryKey: [...key, get(viewingAtom)],
  enabled: get(viewerIdAtom) !== null,
  queryFn: async (): Promise<OwnGames> => {
    const askedAt = performance.now();
    const games = gamesIn(await call(gameRoutes.own, { query: { limit: gameRules.page } }));
    fold.views(games);
    return { ids: games.map(({ id }) => id), askedAt };
  },
}));

/** The viewer's games, newest first, live: with those of other tabs, without deleted ones. Null while unknown. */
export const ownGamesAtom = atom((get): readonly GameView[] | null => {
  const { data } = get(ownGamesQuery);
  if (!data) return null;
  const viewer = get(viewerIdAtom);
  const arrived = get(arrivalsAtom).filter(
    ({ item, at }) => item.content_type === 'game' && item.user.id === viewer && at >= data.askedAt,
  );
  const places = new Map<GameView, string>();
  for (const id of new Set([...data.ids, ...arrived.map((arrival) => arrival.id)])) {
    const item = get(itemAtom(id));
    if (item?.content_type === 'game') places.set(item, placeIn(item));
  }
  return [...places].toSorted(([, a], [, b]) => (a < b ? 1 : -1)).map(([game]) => game);
});

/** The viewer has just logged this one. */
export const addOwnGame = (id: string): void =>
  void queryClient.setQueriesData({ queryKey: key }, (known: OwnGames | undefined) =>
    known ? { ...known, ids: [...new Set([id, ...known.ids])] } : known,
  );
