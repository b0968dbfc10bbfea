import type { GameBody } from '@rinkside/contracts/game';
import { isLostShootout } from '@rinkside/contracts/live-game.final';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { GameForm } from '../../../features/game/form/game-form';
import { gameMessages } from '../../../features/game/messages';
import { ownGamesAtom } from '../../../features/game/player-games.query';
import { finalDraft } from '../../../features/live-game/final-draft';
import {
  finalEditsAtom,
  finalHints,
  readFinalEdits,
  saveFinalEdits,
  withFinalEdits,
} from '../../../features/live-game/final-edits';
import type { ShownGame } from '../../../features/live-game/shown-game';
import { profileAtom } from '../../../state/profile';
import { serverNow } from '../../../state/server-clock';
import { ReviewFrame } from './review-frame';

export interface FinalReviewProps {
  game: ShownGame;
  onBack: () => void;
  save: (body: GameBody) => Promise<void>;
}

/**
 * The numbers of the log in the ordinary form of a game, with what the log seems to lack. What is typed stays on this
 * device; the other fields follow the log.
 */
export const FinalReview = ({ game, onBack, save }: FinalReviewProps) => {
  const profile = useAtomValue(profileAtom);
  const games = useAtomValue(ownGamesAtom) ?? [];
  const { id } = game.view;
  const [now] = useState(() => serverNow());
  const logged = finalDraft(game, now);
  const edits = readFinalEdits(useAtomValue(finalEditsAtom(id)));
  return (
    <ReviewFrame game={game} onBack={onBack}>
      <GameForm
        key={JSON.stringify(logged)}
        hasOpponent
        position={game.view.position}
        birthdate={profile?.birthdate ?? null}
        team={game.view.organization}
        recent={[]}
        others={games}
        initial={logged}
        restored={withFinalEdits(logged, edits)}
        lostShootout={isLostShootout(game.state)}
        hints={finalHints(logged, edits)}
        save={(body) => save(body).then(() => true)}
        failedMessage={gameMessages.saveFailed}
        onDraft={(draft) => saveFinalEdits(id, draft, { logged, before: edits })}
        submitLabel="Save the game"
      />
    </ReviewFrame>
  );
};
