import { liveGameRules } from '@rinkside/contracts/live-game';
import { Flag, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { LiveBoard } from '../../../features/live-game/board';
import { discardTexts } from '../../../features/live-game/messages';
import type { ShownGame } from '../../../features/live-game/shown-game';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { ConfirmDialog } from '../../../ui/confirm-dialog';

interface AbandonedLogProps {
  game: ShownGame;
  /** Whether the player's side scores; else a scorer by link. */
  manages: boolean;
  onFinish: () => void;
  onContinue: () => void;
  onDiscard: () => void;
}

const icon = { size: 20, 'aria-hidden': true } as const;

/** Asks the scorer what to do with an abandoned log. */
export const AbandonedLog = ({ game, manages, onFinish, onContinue, onDiscard }: AbandonedLogProps) => {
  const [discards, setDiscards] = useState(false);
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-4">
      <LiveBoard view={game.view} state={game.state} />
      <Card aria-labelledby="abandoned">
        <h2 id="abandoned" className="display text-2xl">
          Is this game over?
        </h2>
        <p className="mt-1 text-soft">Nothing was logged for {liveGameRules.abandonedHours} hours.</p>
        <div className="mt-4 grid gap-2.5 sm:grid-cols-3">
          <Button size="large" className="min-h-16" icon={<Flag {...icon} />} onClick={onFinish}>
            Finish
          </Button>
          <Button
            size="large"
            variant="secondary"
            className="min-h-16"
            icon={<Play {...icon} />}
            onClick={onContinue}
          >
            Continue
          </Button>
          {manages && (
            <Button
              size="large"
              variant="secondary"
              className="min-h-16"
              icon={<Trash2 {...icon} />}
              onClick={() => setDiscards(true)}
            >
              Discard
            </Button>
          )}
        </div>
      </Card>
      <ConfirmDialog open={discards} onOpenChange={setDiscards} {...discardTexts} onConfirm={onDiscard} />
    </div>
  );
};
