import { blockRoutes } from '@rinkside/contracts/block';
import { atomWithInfiniteQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { viewingAtom } from '../../state/queries';

const size = 50;

/** People the viewer has blocked, newest first. */
export const blockedQuery = atomWithInfiniteQuery((get) => ({
  queryKey: ['blocks', get(viewingAtom)],
  queryFn: ({ pageParam }: { pageParam: number }) =>
    call(blockRoutes.list, { query: { page: pageParam, limit: size } }),
  initialPageParam: 1,
  getNextPageParam: (last, _pages, page) => (last.length === size ? page + 1 : null),
}));
