import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import type { GamesFilter } from '../../../features/game/games-filter';
import { seasonName } from '../../../features/season/season-games';
import { inputClass, TextInput } from '../../../ui/text-input';

export interface GamesFiltersProps {
  filter: GamesFilter;
  seasons: readonly number[];
  onChange: (filter: GamesFilter) => void;
}

interface PickProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  label: string;
  options: readonly (readonly [value: string, text: string])[];
  onPick: (value: string) => void;
}

const Pick = ({ label, options, onPick, ...rest }: PickProps) => {
  const id = useId();
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className="text-xs font-semibold text-soft">
        {label}
      </label>
      <select
        {...rest}
        id={id}
        onChange={(event) => onPick(event.target.value)}
        className={clsx(inputClass, 'min-h-target px-2.5! max-sm:text-sm!')}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
};

const results = [['all', 'All results'], ['win', 'Wins'], ['loss', 'Losses'], ['tie', 'Ties']] as const; // prettier-ignore
const sorts = [['newest', 'Newest first'], ['oldest', 'Oldest first'], ['best', 'Best games first']] as const; // prettier-ignore

const valueIn = <Value extends string>(options: readonly (readonly [Value, string])[], text: string) =>
  options.find(([value]) => value === text)?.[0];

/** Which games to see, and in which order. */
export const GamesFilters = ({ filter, seasons, onChange }: GamesFiltersProps) => {
  const id = useId();
  const years = seasons.map((season) => [String(season), seasonName('profile', season)] as const);
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
      <Pick
        label="Result"
        options={results}
        value={filter.result}
        onPick={(text) => onChange({ ...filter, result: valueIn(results, text) ?? 'all' })}
      />
      <Pick
        label="Season"
        options={[['all', 'All seasons'], ...years]}
        value={String(filter.season)}
        onPick={(text) => onChange({ ...filter, season: text === 'all' ? 'all' : Number(text) })}
      />
      <Pick
        label="Order"
        options={sorts}
        value={filter.sort}
        onPick={(text) => onChange({ ...filter, sort: valueIn(sorts, text) ?? 'newest' })}
      />
    </search>
  );
};
