import { type Skill, skillNames, skills } from '@rinkside/contracts/drill';
import { clsx } from 'clsx';
import { SearchField } from '../../ui/search-field';
import { Switch } from '../../ui/switch';
import type { DrillLibraryFilter } from './drill-filter';

const categories: readonly (readonly [Skill | 'all', string])[] = [
  ['all', 'All'],
  ...skills.map((skill) => [skill, skillNames[skill]] as const),
];

export interface DrillFiltersProps {
  filter: DrillLibraryFilter;
  /** Drills per category; undefined while the library loads. */
  counts: ReadonlyMap<Skill | 'all', number> | undefined;
  onChange: (filter: DrillLibraryFilter) => void;
}

/** Filters of the drill library: category, search text and "No ice needed". */
export const DrillFilters = ({ filter, counts, onChange }: DrillFiltersProps) => {
  return (
    <search className="grid gap-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Category</legend>
        {categories.map(([skill, name]) => (
          <button
            key={skill}
            type="button"
            aria-pressed={filter.skill === skill}
            onClick={() => onChange({ ...filter, skill })}
            className={clsx(
              'inline-flex min-h-target items-center gap-2 rounded-full border px-4 font-semibold transition',
              'border-edge bg-board hover:border-ink',
              'aria-pressed:border-blue aria-pressed:bg-blue aria-pressed:text-on-blue',
            )}
          >
            {name}
            {counts && (
              <span className="numeral text-base leading-none opacity-80">
                {counts.get(skill)}
                <span className="sr-only"> drills</span>
              </span>
            )}
          </button>
        ))}
      </fieldset>
      <div className="grid items-end gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,24rem)_auto] sm:justify-start">
        <SearchField
          value={filter.search}
          placeholder="Search drills"
          maxLength={80}
          onSearch={(search) => onChange({ ...filter, search })}
        />
        <Switch
          label="No ice needed"
          checked={filter.dry}
          onChange={(event) => onChange({ ...filter, dry: event.target.checked })}
        />
      </div>
    </search>
  );
};
