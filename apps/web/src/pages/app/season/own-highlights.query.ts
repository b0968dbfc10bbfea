import { highlightRoutes } from '@rinkside/contracts/highlight';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { placeIn } from '../../../features/feed/feed.source';
import { call } from '../../../state/api';
import { arrivalsAtom, fold, itemAtom, viewerIdAtom } from '../../../state/fold';
import { viewingAtom } from '../../../state/queries';

/** As many as the season's screen shows. */
const newest = 5;

/** The ids of the viewer's newest highlights; the highlights themselves are folded. */
export const ownHighlightsQuery = atomWithQuery((get) => ({
  queryKey: ['highlight', 'own', 'newest', get(viewingAtom)],
  enabled: get(viewerIdAtom) !== null,
  queryFn: async (): Promise<readonly string[]> => {
    const highlights = await call(highlightRoutes.own, { query: { limit: newest } });
    fold.views(highlights);
    return highlights.map(({ id }) => id);
  },
}));

/** The same, live: with those that came since, without deleted ones. Null while unknown. */
export const ownHighlightsAtom = atom((get): readonly string[] | null => {
  const { data } = get(ownHighlightsQuery);
  if (!data) return null;
  const viewer = get(viewerIdAtom);
  const arrived = get(arrivalsAtom).filter(
    ({ item }) => item.content_type === 'highlight' && item.user.id === viewer,
  );
  return [...new Set([...data, ...arrived.map(({ id }) => id)])]
    .flatMap((id) => get(itemAtom(id)) ?? [])
    .toSorted((a, b) => (placeIn(a) < placeIn(b) ? 1 : -1))
    .slice(0, newest)
    .map(({ id }) => id);
});
