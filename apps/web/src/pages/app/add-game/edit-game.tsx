import { type GameBody, gameRoutes, type GameView } from '@rinkside/contracts/game';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEdit } from '../../../features/edit/use-edit';
import {
  gameChangeOf,
  type GameDraft,
  gameDraftOf,
  gameEdit,
  gameValuesOf,
} from '../../../features/game/form/game-draft';
import { GameForm } from '../../../features/game/form/game-form';
import { readGameDraft, saveGameChanges } from '../../../features/game/form/stored-game-draft';
import { ownGamesAtom } from '../../../features/game/player-games.query';
import { recentOpponents } from '../../../features/game/recent-opponents';
import { gameMessages } from '../../../features/game/messages';
import { GameLoader } from '../../../features/game/game-loader';
import { call } from '../../../state/api';
import { entityStore } from '../../../state/entities/entity-store';
import { saveDraft } from '../../../state/offline/draft-store';
import { profileAtom } from '../../../state/profile';
import { queryClient } from '../../../state/query-client';
import { DraftNotice } from '../../../ui/draft-notice';
import { ErrorState } from '../../../ui/error-state';
import { LinkButton } from '../../../ui/link';
import { PageHeading } from '../../../ui/page-heading';
import { toast } from '../../../ui/toast';

const CorrectForm = ({ game, onStartOver }: { game: GameView; onStartOver: () => void }) => {
  const profile = useAtomValue(profileAtom);
  const games = useAtomValue(ownGamesAtom) ?? [];
  const navigate = useNavigate();
  const params = { id: game.id };
  // The game may change while the form is open.
  const [opened] = useState(game);
  const logged = gameDraftOf(opened);
  const { fieldsToSend, dialog } = useEdit();
  const draftName = `game:${game.id}`;
  const [restored] = useState(() => readGameDraft(draftName, logged));
  const save = async (body: GameBody, values: GameDraft) => {
    const edit = gameEdit(opened, () => call(gameRoutes.one, { params }));
    const changed = await fieldsToSend(edit, gameValuesOf(body, values));
    if (!changed) return false;
    if (Object.keys(changed).length > 0)
      entityStore.applyViews([await call(gameRoutes.edit, { params, body: gameChangeOf(changed) })]);
    for (const queryKey of [['game'], ['feed'], ['season']]) void queryClient.invalidateQueries({ queryKey });
    saveDraft(draftName, null);
    toast.success(gameMessages.updated);
    void navigate(`/app/games/${game.id}`, { replace: true });
    return true;
  };
  return (
    <>
      {restored && (
        <DraftNotice
          onStartOver={() => {
            saveDraft(draftName, null);
            onStartOver();
          }}
        />
      )}
      <GameForm
        position={game.position}
        birthdate={profile?.birthdate ?? null}
        team={game.userOrganization}
        recent={recentOpponents(games)}
        others={games.filter(({ id }) => id !== game.id)}
        initial={logged}
        restored={restored}
        save={save}
        failedMessage={gameMessages.updateFailed}
        onDraft={(values) => saveGameChanges(draftName, values, logged)}
        submitLabel="Save changes"
        aside={
          <LinkButton to={`/app/games/${game.id}`} replace variant="secondary" size="large">
            Cancel
          </LinkButton>
        }
      />
      {dialog}
    </>
  );
};

/** Edits one of the viewer's games. */
export const EditGame = ({ id }: { id: string }) => {
  const [resetCount, setResetCount] = useState(0);
  return (
    <>
      <PageHeading title="Edit Game" className="mb-4 text-3xl" />
      <GameLoader id={id}>
        {(game) =>
          game.can.edit ? (
            <CorrectForm
              key={`${game.id} ${resetCount}`}
              game={game}
              onStartOver={() => setResetCount(resetCount + 1)}
            />
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
};
