import { type GameBody, gameRoutes, type GameView } from '@rinkside/contracts/game';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { changeOf, gameDraftOf } from '../../../features/game/form/game-draft';
import { GameForm } from '../../../features/game/form/game-form';
import { ownGamesAtom } from '../../../features/game/player-games.query';
import { recentOpponents } from '../../../features/game/recent-opponents';
import { gameMessages } from '../../../features/game/messages';
import { GameLoader } from '../../../features/game/game-loader';
import { call } from '../../../state/api';
import { entityStore } from '../../../state/entities/entity-store';
import { queryClient } from '../../../state/query-client';
import { ErrorState } from '../../../ui/error-state';
import { LinkButton } from '../../../ui/link';
import { PageHeading } from '../../../ui/page-heading';
import { toast } from '../../../ui/toast';

const CorrectForm = ({ game }: { game: GameView }) => {
  const games = useAtomValue(ownGamesAtom) ?? [];
  const navigate = useNavigate();
  // Changes are computed against the initial game, so edits of another tab are not overwritten.
  const [initial] = useState(game);
  const save = async (body: GameBody) => {
    const change = changeOf(body, initial);
    entityStore.applyViews([await call(gameRoutes.edit, { params: { id: game.id }, body: change })]);
    for (const queryKey of [['game'], ['feed'], ['season']]) void queryClient.invalidateQueries({ queryKey });
    toast.success(gameMessages.updated);
    void navigate(`/app/games/${game.id}`, { replace: true });
  };
  return (
    <GameForm
      position={game.position}
      team={game.userOrganization}
      recent={recentOpponents(games)}
      others={games.filter(({ id }) => id !== game.id)}
      initial={gameDraftOf(initial)}
      save={save}
      failedMessage={gameMessages.updateFailed}
      onDraft={() => undefined}
      submitLabel="Save changes"
      aside={
        <LinkButton to={`/app/games/${game.id}`} replace variant="secondary" size="large">
          Cancel
        </LinkButton>
      }
    />
  );
};

/** Edits one of the viewer's games. */
export const EditGame = ({ id }: { id: string }) => (
  <>
    <PageHeading title="Edit Game" className="mb-4 text-3xl" />
    <GameLoader id={id}>
      {(game) =>
        game.can.edit ? (
          <CorrectForm key={game.id} game={game} />
        ) : (
          <ErrorState title="Only who logged a game can change it">
            <LinkButton to={`/app/games/${id}`} variant="secondary">
              See the game
            </LinkButton>
          </ErrorState>
        )
      }
    </GameLoader>
  </>
);
