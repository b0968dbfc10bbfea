import { highlightRoutes } from '@rinkside/contracts/highlight';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { fold } from '../../state/fold';
import { queryClient, viewingAtom } from '../../state/queries';

const key = ['highlight', 'own', 'latest'];

/** Id of the viewer's newest highlight, or null; the highlight is in the entity store. */
export const latestHighlightQuery = atomWithQuery((get) => ({
  queryKey: [...key, get(viewingAtom)],
  queryFn: async (): Promise<string | null> => {
    const highlights = await call(highlightRoutes.own, { query: { limit: 1 }, keep: true });
    fold.views(highlights);
    return highlights[0]?.id ?? null;
  },
}));

/** Sets the highlight the viewer has just uploaded. */
export const setLatestHighlight = (id: string): void =>
  void queryClient.setQueriesData({ queryKey: key }, () => id);
