import { type BlockedRow, blockRoutes } from '@rinkside/contracts/block';
import { atomWithInfiniteQuery } from 'jotai-tanstack-query';
import { callPage, type Page } from '../../state/api';
import { viewingAtom } from '../../state/queries';

/** Players the viewer has blocked, newest first. */
export const blockedQuery = atomWithInfiniteQuery((get) => ({
  queryKey: ['blocks', get(viewingAtom)],
  queryFn: ({ pageParam }: { pageParam: string | null }): Promise<Page<BlockedRow>> =>
    callPage(blockRoutes.list, { query: { limit: 50, ...(pageParam && { cursor: pageParam }) } }),
  initialPageParam: null as string | null,
  getNextPageParam: (last: Page<BlockedRow>) => last.nextCursor,
}));
