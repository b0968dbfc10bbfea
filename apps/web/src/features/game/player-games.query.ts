import { gameRoutes, gameRules, type GameView } from '@rinkside/contracts/game';
import { atom } from 'jotai';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { askedNow } from '../../state/early';
import { arrivalsAtom, fold, itemAtom, viewerIdAtom } from '../../state/fold';
import { queryClient, viewingAtom } from '../../state/queries';
import { placeIn } from '../feed/feed.source';

const own = ['game', 'own'];

interface Games {
  ids: readonly string[];
  /** When they were asked for (ms): a socket may have brought more since. */
  askedAt: number;
}

/** Decisions A13: the server sends an array, the client accepts both. */
export const gamesIn = (answer: readonly GameView[] | { items: readonly GameView[] }) =>
  'items' in answer ? answer.items : answer;

const query = { limit: gameRules.page };
/** Somebody's games (null: the viewer's, kept on this device). */
export const readGames = async (user: string | null) =>
  gamesIn(
    await (user
      ? call(gameRoutes.byPlayer, { params: { id: user }, query })
      : call(gameRoutes.own, { query, keep: true })),
  );

/** The ids of somebody's games (null: the viewer's); the games themselves are folded. */
export const playerGamesQuery = atomFamily((user: string | null) =>
  atomWithQuery((get) => ({
    queryKey: [...(user ? ['game', 'of', user] : own), get(viewingAtom)],
    enabled: get(viewerIdAtom) !== null,
    queryFn: async (): Promise<Games> => {
      const askedAt = askedNow();
      const games = await readGames(user);
      fold.views(games);
      return { ids: games.map(({ id }) => id), askedAt };
    },
  })),
);

/** Somebody's games, newest first, live: with those that came since, without deleted ones. Null while unknown. */
export const playerGamesAtom = atomFamily((user: string | null) =>
  atom((get): readonly GameView[] | null => {
    const { data } = get(playerGamesQuery(user));
    if (!data) return null;
    const player = user ?? get(viewerIdAtom);
    const arrived = get(arrivalsAtom).filter(
      ({ item, at }) => item.content_type === 'game' && item.user.id === player && at >= data.askedAt,
    );
    const places = new Map<GameView, string>();
    for (const id of new Set([...data.ids, ...arrived.map((arrival) => arrival.id)])) {
      const item = get(itemAtom(id));
      if (item?.content_type === 'game') places.set(item, placeIn(item));
    }
    return [...places].toSorted(([, a], [, b]) => (a < b ? 1 : -1)).map(([game]) => game);
  }),
);

export const ownGamesQuery = playerGamesQuery(null);
export const ownGamesAtom = playerGamesAtom(null);

/** The viewer has just logged this one. */
export const addOwnGame = (id: string): void =>
  void queryClient.setQueriesData({ queryKey: own }, (known: Games | undefined) =>
    known ? { ...known, ids: [...new Set([id, ...known.ids])] } : known,
  );
