import type { PublicGame } from '@rinkside/contracts/game';
import type { PublicPlayer } from '@rinkside/contracts/player';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { formatDay } from '../../features/calendar/format-day';
import { GameCardBody } from '../../features/game/game-body';
import { type GameStat, gameStatsOf } from '../../features/game/game-line';
import { gameMessages } from '../../features/game/messages';
import { messageOf } from '../../state/api';
import { ErrorState } from '../../ui/error-state';
import { Skeleton } from '../../ui/skeleton';
import { publicGamesQuery } from './public-player.query';
import { SeasonDates } from './public-season';

/** The numbers of a public game: saves, goals against and started for goalies, else goals and assists. */
const lineOf = (game: PublicGame): readonly GameStat[] => {
  const [first, second] = gameStatsOf(game);
  const line = [first, second].flatMap((figure) => figure ?? []);
  const started = game.started_game === null ? '–' : game.started_game ? 'Yes' : 'No';
  return game.position === 'goalie'
    ? [...line, { label: 'Started', spokenLabel: 'started', value: started }]
    : line;
};

const Game = ({ game }: { game: PublicGame }) => (
  <li className="rounded-lg border border-line bg-board p-4 shadow-low">
    <time dateTime={game.date} aria-hidden="true" className="text-sm text-soft">
      {formatDay(game.date)}
    </time>
    <GameCardBody game={game} textId={`${game.id}-text`} figures={lineOf(game)} />
  </li>
);

/** The games of the current season, newest first. */
export const PublicGames = ({ player: { id, stats } }: { player: PublicPlayer }) => {
  const query = useMemo(() => publicGamesQuery(id), [id]);
  const { data: games, error, isFetching, refetch } = useAtomValue(query);
  return (
    <section aria-labelledby="games" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="games" className="display text-2xl">
          Games This Season
        </h2>
        <SeasonDates stats={stats} />
      </div>
      {games && games.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {games.map((game) => (
            <Game key={game.id} game={game} />
          ))}
        </ul>
      )}
      {games?.length === 0 && <p className="text-soft">{gameMessages.none}</p>}
      {!games && !error && <Skeleton className="h-32 w-full" />}
      {!games && error && (
        <ErrorState
          title={gameMessages.loadFailed}
          text={messageOf(error, error.message)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </section>
  );
};
