import type { GameBody } from '@rinkside/contracts/game';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { GameForm } from '../../../features/game/form/game-form';
import { gameMessages } from '../../../features/game/messages';
import { ownGamesAtom } from '../../../features/game/player-games.query';
import { finalDraft } from '../../../features/live-game/final-draft';
import type { ShownGame } from '../../../features/live-game/shown-game';
import { profileAtom } from '../../../state/profile';
import { ReviewFrame } from './review-frame';

export interface FinalReviewProps {
  game: ShownGame;
  onBack: () => void;
  save: (body: GameBody) => Promise<void>;
}

/** The numbers of the log in the ordinary form of a game, with what the log seems to lack. */
export const FinalReview = ({ game, onBack, save }: FinalReviewProps) => {
  const profile = useAtomValue(profileAtom);
  const games = useAtomValue(ownGamesAtom) ?? [];
  const [initial] = useState(() => finalDraft(game));
  return (
    <ReviewFrame game={game} onBack={onBack}>
      <GameForm
        hasOpponent
        position={game.view.position}
        birthdate={profile?.birthdate ?? null}
        team={game.view.organization}
        recent={[]}
        others={games}
        initial={initial}
        save={(body) => save(body).then(() => true)}
        failedMessage={gameMessages.saveFailed}
        onDraft={() => undefined}
        submitLabel="Save the game"
      />
    </ReviewFrame>
  );
};
