import { type BlockedRow, blockRoutes } from '@rinkside/contracts/block';
import { atomWithInfiniteQuery } from 'jotai-tanstack-query';
import { callPage, type CursorPage } from '../../state/api';
import { viewerEpochAtom } from '../../state/query-client';

/** Players the viewer has blocked, newest first. */
export const blockedQuery = atomWithInfiniteQuery((get) => ({
  queryKey: ['blocks', get(viewerEpochAtom)],
  queryFn: ({ pageParam }: { pageParam: string | null }): Promise<CursorPage<BlockedRow>> =>
    callPage(blockRoutes.list, { query: { limit: 50, ...(pageParam && { cursor: pageParam }) } }),
  initialPageParam: null as string | null,
  getNextPageParam: (last: CursorPage<BlockedRow>) => last.nextCursor,
}));
