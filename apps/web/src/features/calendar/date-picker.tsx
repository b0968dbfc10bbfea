import { gameRules } from '@rinkside/contracts/game';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { dateFormat } from '../../ui/date-format';
import { Dialog } from '../../ui/dialog';
import { IconButton } from '../../ui/icon-button';
import { addMonths, stepFrom, weeksOf } from './date-grid';
import { dayText } from './day.text';

const monthName = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });
const wholeDay = dateFormat({ dateStyle: 'full', timeZone: 'UTC' });
const at = (date: string) => new Date(`${date}T00:00:00Z`);
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const { first, last } = gameRules.years;
const within = (date: string) => {
  const year = Number(date.slice(0, 4));
  return year >= first && year <= last;
};

export interface DatePickerProps {
  value: string;
  today: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onPick: (date: string) => void;
}

const Month = ({ value, today, onPick }: Pick<DatePickerProps, 'value' | 'today' | 'onPick'>) => {
  const [marked, setMarked] = useState(value);
  /** The day the focus belongs on, where it opens and where keys lead; null once the month was turned. */
  const [walkedTo, setWalkedTo] = useState<string | null>(value);
  const grid = useRef<HTMLTableElement>(null);
  useEffect(() => {
    if (walkedTo) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [walkedTo]);

  const turn = (months: number) => {
    const next = addMonths(marked, months);
    if (!within(next)) return;
    setWalkedTo(null);
    setMarked(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepFrom(marked, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    if (!within(next)) return;
    setWalkedTo(next);
    setMarked(next);
  };
  return (
    <div className="grid gap-3">
      <div className="flex items-center justify-between">
        <IconButton label="Month before" icon={<ChevronLeft />} onClick={() => turn(-1)} />
        <h3 aria-live="polite" id="picker-month" className="display text-xl">
          {monthName(at(marked))}
        </h3>
        <IconButton label="Month after" icon={<ChevronRight />} onClick={() => turn(1)} />
      </div>
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the APG's date grid
        role="grid"
        aria-labelledby="picker-month"
        onKeyDown={onKeyDown}
        className="w-full table-fixed"
      >
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" abbr={name} className="pb-1 text-xs font-medium text-soft">
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(marked).map((week, row) => (
            <tr key={week.find(Boolean) ?? row}>
              {week.map((day, column) => (
                <td
                  // oxlint-disable-next-line react/no-array-index-key -- the seven columns of a week
                  key={column}
                  aria-selected={day ? day === value : undefined}
                  className="p-0.5"
                >
                  {day && (
                    <button
                      type="button"
                      tabIndex={day === marked ? 0 : -1}
                      aria-label={wholeDay(at(day))}
                      aria-current={day === today ? 'date' : undefined}
                      onClick={() => onPick(day)}
                      className={clsx(
                        'numeral grid h-target w-full place-items-center rounded-md text-lg transition',
                        day === value ? 'bg-blue text-on-blue' : 'hover:bg-sunk',
                        day === today && day !== value && 'ring-2 ring-blue/50 ring-inset',
                      )}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Button variant="secondary" onClick={() => onPick(today)}>
        Today, {dayText(today)}
      </Button>
    </div>
  );
};

/** A month of days to choose from: arrows move by day and week, Page Up and Down by month. */
export const DatePicker = ({ open, onOpenChange, ...month }: DatePickerProps) => (
  <Dialog open={open} onOpenChange={onOpenChange} title="Choose a date">
    <Month {...month} />
  </Dialog>
);
