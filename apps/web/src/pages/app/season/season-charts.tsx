import type { Position } from '@rinkside/contracts/player';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { ownGamesAtom, ownGamesQuery } from '../../../features/game/player-games.query';
import { Chart } from '../../../features/season/chart/chart';
import { seriesOf } from '../../../features/season/chart/series';
import { isInSeason, seasonName } from '../../../features/game/season-games';
import { statsAtom, type StatsQuery } from '../../../features/season/season.query';
import { Skeleton } from '../../../ui/skeleton';

const grid = 'grid grid-cols-1 gap-4 xl:grid-cols-2';

export interface SeasonChartsProps {
  season: number;
  /** The name of this season in queries. */
  which: StatsQuery['which'];
  position: Position;
}

/** Charts of a season game by game, for the player's current position. */
export const SeasonCharts = ({ season, which, position }: SeasonChartsProps) => {
  const games = useAtomValue(ownGamesAtom);
  const { isPending } = useAtomValue(ownGamesQuery);
  const { stats } = useAtomValue(statsAtom({ user: null, reading: 'profile', which }));
  const series = useMemo(
    () => seriesOf((games ?? []).filter(isInSeason('profile', season)), position),
    [games, season, position],
  );
  if (isPending && stats?.totalGames !== 0)
    return (
      <div aria-busy="true" className={grid}>
        <Skeleton className="h-112 w-full rounded-lg" />
        <Skeleton className="h-112 w-full rounded-lg" />
      </div>
    );
  if (series.length === 0) return null;
  return (
    <section aria-label={`Season ${seasonName('profile', season)}, game by game`} className={grid}>
      {series.map((chartSeries) => (
        <Chart key={chartSeries.title} series={chartSeries} />
      ))}
    </section>
  );
};
