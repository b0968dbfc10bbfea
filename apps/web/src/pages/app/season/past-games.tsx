import { useAtomValue } from 'jotai';
import { GameRow } from '../../../features/game/game-row';
import { ownGamesAtom, ownGamesQuery } from '../../../features/game/player-games.query';
import { gameSentences } from '../../../features/game/sentences';
import { messageOf } from '../../../state/api';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { LinkButton, TextLink } from '../../../ui/link';
import { Skeleton } from '../../../ui/skeleton';

/** As many as stand here; the rest is on the games' own screen. */
const shown = 3;

const List = () => {
  const { error, refetch, isFetching } = useAtomValue(ownGamesQuery);
  const games = useAtomValue(ownGamesAtom);
  if (!games && error)
    return (
      <ErrorState
        title={gameSentences.loadFailed}
        text={messageOf(error, error.message)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!games) return <Skeleton className="h-56 w-full rounded-lg" />;
  if (games.length === 0)
    return (
      <div className="rounded-lg border border-dashed border-edge">
        <EmptyState
          level="h3"
          title={gameSentences.none}
          action={<LinkButton to="/app/add-game">{gameSentences.addFirst}</LinkButton>}
        />
      </div>
    );
  return (
    <ul className="grid grid-cols-1 gap-px overflow-hidden rounded-lg border border-line bg-line shadow-low">
      {games.slice(0, shown).map((game) => (
        <GameRow key={game.id} game={game} />
      ))}
    </ul>
  );
};

/** The three newest games, live. */
export const PastGames = () => (
  <section aria-labelledby="past-games" className="grid grid-cols-1 gap-3">
    <div className="flex items-center justify-between gap-4">
      <h2 id="past-games" className="display text-2xl">
        Past Games
      </h2>
      <TextLink to="/app/games" className="inline-flex min-h-target items-center">
        View More
      </TextLink>
    </div>
    <List />
  </section>
);
