import { type DrillView, type Skill, skills } from '@rinkside/contracts/drill';
import { matchesDrillFilter } from '@rinkside/contracts/drill.filter';

/** Filter of the drill library. */
export interface DrillLibraryFilter {
  skill: Skill | 'all';
  search: string;
  /** Leaves out drills that need ice. */
  dry: boolean;
}

/** Reads the filter from the URL's query, where Back and shared links find it. */
export const readDrillFilter = (query: URLSearchParams): DrillLibraryFilter => ({
  skill: skills.find((skill) => skill === query.get('skill')) ?? 'all',
  search: query.get('search') ?? '',
  dry: query.get('ice') === 'no',
});

/** Returns the query parameters of the non-default values. */
export const writeDrillFilter = ({ skill, search, dry }: DrillLibraryFilter): URLSearchParams => {
  const query = new URLSearchParams();
  if (skill !== 'all') query.set('skill', skill);
  if (search !== '') query.set('search', search);
  if (dry) query.set('ice', 'no');
  return query;
};

export const filterDrills = (drills: readonly DrillView[], { skill, search, dry }: DrillLibraryFilter) =>
  drills.filter((drill) =>
    matchesDrillFilter(drill, {
      ...(skill !== 'all' && { skill }),
      ...(dry && { place: 'no-ice' }),
      search: search.trim(),
    }),
  );

/** Counts the drills of each category under the other filters. */
export const countBySkill = (drills: readonly DrillView[], filter: DrillLibraryFilter) =>
  new Map(
    (['all', ...skills] as const).map((skill) => [skill, filterDrills(drills, { ...filter, skill }).length]),
  );
