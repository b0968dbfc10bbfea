import type { GamesFilter } from '../../../features/game/games-filter';
import { seasonName } from '../../../features/game/season-games';
import { SearchField } from '../../../ui/search-field';
import { Select } from '../../../ui/select';

export interface GamesFiltersProps {
  filter: GamesFilter;
  seasons: readonly number[];
  onChange: (filter: GamesFilter) => void;
}

const results = [
  { value: 'all', label: 'All' },
  { value: 'win', label: 'Wins' },
  { value: 'loss', label: 'Losses' },
  { value: 'tie', label: 'Ties' },
] as const;
const sorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'best', label: 'Best first' },
] as const;

/** Filters and sort order of the games list. */
export const GamesFilters = ({ filter, seasons, onChange }: GamesFiltersProps) => {
  const years = seasons.map((season) => ({ value: String(season), label: seasonName('profile', season) }));
  return (
    <search className="flex flex-wrap items-end gap-2 *:grow *:basis-20 *:last:basis-auto sm:gap-3 md:grid md:grid-cols-[minmax(0,1fr)_repeat(3,10rem)]">
      <SearchField
        label="Opponent"
        value={filter.search}
        placeholder="Search your games"
        onSearch={(search) => onChange({ ...filter, search })}
        className="max-md:basis-full!"
      />
      <Select
        label="Result"
        options={results}
        value={filter.result}
        onValueChange={(result) => onChange({ ...filter, result })}
      />
      <Select
        label="Season from June"
        options={[{ value: 'all', label: 'All' }, ...years]}
        value={String(filter.season)}
        onValueChange={(text) => onChange({ ...filter, season: text === 'all' ? 'all' : Number(text) })}
      />
      <Select
        label="Order"
        options={sorts}
        value={filter.sort}
        onValueChange={(sort) => onChange({ ...filter, sort })}
      />
    </search>
  );
};
