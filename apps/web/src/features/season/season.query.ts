import { todayUtc } from '@rinkside/contracts/player';
import {
  type Reading,
  type Season,
  seasonOf,
  seasonRoutes,
  type SeasonStats,
} from '@rinkside/contracts/season';
import { atom } from 'jotai';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { fold, seasonAtom, viewerIdAtom } from '../../state/fold';
import { viewingAtom } from '../../state/queries';
import { todayHere } from '../calendar/typed-date';

/** Which stats: of whom (null: the viewer), in which reading, of which season. */
export interface StatsQuestion {
  user: string | null;
  reading: Reading;
  /** A number is a season's first year. */
  which: 'current' | 'last' | 'all' | number;
}

const same = (a: StatsQuestion, b: StatsQuestion) =>
  a.user === b.user && a.reading === b.reading && a.which === b.which;

/**
 * The reader's day, where it lies in another season than the server's. On all others the address is the same, by which
 * the answer is asked for early and kept.
 */
const todayFor = (reading: Reading): string | undefined => {
  const today = todayHere();
  return seasonOf(reading, today) === seasonOf(reading, todayUtc()) ? undefined : today;
};

/** The season the answer is of, as the server reckons it; its stats are folded. */
export const statsQuery = atomFamily(
  ({ user, reading, which }: StatsQuestion) =>
    atomWithQuery((get) => {
      const id = user ?? get(viewerIdAtom);
      return {
        queryKey: ['season', reading, which, id, get(viewingAtom)],
        enabled: id !== null,
        queryFn: async () => {
          const query = { reading, season: String(which), today: todayFor(reading) };
          const view = await call(seasonRoutes.stats, {
            params: { id: id ?? '' },
            query,
            keep: user === null,
          });
          fold.season(id ?? '', view);
          return view.season;
        },
      };
    }),
  same,
);

const guessed = ({ reading, which }: StatsQuestion): Season => {
  if (typeof which === 'number' || which === 'all') return which;
  const current = seasonOf(reading, todayHere());
  return which === 'last' ? current - 1 : current;
};

export interface KnownStats {
  /** Whose they are; null: the viewer's. */
  user: string | null;
  reading: Reading;
  season: Season;
  /** Null while unknown. */
  stats: SeasonStats | null;
}

/** Stats as they are now, live. */
export const statsAtom = atomFamily(
  (question: StatsQuestion) =>
    atom((get): KnownStats => {
      const { reading, user } = question;
      const season = get(statsQuery(question)).data ?? guessed(question);
      // All seasons are stored once, under the calendar years.
      const stored = season === 'all' ? 'year' : reading;
      const id = user ?? get(viewerIdAtom);
      return { user, reading, season, stats: get(seasonAtom(`${id}:${stored}:${season}`)) };
    }),
  same,
);

/** The viewer's season on the dashboard. */
export const dashboardSeason: StatsQuestion = { user: null, reading: 'dashboard', which: 'current' };
