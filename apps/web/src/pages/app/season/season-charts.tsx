import type { Position } from '@rinkside/contracts/player';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { ownGamesAtom } from '../../../features/game/player-games.query';
import { Chart } from '../../../features/season/chart/chart';
import { seriesOf } from '../../../features/season/chart/series';
import { isInSeason, seasonName } from '../../../features/game/season-games';

/** Charts of a season game by game, for the player's current position. */
export const SeasonCharts = ({ season, position }: { season: number; position: Position }) => {
  const games = useAtomValue(ownGamesAtom);
  const series = useMemo(
    () => seriesOf((games ?? []).filter(isInSeason('profile', season)), position),
    [games, season, position],
  );
  if (series.length === 0) return null;
  return (
    <section
      aria-label={`Season ${seasonName('profile', season)}, game by game`}
      className="grid grid-cols-1 gap-4 xl:grid-cols-2"
    >
      {series.map((chartSeries) => (
        <Chart key={chartSeries.title} series={chartSeries} />
      ))}
    </section>
  );
};
