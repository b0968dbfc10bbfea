import type { PlayerRow } from '@rinkside/contracts/player';
import { atomWithInfiniteQuery } from 'jotai-tanstack-query';
import { entityStore } from '../../state/entities/entity-store';
import { viewerEpochAtom } from '../../state/query-client';
import { requestedAt } from '../../state/preloaded-responses';

export interface PlayersPage {
  rows: readonly PlayerRow[];
  nextCursor: string | null;
  /** Total over all pages, if the response contains it. */
  total?: number;
}

export interface LoadedPlayersPage extends PlayersPage {
  askedAt: number;
}

/** Creates a paged query of players. Whether the viewer follows them goes to the entity store. */
export const playersQuery = (
  key: readonly string[],
  read: (query: { cursor?: string }) => Promise<PlayersPage>,
) =>
  atomWithInfiniteQuery((get) => ({
    queryKey: [...key, get(viewerEpochAtom)],
    queryFn: async ({ pageParam }: { pageParam: string | null }): Promise<LoadedPlayersPage> => {
      const askedAt = requestedAt();
      const page = await read(pageParam ? { cursor: pageParam } : {});
      entityStore.applyFollows(page.rows, askedAt);
      return { ...page, askedAt };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last: LoadedPlayersPage) => last.nextCursor,
  }));

export type PlayersQuery = ReturnType<typeof playersQuery>;
