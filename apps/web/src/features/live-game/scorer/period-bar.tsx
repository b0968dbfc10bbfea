import { liveGameRules, type Period, periodsOf } from '@rinkside/contracts/live-game';
import { ClipboardCheck, Flag, Pause, Play as PlayIcon } from 'lucide-react';
import { serverNow } from '../../../state/server-clock';
import { elapsedAt } from '@rinkside/contracts/live-game.state';
import { Button } from '../../../ui/button';
import { longPeriod, shortPeriod } from '../game-text';
import type { ShownGame } from '../shown-game';
import { useElapsed } from '../use-elapsed';
import type { Scorer } from './use-scorer';

const buttonClass = 'min-h-16 min-w-0 flex-1 shrink! touch-manipulation px-2!';

interface PeriodBarProps {
  game: ShownGame;
  scorer: Scorer;
  onFinal: () => void;
}

/** Starts and ends periods, stops the clock, and ends the game. */
export const PeriodBar = ({ game: { view, state }, scorer, onFinal }: PeriodBarProps) => {
  const { period, playing, clock } = state;
  const periods = periodsOf(view);
  const elapsed = useElapsed(clock, periods.minutes);
  const isOver = elapsed >= periods.minutes * 60;
  const start = (next: Period) => () =>
    void scorer.log(
      { kind: 'period_started', period: next },
      { kind: 'clock', running: next !== 'shootout', elapsed_seconds: 0 },
    );
  const startButton = (next: Period, label: string, isMain: boolean) => (
    <Button
      size="large"
      variant={isMain ? 'primary' : 'secondary'}
      className={buttonClass}
      {...(isMain && { icon: <PlayIcon size={22} aria-hidden="true" /> })}
      onClick={start(next)}
    >
      {label}
    </Button>
  );
  const finalButton = (
    <Button
      size="large"
      className={buttonClass}
      icon={<Flag size={22} aria-hidden="true" />}
      onClick={onFinal}
    >
      Final
    </Button>
  );
  /** A game can end at any time: mercy rule, curfew, an injury. The review comes first, so a wrong tap ends nothing. */
  const earlyFinalButton = (
    <Button
      variant="secondary"
      className="min-h-16 min-w-16 touch-manipulation flex-col gap-0.5! px-1!"
      icon={<ClipboardCheck size={22} aria-hidden="true" />}
      onClick={onFinal}
    >
      Final
    </Button>
  );

  if (!playing) {
    const last = typeof period === 'number' ? period : null;
    const next = period === null ? 1 : last !== null && last < liveGameRules.maxPeriod ? last + 1 : null;
    const isDecided = period === 'shootout' || (last !== null && last >= periods.count);
    return (
      <div className="flex gap-2.5">
        {isDecided && finalButton}
        {next !== null &&
          startButton(
            next,
            isDecided ? longPeriod(next, periods) : `Start ${longPeriod(next, periods)}`,
            !isDecided,
          )}
        {isDecided && last !== null && startButton('shootout', 'Shootout', false)}
        {!isDecided && earlyFinalButton}
      </div>
    );
  }
  return (
    <div className="flex gap-2.5">
      {period !== 'shootout' && (
        <Button
          size="large"
          variant="secondary"
          className={buttonClass}
          icon={
            clock.running ? <Pause size={22} aria-hidden="true" /> : <PlayIcon size={22} aria-hidden="true" />
          }
          onClick={() =>
            void scorer.log({
              kind: 'clock',
              running: !clock.running,
              elapsed_seconds: elapsedAt(clock, serverNow(), periods.minutes),
            })
          }
        >
          {clock.running ? 'Pause' : 'Resume'}
        </Button>
      )}
      <Button
        size="large"
        variant={isOver ? 'primary' : 'secondary'}
        className={buttonClass}
        icon={<Flag size={22} aria-hidden="true" />}
        onClick={() => void scorer.log({ kind: 'period_ended' })}
      >
        End {period !== null && shortPeriod(period, periods)}
      </Button>
      {earlyFinalButton}
    </div>
  );
};
