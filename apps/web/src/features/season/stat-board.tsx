import { clsx } from 'clsx';
import { RollingNumber } from '../../ui/rolling-number';
import type { SeasonStat } from './season-stats';
import type { StatsState } from './season.query';
import { useStatDialog } from './use-stat-dialog';

/** A dash in place of a figure, with its reason for screen readers. */
export const NoValue = ({ reason }: { reason: string }) => (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">{reason}</span>
  </>
);

export interface StatBoardProps extends StatsState {
  shownStats: readonly SeasonStat[];
  /** CSS classes for the number of columns. */
  columns: string;
  /** The stat shown in the accent color. */
  highlighted: SeasonStat | undefined;
  /** Another player's stats: without explanations. */
  withoutExplanations?: boolean;
}

/** Stats as on a scoreboard. Values roll when they change; own stats open an explanation. */
export const StatBoard = ({
  shownStats,
  columns,
  highlighted,
  withoutExplanations = false,
  ...known
}: StatBoardProps) => {
  const { stats } = known;
  const { openStat, dialog } = useStatDialog();
  const hasGames = stats !== null && stats.totalGames > 0;
  return (
    <>
      <div className="@container">
        <dl
          className={clsx(
            'grid gap-px overflow-hidden rounded-md border border-line bg-line @max-[18rem]:grid-cols-2',
            columns,
          )}
        >
          {shownStats.map((stat) => {
            const { label, decimals = 0, compute } = stat;
            return (
              <div
                key={label}
                className="relative grid grid-rows-[1fr_auto] justify-items-center gap-1 bg-rink px-1 py-3 has-[button:hover]:bg-raised"
              >
                <dt className="self-center text-center text-xs font-medium text-soft sm:text-sm">{label}</dt>
                <dd
                  className={clsx(
                    'numeral text-2xl sm:text-3xl',
                    !hasGames ? 'text-soft' : stat === highlighted ? 'text-lamp-ink' : 'text-ink',
                  )}
                >
                  {!hasGames ? (
                    <NoValue reason={stats ? 'no games yet' : 'not known yet'} />
                  ) : withoutExplanations ? (
                    <RollingNumber value={compute(stats)} decimals={decimals} />
                  ) : (
                    <button
                      type="button"
                      aria-label={`${label} ${compute(stats).toFixed(decimals)}: how it came about`}
                      onClick={() => openStat(stat, known)}
                      className="rounded-sm before:absolute before:inset-0"
                    >
                      <RollingNumber value={compute(stats)} decimals={decimals} />
                    </button>
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
      {dialog}
    </>
  );
};
