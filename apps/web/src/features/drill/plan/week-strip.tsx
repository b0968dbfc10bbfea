import type { TrainingPlanView } from '@rinkside/contracts/drill';
import { clsx } from 'clsx';
import { dayName, todayNumber } from '../drill-labels';

export interface WeekStripProps {
  days: TrainingPlanView['days'];
  chosen: number;
  onChoose: (day: number) => void;
}

const minutesOf = ({ items }: TrainingPlanView['days'][number]) =>
  items.reduce((sum, { minutes, snoozed }) => sum + (snoozed ? 0 : minutes), 0);

/** The seven days of the plan with their minutes of training, or rest. */
export const WeekStrip = ({ days, chosen, onChoose }: WeekStripProps) => (
  // As wide as the card, so that seven targets fit on a phone. With large text they take two rows.
  <div className="@container max-sm:-mx-3.5">
    <fieldset className="grid grid-cols-7 gap-0.5 sm:gap-2 @max-[20rem]:grid-cols-4">
      <legend className="sr-only">Day</legend>
      {days.map((entry) => {
        const { day, rest } = entry;
        const today = day === todayNumber();
        return (
          <button
            key={day}
            type="button"
            aria-pressed={day === chosen}
            onClick={() => onChoose(day)}
            className={clsx(
              'grid min-h-20 min-w-0 content-center justify-items-center gap-0.5 rounded-md border px-0.5 py-1.5 transition',
              'border-line hover:border-edge aria-pressed:border-blue aria-pressed:ring-1 aria-pressed:ring-blue',
              rest ? 'bg-transparent text-soft' : 'bg-blue-wash text-ink',
            )}
          >
            <span className={clsx('text-xs', today ? 'font-bold text-lamp-ink' : 'font-medium')}>
              <span aria-hidden="true">{dayName(day).slice(0, 3)}</span>
              <span className="sr-only">
                {dayName(day)}
                {today && ', today'}
              </span>
            </span>
            <span className={clsx('leading-tight', rest ? 'text-sm' : 'numeral text-xl')}>
              {rest ? 'Rest' : minutesOf(entry)}
              {!rest && (
                <span className="block font-sans text-xs font-normal text-soft">
                  <span aria-hidden="true">min</span>
                  <span className="sr-only">minutes</span>
                </span>
              )}
            </span>
          </button>
        );
      })}
    </fieldset>
  </div>
);
