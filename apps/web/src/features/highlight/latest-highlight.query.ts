import { highlightRoutes } from '@rinkside/contracts/highlight';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { fold } from '../../state/fold';
import { queryClient, viewingAtom } from '../../state/queries';

const key = ['highlight', 'own', 'latest'];

/** The id of the viewer's newest highlight, or null without one; the highlight itself is folded. */
export const latestHighlightQuery = atomWithQuery((get) => ({
  queryKey: [...key, get(viewingAtom)],
  queryFn: async (): Promise<string | null> => {
    const highlights = await call(highlightRoutes.own, { query: { limit: 1 }, keep: true });
    fold.views(highlights);
    return highlights[0]?.id ?? null;
  },
}));

/** The viewer has just uploaded this one. */
export const setLatestHighlight = (id: string): void =>
  void queryClient.setQueriesData({ queryKey: key }, () => id);
