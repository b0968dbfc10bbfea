import { highlightRoutes } from '@rinkside/contracts/highlight';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { feedSortKey } from '../../../state/feed/feed.source';
import { call } from '../../../state/api';
import { incomingItemsAtom, entityStore, itemAtom, viewerIdAtom } from '../../../state/entities/entity-store';
import { viewerEpochAtom } from '../../../state/query-client';

const maxHighlights = 5;

/** The ids of the viewer's newest highlights; the highlights go to the entity store. */
export const ownHighlightsQuery = atomWithQuery((get) => ({
  queryKey: ['highlight', 'own', 'newest', get(viewerEpochAtom)],
  enabled: get(viewerIdAtom) !== null,
  queryFn: async (): Promise<readonly string[]> => {
    const highlights = await call(highlightRoutes.own, { query: { limit: maxHighlights } });
    entityStore.applyViews(highlights);
    return highlights.map(({ id }) => id);
  },
}));

/** The same with live additions and without deleted highlights; null while loading. */
export const ownHighlightsAtom = atom((get): readonly string[] | null => {
  const { data } = get(ownHighlightsQuery);
  if (!data) return null;
  const viewer = get(viewerIdAtom);
  const incoming = get(incomingItemsAtom).filter(
    ({ item }) => item.content_type === 'highlight' && item.user.id === viewer,
  );
  return [...new Set([...data, ...incoming.map(({ id }) => id)])]
    .flatMap((id) => get(itemAtom(id)) ?? [])
    .toSorted((a, b) => (feedSortKey(a) < feedSortKey(b) ? 1 : -1))
    .slice(0, maxHighlights)
    .map(({ id }) => id);
});
