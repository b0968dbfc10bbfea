import { isolate } from '@rinkside/contracts/text';
import type { Citation } from '@rinkside/contracts/coach';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';

const chipClass =
  'inline-flex min-h-target max-w-full items-center gap-2 rounded-full border px-3.5 text-left text-sm';

const Figure = ({ value, label }: Pick<Citation, 'value' | 'label'>) => (
  <>
    <span className="numeral text-lg leading-none whitespace-nowrap">{value}</span>
    <span dir="auto" className="min-w-0 text-soft">
      {label}
    </span>
  </>
);

export interface CitationsProps {
  citations: readonly Citation[];
  /** Index of the citation that shows its games, or null. */
  open: number | null;
  onOpen: (index: number | null) => void;
}

const Games = ({ id, games, label }: { id: string; games: Citation['games']; label: string }) => (
  <ul
    id={id}
    aria-label={`Games behind ${isolate(label)}`}
    className="grid rounded-md border border-line bg-board p-1.5"
  >
    {games.map((game) => (
      <li key={game.id}>
        <Link
          to={`/app/games/${game.id}`}
          className="flex min-h-target items-center rounded-sm px-3 font-medium text-blue transition hover:bg-sunk"
        >
          <bdi>{game.label}</bdi>
        </Link>
      </li>
    ))}
  </ul>
);

/** The numbers of an answer, each with the games behind it. */
export const Citations = ({ citations, open, onOpen }: CitationsProps) => {
  const id = useId();
  const selected = open === null ? undefined : citations[open];
  return (
    <section aria-label="The numbers behind this answer" className="grid gap-2">
      <ul className="flex flex-wrap gap-2">
        {citations.map((citation, index) => (
          <li key={`${citation.label} ${citation.value}`} className="max-w-full">
            {citation.games.length === 0 ? (
              <span className={clsx(chipClass, 'border-line')}>
                <Figure {...citation} />
              </span>
            ) : (
              <button
                type="button"
                aria-expanded={open === index}
                aria-controls={open === index ? id : undefined}
                onClick={() => onOpen(open === index ? null : index)}
                className={clsx(
                  chipClass,
                  'transition hover:bg-sunk',
                  open === index ? 'border-blue bg-blue-wash' : 'border-edge',
                )}
              >
                <Figure {...citation} />
                <ChevronDown
                  aria-hidden="true"
                  className={clsx('size-4 shrink-0 text-soft transition', open === index && 'rotate-180')}
                />
              </button>
            )}
          </li>
        ))}
      </ul>
      {selected && <Games id={id} games={selected.games} label={selected.label} />}
    </section>
  );
};

/** State of the open citation: its index, or null. */
export const useOpenCitation = () => useState<number | null>(null);
