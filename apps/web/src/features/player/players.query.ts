import type { PlayerRow } from '@rinkside/contracts/player';
import { atomWithInfiniteQuery } from 'jotai-tanstack-query';
import { fold } from '../../state/fold';
import { viewingAtom } from '../../state/queries';
import { askedNow } from '../../state/early';

export interface PlayersPage {
  rows: readonly PlayerRow[];
  nextCursor: string | null;
  /** Total over all pages, if the response contains it. */
  total?: number;
}

export interface KeptPage extends PlayersPage {
  askedAt: number;
}

/** Creates a paged query of players. Whether the viewer follows them goes to the entity store. */
export const playersQuery = (
  key: readonly string[],
  read: (query: { cursor?: string }) => Promise<PlayersPage>,
) =>
  atomWithInfiniteQuery((get) => ({
    queryKey: [...key, get(viewingAtom)],
    queryFn: async ({ pageParam }: { pageParam: string | null }): Promise<KeptPage> => {
      const askedAt = askedNow();
      const page = await read(pageParam ? { cursor: pageParam } : {});
      for (const { id, following } of page.rows) fold.following(`user:${id}`, following, askedAt);
      return { ...page, askedAt };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last: KeptPage) => last.nextCursor,
  }));

export type PlayersQuery = ReturnType<typeof playersQuery>;
