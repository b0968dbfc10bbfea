import { clsx } from 'clsx';
import { useState } from 'react';
import { RollingNumber } from '../../ui/rolling-number';
import { usePart } from '../../use-part';
import type { Figure } from './figures';
import type { KnownStats } from './season.query';

const explanation = {
  chunk: 'figure',
  load: () => import('./figure-dialog').then((part) => part.FigureDialog),
};

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
}

/** Figures as on a scoreboard: they roll when they change, and each says on tap how it came about. */
export const FigureBoard = ({ figures, columns, lit, ...known }: FigureBoardProps) => {
  const { stats, reading, season } = known;
  const [asked, setAsked] = useState<Figure | null>(null);
  const [open, setOpen] = useState(false);
  const draw = usePart(explanation, open, () => setOpen(false));
  const played = stats !== null && stats.totalGames > 0;
  return (
    <>
      <dl className={clsx('grid gap-px overflow-hidden rounded-md border border-line bg-line', columns)}>
        {figures.map((figure) => {
          const { label, decimals = 0, of } = figure;
          return (
            <div
              key={label}
              className="relative grid justify-items-center gap-1 bg-rink px-1 py-3 has-[button:hover]:bg-raised"
            >
              <dt className="text-center text-xs font-medium text-soft sm:text-sm">{label}</dt>
              <dd
                className={clsx(
                  'numeral text-2xl sm:text-3xl',
                  !played ? 'text-soft' : figure === lit ? 'text-lamp-ink' : 'text-ink',
                )}
              >
                {played ? (
                  <button
                    type="button"
                    aria-label={`${label} ${of(stats).toFixed(decimals)}: how it came about`}
                    onClick={() => {
                      setAsked(figure);
                      setOpen(true);
                    }}
                    className="rounded-sm before:absolute before:inset-0"
                  >
                    <RollingNumber value={of(stats)} decimals={decimals} />
                  </button>
                ) : (
                  <Unlit why={stats ? 'no games yet' : 'not known yet'} />
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {asked && stats && draw?.({ figure: asked, reading, season, stats, open, onOpenChange: setOpen })}
    </>
  );
};
