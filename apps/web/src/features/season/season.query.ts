import { todayUtc } from '@rinkside/contracts/player';
import {
  type SeasonDefinition,
  type Season,
  seasonOf,
  seasonRoutes,
  type SeasonStats,
} from '@rinkside/contracts/season';
import { atom, useAtomValue } from 'jotai';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { entityStore, isOwnId, seasonAtom, viewerIdAtom } from '../../state/entities/entity-store';
import { requestedAt } from '../../state/preloaded-responses';
import { useRoom } from '../../state/live-client';
import { viewerEpochAtom } from '../../state/query-client';
import { useRefetchWhenStale } from '../../state/use-refetch-when-stale';
import { localToday } from '../calendar/parse-date';

/** Identifies stats: player (null: the viewer), season definition and season. */
export interface StatsQuery {
  user: string | null;
  reading: SeasonDefinition;
  /** A number is the season's first year. */
  which: 'current' | 'last' | 'all' | number;
}

const isSameQuery = (a: StatsQuery, b: StatsQuery) =>
  a.user === b.user && a.reading === b.reading && a.which === b.which;

/**
 * Returns the browser's date if it is in another season than the server's, else undefined. Leaving it out keeps the URL
 * constant, so that the response can be preloaded and cached.
 */
const todayFor = (reading: SeasonDefinition): string | undefined => {
  const today = localToday();
  return seasonOf(reading, today) === seasonOf(reading, todayUtc()) ? undefined : today;
};

/** The season the server resolved; its stats go to the entity store. */
export const statsQuery = atomFamily(
  ({ user, reading, which }: StatsQuery) =>
    atomWithQuery((get) => {
      const id = user ?? get(viewerIdAtom);
      return {
        queryKey: ['season', reading, which, id, get(viewerEpochAtom)],
        enabled: id !== null,
        queryFn: async () => {
          const askedAt = requestedAt();
          const query = { reading, season: String(which), today: todayFor(reading) };
          const view = await call(seasonRoutes.stats, {
            params: { id: id ?? '' },
            query,
            cacheOffline: isOwnId(id),
          });
          entityStore.applySeason(id ?? '', view);
          return { season: view.season, askedAt };
        },
      };
    }),
  isSameQuery,
);

const expectedSeason = ({ reading, which }: StatsQuery): Season => {
  if (typeof which === 'number' || which === 'all') return which;
  const current = seasonOf(reading, localToday());
  return which === 'last' ? current - 1 : current;
};

export interface StatsState {
  /** Player's id; null for the viewer. */
  user: string | null;
  reading: SeasonDefinition;
  season: Season;
  /** Null while loading. */
  stats: SeasonStats | null;
}

/** Current stats, updated live. */
export const statsAtom = atomFamily(
  (query: StatsQuery) =>
    atom((get): StatsState => {
      const { reading, user } = query;
      const season = get(statsQuery(query)).data?.season ?? expectedSeason(query);
      // The sum of all seasons is stored under the calendar-year definition.
      const stored = season === 'all' ? 'year' : reading;
      const id = user ?? get(viewerIdAtom);
      return { user, reading, season, stats: get(seasonAtom(`${id}:${stored}:${season}`)) };
    }),
  isSameQuery,
);

/** Keeps stats current while mounted; events of the viewer's own arrive without a room. */
export const useStats = (of: StatsQuery) => {
  const query = useAtomValue(statsQuery(of));
  useRefetchWhenStale(query, useRoom(of.user === null ? null : `player:${of.user}`));
  return { query, state: useAtomValue(statsAtom(of)) };
};

/** The viewer's current season on the dashboard. */
export const dashboardSeason: StatsQuery = { user: null, reading: 'dashboard', which: 'current' };
