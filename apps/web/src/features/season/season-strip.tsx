import type { Position } from '@rinkside/contracts/player';
import { points, type SeasonStats } from '@rinkside/contracts/season';
import { clsx } from 'clsx';
import { useAtomValue } from 'jotai';
import { messageOf } from '../../state/api';
import { Button } from '../../ui/button';
import { RollingNumber } from '../../ui/rolling-number';
import { rangeText } from './range';
import { currentSeasonAtom, currentSeasonQuery } from './season.query';

interface Figure {
  label: string;
  decimals?: number;
  of: (stats: SeasonStats) => number;
}

const games: Figure = { label: 'Games', of: (stats) => stats.totalGames };
const figures: Record<Position, readonly Figure[]> = {
  skater: [
    games,
    { label: 'Goals', of: (stats) => stats.totalGoals },
    { label: 'Assists', of: (stats) => stats.totalAssists },
    { label: 'Points', of: (stats) => points(stats.totalGoals, stats.totalAssists) },
  ],
  goalie: [
    games,
    { label: 'Saves', of: (stats) => stats.totalSaves },
    { label: 'Save %', decimals: 1, of: (stats) => stats.savePercentage },
    { label: 'GAA', decimals: 2, of: (stats) => stats.goalsAgainstAverage },
  ],
};

const Unlit = ({ why }: { why: string }) => (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">{why}</span>
  </>
);

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** '6 wins, 2 losses, 1 tie · 67% won' */
const recordText = ({ wins, losses, ties, winPercentage }: SeasonStats) =>
  `${counted(wins, 'win', 'wins')}, ${counted(losses, 'loss', 'losses')}, ${counted(ties, 'tie', 'ties')} · ${winPercentage}% won`;

const Below = ({ stats }: { stats: SeasonStats | null }) => {
  const { error, refetch, isFetching } = useAtomValue(currentSeasonQuery);
  if (error && !stats)
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
        <p>{messageOf(error, error.message)}</p>
        <Button size="small" variant="secondary" loading={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      </div>
    );
  return (
    <p className="min-h-5 text-sm text-soft">
      {stats && (stats.totalGames > 0 ? recordText(stats) : 'The board lights up with your first game.')}
    </p>
  );
};

/** The viewer's current season on the scoreboard, live, for a dark panel. Until the first game it is unlit. */
export const SeasonStrip = ({ position }: { position: Position | null }) => {
  const { reading, season, stats } = useAtomValue(currentSeasonAtom);
  const lit = stats !== null && stats.totalGames > 0;
  return (
    <section aria-labelledby="season-strip" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="season-strip" className="eyebrow">
          Current season
        </h2>
        <p className="text-sm text-soft">{rangeText(reading, season)}</p>
      </div>
      <dl className="grid grid-cols-4 overflow-hidden rounded-md border border-line bg-rink">
        {figures[position ?? 'skater'].map(({ label, decimals = 0, of }, place) => (
          <div
            key={label}
            className="grid justify-items-center gap-1 border-line px-1 py-3 not-first:border-l"
          >
            <dt className="text-xs font-medium text-soft sm:text-sm">{label}</dt>
            <dd
              className={clsx(
                'numeral text-2xl sm:text-3xl',
                !lit ? 'text-soft' : place === 3 ? 'text-lamp-ink' : 'text-ink',
              )}
            >
              {lit ? (
                <RollingNumber value={of(stats)} decimals={decimals} />
              ) : (
                <Unlit why={stats ? 'no games yet' : 'not known yet'} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Below stats={stats} />
    </section>
  );
};
