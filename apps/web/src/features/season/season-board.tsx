import type { Position } from '@rinkside/contracts/player';
import { useAtomValue } from 'jotai';
import { messageOf } from '../../state/api';
import { Card, CardHeader } from '../../ui/card';
import { ErrorLine } from '../../ui/error-line';
import { FigureBoard } from './figure-board';
import { boardFigures, recordText } from './figures';
import { rangeText } from './season-games';
import { statsAtom, statsQuery } from './season.query';

const titles = { current: 'Current Season', last: 'Last Season' } as const;

export interface SeasonBoardProps {
  which: keyof typeof titles;
  /** Whose; null: the viewer's own. */
  user: string | null;
  position: Position;
}

/** The stats of one season by the profile's own reading (1 Jun to 31 May), live. */
export const SeasonBoard = ({ which, user, position }: SeasonBoardProps) => {
  const asked = { user, reading: 'profile', which } as const;
  const known = useAtomValue(statsAtom(asked));
  const { error, refetch, isFetching } = useAtomValue(statsQuery(asked));
  const { stats } = known;
  const figures = boardFigures[position];
  return (
    <Card aria-labelledby={`season-${which}`}>
      <CardHeader
        id={`season-${which}`}
        title={titles[which]}
        text={rangeText(known.reading, known.season)}
      />
      <FigureBoard
        {...known}
        figures={figures}
        columns="grid-cols-4"
        lit={figures.at(-1)}
        plain={user !== null}
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
