import type { GameBody } from '@rinkside/contracts/game';
import { useAtomValue } from 'jotai';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { GameForm } from '../../../features/game/form/game-form';
import { gameMessages } from '../../../features/game/messages';
import { ownGamesAtom } from '../../../features/game/player-games.query';
import { LiveBoard } from '../../../features/live-game/board';
import { finalDraft, missingInLog } from '../../../features/live-game/final-draft';
import type { ShownGame } from '../../../features/live-game/shown-game';
import { profileAtom } from '../../../state/profile';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';

interface FinalReviewProps {
  game: ShownGame;
  onBack: () => void;
  save: (body: GameBody) => Promise<void>;
}

/** The numbers of the log in the ordinary form of a game, with what the log seems to lack. */
export const FinalReview = ({ game, onBack, save }: FinalReviewProps) => {
  const profile = useAtomValue(profileAtom);
  const games = useAtomValue(ownGamesAtom) ?? [];
  const [initial] = useState(() => finalDraft(game));
  const missing = missingInLog(game);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="display text-3xl">Final score</h2>
        <Button
          variant="secondary"
          className="min-h-16"
          icon={<ArrowLeft size={20} aria-hidden="true" />}
          onClick={onBack}
        >
          Back to the game
        </Button>
      </div>
      <LiveBoard view={game.view} state={game.state} />
      {missing.length > 0 && (
        <Banner>
          <ul className="grid gap-1">
            {missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Banner>
      )}
      <GameForm
        hasOpponent
        position={game.view.position}
        birthdate={profile?.birthdate ?? null}
        team={game.view.organization}
        recent={[]}
        others={games}
        initial={initial}
        save={save}
        failedMessage={gameMessages.saveFailed}
        onDraft={() => undefined}
        submitLabel="Save the game"
      />
    </div>
  );
};
