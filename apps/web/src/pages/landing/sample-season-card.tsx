import { clsx } from 'clsx';
import { useState } from 'react';
import { RollingNumber } from '../../ui/rolling-number';
import { useInView } from './in-view';

/** A sample season for both positions; the numbers are consistent: 11 + 16 = 27, 312 of 341 = 91.5 %, 29 in 840 minutes = 2.07. */
const season = {
  skater: [
    { label: 'Goals', value: 11 },
    { label: 'Assists', value: 16 },
    { label: 'Points', value: 27, highlighted: true },
  ],
  goalie: [
    { label: 'Saves', value: 312 },
    { label: 'GAA', value: 2.07, decimals: 2 },
    { label: 'Save %', value: 91.5, decimals: 1, highlighted: true },
  ],
} as const;

const results = ['W', 'W', 'L', 'W', 'T', 'W', 'W', 'L', 'W', 'W'] as const;
const resultNames = { W: 'win', L: 'loss', T: 'tie' } as const;

/** Returns the dates of the current season, 1 August to 31 July. */
const range = (today = new Date()): string => {
  const first = today.getMonth() >= 7 ? today.getFullYear() : today.getFullYear() - 1;
  return `Aug 1, ${first} – Jul 31, ${first + 1}`;
};

/** A sample of the dashboard's season card; its numbers count up once. */
export const SampleSeasonCard = ({ className }: { className?: string }) => {
  const [card, inView] = useInView<HTMLDivElement>();
  const [position, setPosition] = useState<'skater' | 'goalie'>('skater');
  return (
    <div
      ref={card}
      className={clsx('rounded-xl border border-white/12 bg-raised p-5 shadow-high sm:p-6', className)}
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <p className="display text-xl">Current season</p>
          <p className="text-sm text-soft">{range()} · sample</p>
        </div>
        <fieldset className="flex rounded-md bg-black/30 p-1">
          <legend className="sr-only">Show the season of a</legend>
          {(['skater', 'goalie'] as const).map((choice) => (
            <button
              key={choice}
              type="button"
              aria-pressed={choice === position}
              onClick={() => setPosition(choice)}
              className="min-h-9 pointer-coarse:min-h-target rounded-sm px-3 text-sm font-semibold text-soft capitalize transition hover:text-ink aria-pressed:bg-ink aria-pressed:text-night"
            >
              {choice}
            </button>
          ))}
        </fieldset>
      </div>
      <dl className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(5.25rem,100%),1fr))] gap-2.5">
        {season[position].map((figure) => (
          <div
            key={figure.label}
            className="flex flex-col-reverse rounded-md border border-white/8 bg-black/35 px-2 pt-3.5 pb-2.5 text-center"
          >
            <dt className="eyebrow text-xs text-soft">{figure.label}</dt>
            <dd
              className={clsx(
                'numeral text-[clamp(2.5rem,10vw,3.75rem)] leading-none',
                'highlighted' in figure ? 'text-lamp-ink' : 'text-ink',
              )}
            >
              <RollingNumber
                value={figure.value}
                from={0}
                decimals={'decimals' in figure ? figure.decimals : 0}
                running={inView}
              />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="numeral text-lg">
          9–4–1 <span className="font-sans text-sm font-normal text-soft">in 14 games</span>
        </p>
        <ul aria-label="Last ten games" className="flex flex-wrap gap-1">
          {results.map((result, game) => (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- ten fixed games
              key={game}
              className={clsx(
                'grid size-[1.25rem] place-items-center rounded-[3px] text-[0.6875rem] font-bold max-sm:nth-[-n+3]:hidden',
                result === 'W' && 'bg-blue text-on-blue',
                result === 'L' && 'bg-white/15',
                result === 'T' && 'border border-white/35',
              )}
            >
              <span aria-hidden="true">{result}</span>
              <span className="sr-only">{resultNames[result]}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
