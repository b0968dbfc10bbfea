import { highlightRoutes } from '@rinkside/contracts/highlight';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { entityStore } from '../../state/entities/entity-store';
import { queryClient, viewerEpochAtom } from '../../state/query-client';

const key = ['highlight', 'own', 'latest'];

/** Id of the viewer's newest highlight, or null; the highlight is in the entity store. */
export const latestHighlightQuery = atomWithQuery((get) => ({
  queryKey: [...key, get(viewerEpochAtom)],
  queryFn: async (): Promise<string | null> => {
    const highlights = await call(highlightRoutes.own, { query: { limit: 1 }, cacheOffline: true });
    entityStore.applyViews(highlights);
    return highlights[0]?.id ?? null;
  },
}));

/** Sets the highlight the viewer has just uploaded. */
export const setLatestHighlight = (id: string): void =>
  void queryClient.setQueriesData({ queryKey: key }, () => id);
