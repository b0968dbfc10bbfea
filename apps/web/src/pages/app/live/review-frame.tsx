import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { LiveBoard } from '../../../features/live-game/board';
import { missingInLog } from '../../../features/live-game/final-draft';
import type { ShownGame } from '../../../features/live-game/shown-game';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';

interface ReviewFrameProps {
  game: ShownGame;
  onBack: () => void;
  children: ReactNode;
}

/** The end of a live game: the board, what the log seems to lack, and the numbers. */
export const ReviewFrame = ({ game, onBack, children }: ReviewFrameProps) => {
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
      {children}
    </div>
  );
};
