import type { Position } from '@rinkside/contracts/player';
import { useAtomValue } from 'jotai';
import { FigureBoard } from '../../../features/season/figure-board';
import { boardFigures, recordText } from '../../../features/season/figures';
import { rangeText } from '../../../features/season/season-games';
import { statsAtom, statsQuery } from '../../../features/season/season.query';
import { messageOf } from '../../../state/api';
import { Card, CardHeader } from '../../../ui/card';
import { ErrorLine } from '../../../ui/error-line';

export interface SeasonStatsProps {
  which: 'current' | 'last';
  title: string;
  position: Position;
}

/** The stats of one season by the profile's own reading (1 Jun to 31 May), live. */
export const SeasonStats = ({ which, title, position }: SeasonStatsProps) => {
  const asked = { user: null, reading: 'profile', which } as const;
  const known = useAtomValue(statsAtom(asked));
  const { error, refetch, isFetching } = useAtomValue(statsQuery(asked));
  const { stats } = known;
  const figures = boardFigures[position];
  return (
    <Card aria-labelledby={`season-${which}`}>
      <CardHeader id={`season-${which}`} title={title} text={rangeText(known.reading, known.season)} />
      <FigureBoard {...known} figures={figures} columns="grid-cols-4" lit={figures.at(-1)} />
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
