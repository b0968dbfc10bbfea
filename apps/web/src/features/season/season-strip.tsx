import { type Position, todayUtc } from '@rinkside/contracts/player';
import { LinkButton } from '../../ui/link';
import { dashboardSeason, rangeText } from './range';

const figures = {
  skater: ['Games', 'Goals', 'Assists', 'Points'],
  goalie: ['Games', 'Saves', 'Save %', 'GAA'],
} as const;

/** The current season on the scoreboard. Until the first game it shows an unlit board and how to light it. */
export const SeasonStrip = ({ position }: { position: Position | null }) => (
  <section aria-labelledby="season-strip" className="grid gap-3">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 id="season-strip" className="eyebrow text-on-night">
        Current season
      </h2>
      <p className="text-sm text-on-night-soft">{rangeText(dashboardSeason(todayUtc()))}</p>
    </div>
    <dl className="grid grid-cols-4 overflow-hidden rounded-md border border-on-night-soft/25 bg-[#050c13]/60">
      {figures[position ?? 'skater'].map((name) => (
        <div
          key={name}
          className="grid justify-items-center gap-1 border-on-night-soft/20 px-1 py-3 not-first:border-l"
        >
          <dt className="text-xs font-medium text-on-night-soft sm:text-sm">{name}</dt>
          <dd className="numeral text-2xl text-on-night-soft sm:text-3xl">
            <span aria-hidden="true">–</span>
            <span className="sr-only">no games yet</span>
          </dd>
        </div>
      ))}
    </dl>
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-on-night-soft">The board lights up with your first game.</p>
      <LinkButton to="/app/add-game" size="small" className="max-sm:w-full">
        Add Game
      </LinkButton>
    </div>
  </section>
);
