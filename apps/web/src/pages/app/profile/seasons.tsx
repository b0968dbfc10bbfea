import type { PlayerView, Position } from '@rinkside/contracts/player';
import { useAtomValue } from 'jotai';
import { FigureBoard } from '../../../features/season/figure-board';
import { boardFigures, recordText } from '../../../features/season/figures';
import { rangeText } from '../../../features/season/season-games';
import { type KnownStats, statsAtom, statsQuery } from '../../../features/season/season.query';
import { messageOf } from '../../../state/api';
import { Card, CardHeader } from '../../../ui/card';
import { ErrorLine } from '../../../ui/error-line';
import { RollingNumber } from '../../../ui/rolling-number';

const seasons = [
  { which: 'current', title: 'Current season' },
  { which: 'last', title: 'Last season' },
] as const;

interface BoardProps extends KnownStats {
  position: Position;
}

/** The same board without what explains one's own figures. */
const PlainBoard = ({ position, stats }: BoardProps) => (
  <dl className="grid grid-cols-4 gap-px overflow-hidden rounded-md border border-line bg-line">
    {boardFigures[position].map(({ label, decimals = 0, of }) => (
      <div key={label} className="grid justify-items-center gap-1 bg-rink px-1 py-3">
        <dt className="text-center text-xs font-medium text-soft">{label}</dt>
        <dd className="numeral text-2xl">
          {stats ? (
            <RollingNumber value={of(stats)} decimals={decimals} />
          ) : (
            <>
              <span aria-hidden="true">–</span>
              <span className="sr-only">not known yet</span>
            </>
          )}
        </dd>
      </div>
    ))}
  </dl>
);

const Season = ({ player, which, title }: { player: PlayerView } & (typeof seasons)[number]) => {
  const question = { user: player.id, reading: 'profile', which } as const;
  const { error, refetch, isFetching } = useAtomValue(statsQuery(question));
  const known = useAtomValue(statsAtom(question));
  const position = player.position ?? 'skater';
  const { stats } = known;
  return (
    <Card aria-labelledby={`season-${which}`}>
      <CardHeader id={`season-${which}`} title={title} text={rangeText(known.reading, known.season)} />
      {player.can.edit ? (
        <FigureBoard
          {...known}
          figures={boardFigures[position]}
          columns="grid-cols-4"
          lit={boardFigures[position].at(-1)}
        />
      ) : (
        <PlainBoard {...known} position={position} />
      )}
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

/** Current and last season by the profile's own reading (1 Jun to 31 May), live. */
export const Seasons = ({ player }: { player: PlayerView }) =>
  seasons.map((season) => <Season key={season.which} player={player} {...season} />);
