import { useState } from 'react';
import { serverNow } from '../../../state/server-clock';
import { elapsedAt } from '@rinkside/contracts/live-game.state';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { boardTime, countsDown } from '../game-text';
import type { ShownGame } from '../shown-game';
import type { Scorer } from './use-scorer';
import { TimeSteps } from './time-steps';

interface ClockDialogProps {
  game: ShownGame;
  scorer: Scorer;
  onClose: () => void;
}

/** Sets the clock to what the board shows. */
export const ClockDialog = ({ game: { view, state }, scorer, onClose }: ClockDialogProps) => {
  const { clock, period } = state;
  const [openedAt] = useState(() => serverNow());
  const [elapsed, setElapsed] = useState(() => elapsedAt(clock, openedAt, view.period_minutes));
  const save = () => {
    // A running clock went on while the dialog was open.
    const missed = clock.running ? Math.round((serverNow() - openedAt) / 1000) : 0;
    const elapsed_seconds = Math.min(view.period_minutes * 60, elapsed + missed);
    void scorer.log({ kind: 'clock', running: clock.running, elapsed_seconds });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Set the clock"
      text="Make it show what the board in the rink shows."
      footer={
        <Button size="large" wide className="min-h-16" onClick={save}>
          Set the clock
        </Button>
      }
    >
      <TimeSteps
        text={boardTime(period, elapsed, view.period_minutes)}
        onStep={(seconds) => {
          const next = elapsed + (countsDown(period) ? -seconds : seconds);
          setElapsed(Math.min(view.period_minutes * 60, Math.max(0, next)));
        }}
      />
    </Dialog>
  );
};
