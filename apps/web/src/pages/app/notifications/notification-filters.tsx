import type { NotificationFilter } from '@rinkside/contracts/notification';

const filterNames = {
  likes: 'Likes',
  comments: 'Comments',
  followers: 'Followers',
  awards: 'Awards',
  highlights: 'Highlights',
  coaches: 'Coaches',
  guardians: 'Guardians',
  circles: 'Groups',
  live: 'Live games',
} as const satisfies Record<NotificationFilter, string>;
const filters = Object.keys(filterNames) as NotificationFilter[];

/** Returns the filter of that name, or null. */
export const notificationFilterOf = (name: string | null): NotificationFilter | null =>
  filters.find((filter) => filter === name) ?? null;

export interface NotificationFiltersProps {
  chosen: NotificationFilter | null;
  onChoose: (filter: NotificationFilter | null) => void;
}

/** One button per filter, and 'All'. */
export const NotificationFilters = ({ chosen, onChoose }: NotificationFiltersProps) => (
  <fieldset className="flex flex-wrap gap-2">
    <legend className="sr-only">Kind</legend>
    {[null, ...filters].map((filter) => (
      <button
        key={filter}
        type="button"
        aria-pressed={filter === chosen}
        onClick={() => onChoose(filter)}
        className="inline-flex min-h-target items-center rounded-full border border-edge bg-board px-3 text-sm font-semibold transition hover:border-ink aria-pressed:border-blue aria-pressed:bg-blue aria-pressed:text-on-blue"
      >
        {filter ? filterNames[filter] : 'All'}
      </button>
    ))}
  </fieldset>
);
