import { gameRoutes, gameRules, type GameView } from '@rinkside/contracts/game';
import { atom } from 'jotai';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { requestedAt } from '../../state/preloaded-responses';
import { incomingItemsAtom, entityStore, itemAtom, viewerIdAtom } from '../../state/entities/entity-store';
import { queryClient, viewerEpochAtom } from '../../state/query-client';
import { feedSortKey } from '../../state/feed/feed.source';

const ownKey = ['game', 'own'];

interface Games {
  ids: readonly string[];
  /** When they were requested (`performance.now()`, ms). Games pushed live since then may be missing. */
  askedAt: number;
}

/** Unwraps the games of a response: the server sends an array, `{ items }` is accepted too. */
export const gamesIn = (response: readonly GameView[] | { items: readonly GameView[] }) =>
  'items' in response ? response.items : response;

const query = { limit: gameRules.maxPageSize };
/** Fetches a player's games. The viewer's (`user` null) are cached for offline reading. */
export const readGames = async (user: string | null) =>
  gamesIn(
    await (user
      ? call(gameRoutes.byPlayer, { params: { id: user }, query })
      : call(gameRoutes.own, { query, cacheOffline: true })),
  );

/** Ids of a player's games (null: the viewer's); the games are in the entity store. */
export const playerGamesQuery = atomFamily((user: string | null) =>
  atomWithQuery((get) => ({
    queryKey: [...(user ? ['game', 'of', user] : ownKey), get(viewerEpochAtom)],
    enabled: get(viewerIdAtom) !== null,
    queryFn: async (): Promise<Games> => {
      const askedAt = requestedAt();
      const games = await readGames(user);
      entityStore.applyViews(games);
      return { ids: games.map(({ id }) => id), askedAt };
    },
  })),
);

/** A player's games, newest first, including live additions and without removed ones. Null while loading. */
export const playerGamesAtom = atomFamily((user: string | null) =>
  atom((get): readonly GameView[] | null => {
    const { data } = get(playerGamesQuery(user));
    if (!data) return null;
    const player = user ?? get(viewerIdAtom);
    const arrived = get(incomingItemsAtom).filter(
      ({ item, receivedAt }) =>
        item.content_type === 'game' && item.user.id === player && receivedAt >= data.askedAt,
    );
    const sortKeys = new Map<GameView, string>();
    for (const id of new Set([...data.ids, ...arrived.map((arrival) => arrival.id)])) {
      const item = get(itemAtom(id));
      if (item?.content_type === 'game') sortKeys.set(item, feedSortKey(item));
    }
    return [...sortKeys].toSorted(([, a], [, b]) => (a < b ? 1 : -1)).map(([game]) => game);
  }),
);

export const ownGamesQuery = playerGamesQuery(null);
export const ownGamesAtom = playerGamesAtom(null);

/** Adds a game the viewer has just logged to their list. */
export const addOwnGame = (id: string): void =>
  void queryClient.setQueriesData({ queryKey: ownKey }, (games: Games | undefined) =>
    games ? { ...games, ids: [...new Set([id, ...games.ids])] } : games,
  );
