import { clsx } from 'clsx';
import { RollingNumber } from '../../ui/rolling-number';
import type { Figure } from './figures';
import type { KnownStats } from './season.query';
import { useExplanation } from './use-explanation';

const Unlit = ({ why }: { why: string }) => (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">{why}</span>
  </>
);

export interface FigureBoardProps extends KnownStats {
  figures: readonly Figure[];
  /** Columns on every width, or fewer on phones. */
  columns: string;
  /** The figure that lights up in the lamp's colour. */
  lit: Figure | undefined;
  /** Somebody else's: how each came about is theirs to know. */
  plain?: boolean;
}

/** Figures as on a scoreboard: they roll when they change, and each of one's own says on tap how it came about. */
export const FigureBoard = ({ figures, columns, lit, plain = false, ...known }: FigureBoardProps) => {
  const { stats } = known;
  const { explain, window } = useExplanation();
  const played = stats !== null && stats.totalGames > 0;
  return (
    <>
      <dl className={clsx('grid gap-px overflow-hidden rounded-md border border-line bg-line', columns)}>
        {figures.map((figure) => {
          const { label, decimals = 0, of } = figure;
          return (
            <div
              key={label}
              className="relative grid grid-rows-[1fr_auto] justify-items-center gap-1 bg-rink px-1 py-3 has-[button:hover]:bg-raised"
            >
              <dt className="self-center text-center text-xs font-medium text-soft sm:text-sm">{label}</dt>
              <dd
                className={clsx(
                  'numeral text-2xl sm:text-3xl',
                  !played ? 'text-soft' : figure === lit ? 'text-lamp-ink' : 'text-ink',
                )}
              >
                {!played ? (
                  <Unlit why={stats ? 'no games yet' : 'not known yet'} />
                ) : plain ? (
                  <RollingNumber value={of(stats)} decimals={decimals} />
                ) : (
                  <button
                    type="button"
                    aria-label={`${label} ${of(stats).toFixed(decimals)}: how it came about`}
                    onClick={() => explain(figure, known)}
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
