import { periodsOf } from '@rinkside/contracts/live-game';
import { elapsedAt } from '@rinkside/contracts/live-game.state';
import { useState } from 'react';
import { serverNow } from '../../../state/server-clock';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { boardTime, countsDown } from '../game-text';
import type { ShownGame } from '../shown-game';
import { PeriodSteppers } from './period-steppers';
import type { Scorer } from './use-scorer';
import { TimeSteps } from './time-steps';

interface ClockDialogProps {
  game: ShownGame;
  scorer: Scorer;
  onClose: () => void;
}

/** Sets the clock to what the board shows, and the periods of the game. */
export const ClockDialog = ({ game: { view, state }, scorer, onClose }: ClockDialogProps) => {
  const { clock, period } = state;
  const before = periodsOf(view);
  const [openedAt] = useState(() => serverNow());
  const [periods, setPeriods] = useState(before);
  const [elapsed, setElapsed] = useState(() => elapsedAt(clock, openedAt, before.minutes));
  const isSet = periods.count !== before.count || periods.minutes !== before.minutes;
  const title = period === null ? 'Set the periods' : 'Set the clock';
  const save = () => {
    // A running clock went on while the dialog was open.
    const missed = clock.running ? Math.round((serverNow() - openedAt) / 1000) : 0;
    const elapsed_seconds = Math.min(periods.minutes * 60, elapsed + missed);
    void scorer.log(
      ...(isSet ? [{ kind: 'periods', ...periods } as const] : []),
      ...(period === null ? [] : [{ kind: 'clock', running: clock.running, elapsed_seconds } as const]),
    );
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      text={period === null ? 'As your league plays them.' : 'Make it show what the board in the rink shows.'}
      footer={
        <Button size="large" wide className="min-h-16" onClick={save}>
          {title}
        </Button>
      }
    >
      <div className="grid gap-5">
        {period !== null && (
          <TimeSteps
            text={boardTime(period, elapsed, periods)}
            onStep={(seconds) => {
              const next = elapsed + (countsDown(period, periods) ? -seconds : seconds);
              setElapsed(Math.min(periods.minutes * 60, Math.max(0, next)));
            }}
          />
        )}
        <PeriodSteppers periods={periods} onChange={setPeriods} />
      </div>
    </Dialog>
  );
};
