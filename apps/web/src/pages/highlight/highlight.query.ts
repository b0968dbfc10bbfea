import { highlightRoutes } from '@rinkside/contracts/highlight';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { queryClient } from '../../state/queries';

/** Between two looks at a highlight that is still worked on (ms): nobody tells visitors when it is done. */
const pause = 5000;

/** A highlight as anybody sees it. */
export const publicHighlightQuery = (id: string) =>
  atomWithQuery(
    () => ({
      queryKey: ['public', 'highlight', id],
      queryFn: () => call(highlightRoutes.public, { params: { id } }),
      // Whoever comes back to it after it turned private sees nothing of it.
      gcTime: 0,
      refetchInterval: ({ state }) => (state.data?.status === 'processing' ? pause : false),
    }),
    () => queryClient,
  );
