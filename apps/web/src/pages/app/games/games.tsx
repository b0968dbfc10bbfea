import { useAtomValue } from 'jotai';
import { ownGamesAtom, ownGamesQuery } from '../../../features/game/player-games.query';
import { gameMessages } from '../../../features/game/messages';
import { PendingGames } from '../../../features/game/pending-games';
import { useOwnGames } from '../../../features/game/use-own-games';
import { InstallHint } from '../../../features/offline/install-hint';
import { messageOf } from '../../../state/api';
import { queryClient } from '../../../state/query-client';
import { ErrorState } from '../../../ui/error-state';
import { PageHeading } from '../../../ui/page-heading';
import { CareerCards } from './career-cards';
import { GamesSkeleton } from './games-skeleton';
import { NoGames } from './no-games';
import { RecentGames } from './recent-games';

/** Retries every failed query of this page, including the totals. */
const retryFailed = () =>
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });

const Games = () => {
  const { error, isFetching } = useAtomValue(ownGamesQuery);
  const games = useAtomValue(ownGamesAtom);
  if (!games)
    return error ? (
      <ErrorState
        title={gameMessages.loadFailed}
        text={messageOf(error, error.message)}
        onRetry={retryFailed}
        retrying={isFetching}
      />
    ) : (
      <GamesSkeleton />
    );
  if (games.length === 0) return <NoGames />;
  return (
    <>
      {games.length > 1 && <InstallHint />}
      <RecentGames games={games} />
    </>
  );
};

/** The career page: totals and all games. */
export const GamesPage = () => {
  useOwnGames();
  return (
    <div className="grid grid-cols-1 gap-5 sm:gap-6">
      <PageHeading title="Career" />
      <CareerCards />
      <PendingGames />
      <Games />
    </div>
  );
};
