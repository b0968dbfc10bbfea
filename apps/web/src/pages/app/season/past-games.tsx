import type { GameView } from '@rinkside/contracts/game';
import { GameRow } from '../../../features/game/game-row';
import { GamesLoader } from '../../../features/game/games-loader';
import { TextLink } from '../../../ui/link';
import { NoGames } from '../games/no-games';

const maxGames = 3;

const List = ({ games }: { games: readonly GameView[] }) => {
  if (games.length === 0) return <NoGames level="h3" />;
  return (
    <ul className="grid grid-cols-1 gap-px overflow-hidden rounded-lg border border-line bg-line shadow-low">
      {games.slice(0, maxGames).map((game) => (
        <GameRow key={game.id} game={game} />
      ))}
    </ul>
  );
};

/** The three newest games, updated live. */
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
    <GamesLoader user={null} height="h-56">
      {(games) => <List games={games} />}
    </GamesLoader>
  </section>
);
