import { clsx } from 'clsx';
import { RollingNumber } from '../../ui/rolling-number';
import type { Figure } from './figures';
import type { KnownStats } from './season.query';
import { useExplanation } from './use-explanation';

const NoValue = ({ reason }: { reason: string }) => (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">{reason}</span>
  </>
);

export interface FigureBoardProps extends KnownStats {
  figures: readonly Figure[];
  /** CSS classes for the number of columns. */
  columns: string;
  /** The stat shown in the accent color. */
  lit: Figure | undefined;
  /** Another player's stats: without explanations. */
  plain?: boolean;
}

/** Stats as on a scoreboard. Values roll when they change; own stats open an explanation. */
export const FigureBoard = ({ figures, columns, lit, plain = false, ...known }: FigureBoardProps) => {
  const { stats } = known;
  const { explain, window } = useExplanation();
  const hasGames = stats !== null && stats.totalGames > 0;
  return (
    <>
      <dl className={clsx('grid gap-px overflow-hidden rounded-md border border-line bg-line', columns)}>
        {figures.map((stat) => {
          const { label, decimals = 0, of } = stat;
          return (
            <div
              key={label}
              className="relative grid grid-rows-[1fr_auto] justify-items-center gap-1 bg-rink px-1 py-3 has-[button:hover]:bg-raised"
            >
              <dt className="self-center text-center text-xs font-medium text-soft sm:text-sm">{label}</dt>
              <dd
                className={clsx(
                  'numeral text-2xl sm:text-3xl',
                  !hasGames ? 'text-soft' : stat === lit ? 'text-lamp-ink' : 'text-ink',
                )}
              >
                {!hasGames ? (
                  <NoValue reason={stats ? 'no games yet' : 'not known yet'} />
                ) : plain ? (
                  <RollingNumber value={of(stats)} decimals={decimals} />
                ) : (
                  <button
                    type="button"
                    aria-label={`${label} ${of(stats).toFixed(decimals)}: how it came about`}
                    onClick={() => explain(stat, known)}
                    className="rounded-sm before:absolute before:inset-0"
                  >
                    <RollingNumber value={of(stats)} decimals={decimals} />
                  </button>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {window}
    </>
  );
};
