import type { Position } from '@rinkside/contracts/player';
import type { SeasonStats } from '@rinkside/contracts/season';
import { useAtomValue } from 'jotai';
import { messageOf } from '../../state/api';
import { ErrorLine } from '../../ui/error-line';
import { StatBoard } from './stat-board';
import { boardStats, recordText } from './season-stats';
import { rangeText } from '../game/season-games';
import { dashboardSeason, statsAtom, statsQuery } from './season.query';

const RecordLine = ({ stats }: { stats: SeasonStats | null }) => {
  const { error, refetch, isFetching } = useAtomValue(statsQuery(dashboardSeason));
  if (error && !stats)
    return (
      <ErrorLine onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error, error.message)}
      </ErrorLine>
    );
  return (
    <p className="min-h-5 text-sm text-soft">
      {stats &&
        (stats.totalGames > 0 ? recordText(stats) : 'Your numbers appear here after your first game.')}
    </p>
  );
};

/** Scoreboard of the viewer's current season, updated live. Empty before the first game. */
export const SeasonStrip = ({ position }: { position: Position | null }) => {
  const state = useAtomValue(statsAtom(dashboardSeason));
  const figures = boardStats[position ?? 'skater'];
  return (
    <section aria-labelledby="season-strip" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="season-strip" className="eyebrow">
          Current season
        </h2>
        <p className="text-sm text-soft">{rangeText(state.reading, state.season)}</p>
      </div>
      <StatBoard {...state} shownStats={figures} columns="grid-cols-4" highlighted={figures.at(-1)} />
      <RecordLine stats={state.stats} />
    </section>
  );
};
