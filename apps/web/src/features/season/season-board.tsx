import type { Position } from '@rinkside/contracts/player';
import { messageOf } from '../../state/api';
import { Card, CardHeader } from '../../ui/card';
import { ErrorLine } from '../../ui/error-line';
import { StatBoard } from './stat-board';
import { boardStats, recordText } from './season-stats';
import { rangeText } from '../game/season-games';
import { useStats } from './season.query';

export const seasonTitles = { current: 'Current Season', last: 'Last Season' } as const;

export interface SeasonBoardProps {
  which: keyof typeof seasonTitles;
  /** Player's id; null for the viewer. */
  user: string | null;
  position: Position;
}

/** Stats of one season by the profile's definition (June 1 to May 31), updated live. */
export const SeasonBoard = ({ which, user, position }: SeasonBoardProps) => {
  const { state, query } = useStats({ user, reading: 'profile', which });
  const { error, refetch, isFetching } = query;
  const { stats } = state;
  const figures = boardStats[position];
  return (
    <Card aria-labelledby={`season-${which}`}>
      <CardHeader
        id={`season-${which}`}
        title={seasonTitles[which]}
        text={rangeText(state.reading, state.season)}
      />
      <StatBoard
        {...state}
        shownStats={figures}
        columns="grid-cols-4"
        highlighted={figures.at(-1)}
        withoutExplanations={user !== null}
      />
      {error && !stats ? (
        <ErrorLine onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(error, error.message)}
        </ErrorLine>
      ) : (
        <p className="mt-3 min-h-5 text-sm text-soft">
          {stats && (stats.totalGames > 0 ? recordText(stats) : 'No games in this season.')}
        </p>
      )}
    </Card>
  );
};
