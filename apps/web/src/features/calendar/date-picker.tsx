import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { createDateFormatter } from '../../ui/date-format';
import { Dialog } from '../../ui/dialog';
import { IconButton } from '../../ui/icon-button';
import { Select } from '../../ui/select';
import { addMonths, dateAfterKey, weeksOf } from './date-grid';
import { formatDay } from './format-day';

const monthName = createDateFormatter({ month: 'long', year: 'numeric', timeZone: 'UTC' });
const fullDate = createDateFormatter({ dateStyle: 'full', timeZone: 'UTC' });
const toDate = (date: string) => new Date(`${date}T00:00:00Z`);
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export interface DatePickerProps {
  value: string;
  today: string;
  /** The years to choose from. */
  years: { first: number; last: number };
  /** Shows a button for today. */
  showsToday?: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onPick: (date: string) => void;
}

/** The latest year first. */
const yearOptions = ({ first, last }: DatePickerProps['years']) =>
  Array.from({ length: last - first + 1 }, (_, index) => {
    const year = String(last - index);
    return { value: year, label: year };
  });

const Month = ({
  value,
  today,
  years,
  showsToday = true,
  onPick,
}: Omit<DatePickerProps, 'open' | 'onOpenChange'>) => {
  const [activeDate, setActiveDate] = useState(value);
  /** The day to focus: set on open and by keys, null after a month button. */
  const [focusedDate, setFocusedDate] = useState<string | null>(value);
  const grid = useRef<HTMLTableElement>(null);
  useEffect(() => {
    if (focusedDate) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [focusedDate]);

  const year = Number(activeDate.slice(0, 4));
  const isSelectable = (date: string) => {
    const chosen = Number(date.slice(0, 4));
    return chosen >= years.first && chosen <= years.last;
  };
  const changeMonth = (months: number) => {
    const next = addMonths(activeDate, months);
    if (!isSelectable(next)) return;
    setFocusedDate(null);
    setActiveDate(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dateAfterKey(activeDate, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    if (!isSelectable(next)) return;
    setFocusedDate(next);
    setActiveDate(next);
  };
  return (
    <div className="grid gap-3">
      <div className="flex items-center justify-between">
        <IconButton label="Month before" icon={<ChevronLeft />} onClick={() => changeMonth(-1)} />
        <h3 aria-live="polite" id="picker-month" className="display text-xl">
          {monthName(toDate(activeDate))}
        </h3>
        <IconButton label="Month after" icon={<ChevronRight />} onClick={() => changeMonth(1)} />
      </div>
      <Select
        label="Year"
        options={yearOptions(years)}
        value={String(year)}
        onValueChange={(chosen) => changeMonth((Number(chosen) - year) * 12)}
      />
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- APG date grid pattern
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
          {weeksOf(activeDate).map((week, row) => (
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
                      tabIndex={day === activeDate ? 0 : -1}
                      aria-label={fullDate(toDate(day))}
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
      {showsToday && (
        <Button variant="secondary" onClick={() => onPick(today)}>
          Today, {formatDay(today)}
        </Button>
      )}
    </div>
  );
};

/** Date picker dialog. Arrow keys move by day and week, Page Up and Page Down by month. */
export const DatePicker = ({ open, onOpenChange, ...month }: DatePickerProps) => (
  <Dialog open={open} onOpenChange={onOpenChange} title="Choose a date">
    <Month {...month} />
  </Dialog>
);
