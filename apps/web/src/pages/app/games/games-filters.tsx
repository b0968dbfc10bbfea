import { Search } from 'lucide-react';
import { useId } from 'react';
import type { GamesFilter } from '../../../features/game/games-filter';
import { seasonName } from '../../../features/season/season-games';
import { Select } from '../../../ui/select';
import { TextInput } from '../../../ui/text-input';

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

/** Which games to see, and in which order. */
export const GamesFilters = ({ filter, seasons, onChange }: GamesFiltersProps) => {
  const id = useId();
  const years = seasons.map((season) => ({ value: String(season), label: seasonName('profile', season) }));
  return (
    <search className="grid grid-cols-3 items-end gap-2 sm:gap-3 md:grid-cols-[minmax(0,1fr)_repeat(3,10rem)]">
      <div className="grid gap-1 max-md:col-span-3">
        <label htmlFor={id} className="text-xs font-semibold text-soft">
          Opponent
        </label>
        <TextInput
          id={id}
          type="search"
          icon={<Search />}
          value={filter.search}
          placeholder="Search your games"
          autoComplete="off"
          onChange={(event) => onChange({ ...filter, search: event.target.value })}
        />
      </div>
      <Select
        label="Result"
        options={results}
        value={filter.result}
        onValueChange={(result) => onChange({ ...filter, result })}
      />
      <Select
        label="Season"
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
