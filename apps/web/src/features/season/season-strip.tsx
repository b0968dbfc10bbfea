import { type Position, todayUtc } from '@rinkside/contracts/player';
import { dashboardSeason, rangeText } from './range';

const figures = {
  skater: ['Games', 'Goals', 'Assists', 'Points'],
  goalie: ['Games', 'Saves', 'Save %', 'GAA'],
} as const;

/** The current season on the scoreboard, for a dark panel. Until the first game the board is unlit, and says why. */
export const SeasonStrip = ({ position }: { position: Position | null }) => (
  <section aria-labelledby="season-strip" className="grid grid-cols-1 gap-3">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 id="season-strip" className="eyebrow">
        Current season
      </h2>
      <p className="text-sm text-soft">{rangeText(dashboardSeason(todayUtc()))}</p>
    </div>
    <dl className="grid grid-cols-4 overflow-hidden rounded-md border border-line bg-rink">
      {figures[position ?? 'skater'].map((name) => (
        <div key={name} className="grid justify-items-center gap-1 border-line px-1 py-3 not-first:border-l">
          <dt className="text-xs font-medium text-soft sm:text-sm">{name}</dt>
          <dd className="numeral text-2xl text-soft sm:text-3xl">
            <span aria-hidden="true">–</span>
            <span className="sr-only">no games yet</span>
          </dd>
        </div>
      ))}
    </dl>
    <p className="text-sm text-soft">The board lights up with your first game.</p>
  </section>
);
