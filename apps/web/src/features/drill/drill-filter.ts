import { type DrillView, type Skill, skills } from '@rinkside/contracts/drill';
import { isFound } from '@rinkside/contracts/drill.filter';

/** Filter of the drill library. */
export interface LibraryFilter {
  skill: Skill | 'all';
  search: string;
  /** Leaves out drills that need ice. */
  dry: boolean;
}

/** Reads the filter from the URL's query, where Back and shared links find it. */
export const readFilter = (query: URLSearchParams): LibraryFilter => ({
  skill: skills.find((skill) => skill === query.get('skill')) ?? 'all',
  search: query.get('search') ?? '',
  dry: query.get('ice') === 'no',
});

/** Returns the query parameters of the non-default values. */
export const writeFilter = ({ skill, search, dry }: LibraryFilter): URLSearchParams => {
  const query = new URLSearchParams();
  if (skill !== 'all') query.set('skill', skill);
  if (search !== '') query.set('search', search);
  if (dry) query.set('ice', 'no');
  return query;
};

export const filterDrills = (drills: readonly DrillView[], { skill, search, dry }: LibraryFilter) =>
  drills.filter((drill) =>
    isFound(drill, {
      ...(skill !== 'all' && { skill }),
      ...(dry && { place: 'no-ice' }),
      search: search.trim(),
    }),
  );

/** Counts the drills of each category under the other filters. */
export const countsOf = (drills: readonly DrillView[], filter: LibraryFilter) =>
  new Map(
    (['all', ...skills] as const).map((skill) => [skill, filterDrills(drills, { ...filter, skill }).length]),
  );
