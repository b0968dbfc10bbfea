import type { PublicPlayer } from '@rinkside/contracts/player';
import { formatDay } from '../../features/calendar/format-day';
import { recordText, seasonPageStats } from '../../features/season/season-stats';

/** The first and last day of the season. */
export const SeasonDates = ({ stats: { starts_on, ends_on } }: Pick<PublicPlayer, 'stats'>) =>
  starts_on && ends_on ? (
    <p className="text-sm text-soft">
      {formatDay(starts_on)} – {formatDay(ends_on)}
    </p>
  ) : null;

/** The season's stats by position, with its dates. */
export const PublicSeason = ({ player: { stats, position } }: { player: PublicPlayer }) => (
  <section aria-labelledby="season" className="@container grid grid-cols-1 gap-3 night rounded-xl p-4 sm:p-6">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 id="season" className="eyebrow">
        Current season
      </h2>
      <SeasonDates stats={stats} />
    </div>
    {stats.totalGames > 0 ? (
      <>
        <dl className="grid grid-cols-3 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-6 @max-[18rem]:grid-cols-2">
          {seasonPageStats[position ?? 'skater'].map(({ label, decimals = 0, compute }) => (
            <div
              key={label}
              className="grid grid-rows-[1fr_auto] justify-items-center gap-1 bg-rink px-1 py-3"
            >
              <dt className="self-center text-center text-xs font-medium text-soft sm:text-sm">{label}</dt>
              <dd className="numeral text-2xl sm:text-3xl">{compute(stats).toFixed(decimals)}</dd>
            </div>
          ))}
        </dl>
        <p className="text-sm text-soft">{recordText(stats)}</p>
      </>
    ) : (
      <p className="text-lg">New season starts with the first game</p>
    )}
  </section>
);
