import { highlightRoutes } from '@rinkside/contracts/highlight';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { documentReply } from '../../state/page-data';
import { queryClient } from '../../state/query-client';

/** Signed-out visitors get no live events, so a highlight in processing is polled. */
const pollIntervalMs = 5000;

/** A highlight as signed-out visitors see it. */
export const publicHighlightQuery = (id: string) =>
  atomWithQuery(
    () => ({
      queryKey: ['public', 'highlight', id],
      queryFn: () => call(highlightRoutes.public, { params: { id } }),
      ...documentReply(highlightRoutes.public, id),
      // Never show cached data of a highlight that has become private.
      gcTime: 0,
      refetchInterval: ({ state }) => (state.data?.status === 'processing' ? pollIntervalMs : false),
    }),
    () => queryClient,
  );
