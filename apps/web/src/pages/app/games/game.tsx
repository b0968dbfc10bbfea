import { isLostShootout } from '@rinkside/contracts/live-game.final';
import { isolate } from '@rinkside/contracts/text';
import type { GameView } from '@rinkside/contracts/game';
import { useAtomValue } from 'jotai';
import { Pencil } from 'lucide-react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { formatDay } from '../../../features/calendar/format-day';
import { Comments } from '../../../features/comment/comments';
import { NonAuthorMenu } from '../../../features/feed/non-author-menu';
import { GameLoader } from '../../../features/game/game-loader';
import { editGameUrl, GameMenu } from '../../../features/game/game-menu';
import { statLinesOf } from '../../../features/game/game-stats';
import { GameTimeline } from '../../../features/live-game/game-timeline';
import { useGameTimeline } from '../../../features/live-game/game-timeline.query';
import { Scoreboard } from '../../../features/game/scoreboard';
import { LikeButton } from '../../../features/like/like-button';
import { teamName } from '../../../state/entities/team-name';
import { displayName } from '../../../state/entities/player-name';
import { viewerIdAtom } from '../../../state/entities/entity-store';
import { Avatar } from '../../../ui/avatar';
import { Card, CardHeader } from '../../../ui/card';
import { LinkButton } from '../../../ui/link';
import { PageHeading } from '../../../ui/page-heading';

const Author = ({ game }: { game: GameView }) => {
  const name = displayName(game.user);
  return (
    <Link
      to={`/app/profile/${game.user.id}`}
      className="flex min-h-target min-w-0 items-center gap-3 font-semibold hover:underline"
    >
      <Avatar name={name} src={game.user.avatar} />
      <span className="min-w-0">
        <bdi>{name}</bdi>
      </span>
    </Link>
  );
};

const Sheet = ({ game }: { game: GameView }) => {
  const log = useGameTimeline(game.id);
  return (
    <Card aria-labelledby="sheet">
      <CardHeader
        id="sheet"
        title="Game sheet"
        text={[
          game.position === 'goalie' ? 'Played in net' : 'Played as a skater',
          game.counts_from && `counts from ${formatDay(game.counts_from)}`,
        ]
          .filter(Boolean)
          .join(', ')}
      />
      <dl className="grid">
        {statLinesOf(game, { lostShootout: log !== null && isLostShootout(log.summary) }).map(
          ({ label, value, how }) => (
            <div
              key={label}
              className="flex items-baseline justify-between gap-4 border-t border-line py-2.5 first:border-t-0"
            >
              <dt className="grid">
                <span>{label}</span>
                {how && <span className="text-sm text-soft">{how}</span>}
              </dt>
              <dd className="numeral text-xl">{value}</dd>
            </div>
          ),
        )}
      </dl>
    </Card>
  );
};

const GameContent = ({ game }: { game: GameView }) => {
  const navigate = useNavigate();
  const viewerId = useAtomValue(viewerIdAtom);
  const opponent = teamName(game.opponent) ?? 'Opponent';
  return (
    <article className="grid grid-cols-1 gap-4">
      <PageHeading title={`Game vs ${isolate(opponent)}`} className="text-2xl sm:text-3xl" />
      <Scoreboard game={game} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Author game={game} />
        <div className="flex items-center gap-1">
          <LikeButton item={game} />
          {game.can.edit && (
            <LinkButton
              to={editGameUrl(game.id)}
              variant="secondary"
              size="small"
              icon={<Pencil size={16} aria-hidden="true" />}
            >
              Edit
            </LinkButton>
          )}
          {game.user.id === viewerId ? (
            <GameMenu game={game} onDeleted={() => void navigate('/app/games', { replace: true })} />
          ) : (
            <NonAuthorMenu item={game} />
          )}
        </div>
      </div>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:items-start">
        <div className="grid grid-cols-1 gap-4">
          <Sheet game={game} />
          <GameTimeline id={game.id} canPin={game.can.edit} />
        </div>
        <Card as="div">
          <Comments target_type="game" target_id={game.id} />
        </Card>
      </div>
    </article>
  );
};

/** One game: result, game sheet and comments. */
export const GamePage = () => {
  const { id = '' } = useParams();
  return (
    <GameLoader id={id} heading={<PageHeading title="Game" className="sr-only" />}>
      {(game) => <GameContent game={game} />}
    </GameLoader>
  );
};
