import { highlightRoutes } from '@rinkside/contracts/highlight';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { placeIn } from '../../../features/feed/feed.source';
import { call } from '../../../state/api';
import { arrivalsAtom, fold, itemAtom, viewerIdAtom } from '../../../state/fold';
import { viewingAtom } from '../../../state/queries';

const maxHighlights = 5;

/** The ids of the viewer's newest highlights; the highlights go to the entity store. */
export const ownHighlightsQuery = atomWithQuery((get) => ({
  queryKey: ['highlight', 'own', 'newest', get(viewingAtom)],
  enabled: get(viewerIdAtom) !== null,
  queryFn: async (): Promise<readonly string[]> => {
    const highlights = await call(highlightRoutes.own, { query: { limit: maxHighlights } });
    fold.views(highlights);
    return highlights.map(({ id }) => id);
  },
}));

/** The same with live additions and without deleted highlights; null while loading. */
export const ownHighlightsAtom = atom((get): readonly string[] | null => {
  const { data } = get(ownHighlightsQuery);
  if (!data) return null;
  const viewer = get(viewerIdAtom);
  const incoming = get(arrivalsAtom).filter(
    ({ item }) => item.content_type === 'highlight' && item.user.id === viewer,
  );
  return [...new Set([...data, ...incoming.map(({ id }) => id)])]
    .flatMap((id) => get(itemAtom(id)) ?? [])
    .toSorted((a, b) => (placeIn(a) < placeIn(b) ? 1 : -1))
    .slice(0, maxHighlights)
    .map(({ id }) => id);
});
