import type { GameView } from '@rinkside/contracts/game';
import type { PlayerView } from '@rinkside/contracts/player';
import { seasonOf, statsOf } from '@rinkside/contracts/season';
import { sumsOf } from '@rinkside/contracts/season.sums';
import { GamesLoader } from '../../../features/game/games-loader';
import { gameMessages } from '../../../features/game/messages';
import { optionalStats, seasonPageStats } from '../../../features/season/season-stats';
import { isCounted, rangeText, seasonName } from '../../../features/game/season-games';

const stickyColumn = 'sticky left-0 z-1 bg-board text-left';

const Seasons = ({
  position,
  ...props
}: {
  games: readonly GameView[];
  position: PlayerView['position'];
}) => {
  const games = props.games.filter(isCounted);
  if (games.length === 0) return <p className="text-soft">{gameMessages.none}</p>;
  const figures = seasonPageStats[position ?? 'skater'];
  const optional = optionalStats[position ?? 'skater'].filter(({ isLogged }) => games.some(isLogged));
  const seasons = [...Map.groupBy(games, ({ date }) => seasonOf('profile', date))].toSorted(
    ([a], [b]) => b - a,
  );
  const rows = [
    ...seasons.map(([season, seasonGames]) => ({
      name: seasonName('profile', season),
      dates: rangeText('profile', season),
      seasonGames,
    })),
    { name: 'Career', dates: rangeText('profile', 'all'), seasonGames: games },
  ];
  return (
    <section
      aria-label="Seasons"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a horizontally scrolling region must be focusable
      tabIndex={0}
      className="overflow-x-auto rounded-lg border border-line bg-board px-4 py-2 shadow-low max-sm:mask-r-from-[calc(100%-2rem)] max-sm:pr-8"
    >
      <table className="w-full min-w-140 border-collapse">
        <thead>
          <tr className="text-sm text-soft">
            <th scope="col" className={`${stickyColumn} py-2 pr-3`}>
              Season
            </th>
            {figures.map(({ label }) => (
              <th key={label} scope="col" className="px-3 py-2 text-right">
                {label}
              </th>
            ))}
            {optional.map(({ label, shortLabel }) => (
              <th key={label} scope="col" className="px-3 py-2 text-right">
                <abbr title={label} aria-label={label} className="no-underline">
                  {shortLabel}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, dates, seasonGames }) => {
            const stats = statsOf(sumsOf(seasonGames));
            return (
              <tr key={name} className="border-t border-line last:font-semibold">
                <th scope="row" className={`${stickyColumn} py-2 pr-3 font-normal`}>
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-sm font-normal text-soft max-sm:max-w-28 sm:whitespace-nowrap">
                    {dates}
                  </span>
                </th>
                {figures.map(({ label, decimals = 0, compute }) => (
                  <td key={label} className="numeral px-3 text-right text-lg">
                    {compute(stats).toFixed(decimals)}
                  </td>
                ))}
                {optional.map(({ label, compute, isLogged }) => (
                  <td key={label} className="numeral px-3 text-right text-lg">
                    {seasonGames.some(isLogged) ? compute(stats) : '–'}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
};

/** A table of all seasons with games, newest first, and the career totals. */
export const Career = ({ player: { id, position } }: { player: PlayerView }) => (
  <GamesLoader user={id} height="h-56">
    {(games) => <Seasons games={games} position={position} />}
  </GamesLoader>
);
