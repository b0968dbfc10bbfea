import { clsx } from 'clsx';

export interface SuggestionsProps {
  label: string;
  chips: readonly string[];
  onChoose: (text: string) => void;
  disabled: boolean;
  /** Shows one line that scrolls sideways instead of wrapping. */
  line?: boolean;
}

/** Suggested questions. */
export const Suggestions = ({ label, chips, onChoose, disabled, line = false }: SuggestionsProps) => (
  <ul
    aria-label={label}
    className={clsx(
      'flex gap-2',
      !line && 'flex-wrap',
      line && 'chip-line',
      // Disabled chips need no scrolling.
      line && (disabled ? 'overflow-hidden' : 'overflow-x-auto'),
    )}
  >
    {chips.map((chip) => (
      <li key={chip} className={clsx('flex', line ? 'shrink-0' : 'max-w-full')}>
        <button
          type="button"
          disabled={disabled}
          onClick={() => onChoose(chip)}
          className="min-h-target rounded-full border border-edge bg-board px-4 text-left text-sm font-medium transition focus-visible:-outline-offset-2 enabled:hover:bg-sunk disabled:cursor-not-allowed disabled:opacity-55"
        >
          {chip}
        </button>
      </li>
    ))}
  </ul>
);
