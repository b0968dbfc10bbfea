import { type Reading, seasonOf, seasonRoutes } from '@rinkside/contracts/season';
import { todayUtc } from '@rinkside/contracts/player';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { fold, seasonAtom, viewerIdAtom } from '../../state/fold';
import { viewingAtom } from '../../state/queries';

const reading: Reading = 'dashboard';

/** The first year of the season the dashboard shows, as the server reckons it; its stats are folded. */
export const currentSeasonQuery = atomWithQuery((get) => {
  const id = get(viewerIdAtom);
  return {
    queryKey: ['season', reading, id, get(viewingAtom)],
    enabled: id !== null,
    queryFn: async () => {
      const view = await call(seasonRoutes.stats, { params: { id: id ?? '' }, query: { reading } });
      fold.season(id ?? '', view);
      return view.season;
    },
  };
});

/** The viewer's current season on the dashboard: its first year, and its stats or null while unknown. */
export const currentSeasonAtom = atom((get) => {
  const known = get(currentSeasonQuery).data;
  const season = typeof known === 'number' ? known : seasonOf(reading, todayUtc());
  return { reading, season, stats: get(seasonAtom(`${get(viewerIdAtom)}:${reading}:${season}`)) };
});
