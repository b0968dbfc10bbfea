import type { DrillView } from '@rinkside/contracts/drill';
import { clsx } from 'clsx';
import { Flag, Pause, Play, SkipForward } from 'lucide-react';
import { isPlainHttp, plainHttpMessages } from '../../../ui/secure-context';
import { Button } from '../../../ui/button';
import { clockText } from '../drill-labels';
import { totalSeconds, type runStateAt, type scheduleOf } from './schedule';
import { initialFocusProps } from '../../../ui/use-return-focus';

const phaseLabels = { ready: 'Get ready', work: 'Go', rest: 'Rest', done: 'Done' } as const;

export interface RunningProps {
  drill: DrillView;
  schedule: ReturnType<typeof scheduleOf>;
  state: ReturnType<typeof runStateAt>;
  elapsed: number;
  running: boolean;
  onToggle: () => void;
  onSkip: () => void;
  onFinish: () => void;
}

/** The timer of a run, readable from a distance. */
export const Running = (props: RunningProps) => {
  const { drill, schedule, state, elapsed, running, onToggle, onSkip, onFinish } = props;
  const { phase, round, left, total } = state;
  const cue = drill.key_points[(round - 1) % drill.key_points.length];
  return (
    <div className="m-auto grid w-full max-w-xl justify-items-center gap-5 text-center sm:gap-7">
      <p
        className={clsx(
          'display rounded-full px-6 py-1 text-3xl',
          phase === 'work' ? 'bg-lamp text-on-lamp' : 'bg-blue-wash text-blue',
        )}
      >
        {running ? phaseLabels[phase] : 'Paused'}
      </p>
      {/* Not a live region: `announcement` reads the phases, and a timer read every second would be noise. */}
      <p
        role="timer"
        aria-live="off"
        className={clsx(
          'numeral text-[clamp(6rem,30vw,13rem)] leading-none',
          phase === 'work' ? 'text-ink' : 'text-blue',
        )}
      >
        {phase === 'ready' ? left : clockText(left)}
      </p>
      <div className="grid w-full gap-2">
        <progress
          className="bar w-full"
          value={elapsed}
          max={totalSeconds(schedule)}
          aria-label="Whole drill"
        />
        <p className="flex justify-between text-soft">
          <span>
            Round <span className="numeral text-lg text-ink">{round}</span> of {drill.rounds.count}
          </span>
          <span>
            <span className="numeral text-lg text-ink">{clockText(total)}</span> left
          </span>
        </p>
      </div>
      <p className="min-h-14 max-w-sm text-xl">{cue}</p>
      <Button
        size="large"
        onClick={onToggle}
        {...initialFocusProps}
        className="min-h-24 w-full max-w-sm text-2xl"
        icon={running ? <Pause size={32} aria-hidden="true" /> : <Play size={32} aria-hidden="true" />}
      >
        {running ? 'Pause' : 'Resume'}
      </Button>
      <div className="flex w-full max-w-sm gap-2">
        <Button variant="secondary" wide onClick={onSkip} icon={<SkipForward size={18} aria-hidden="true" />}>
          Skip
        </Button>
        <Button variant="secondary" wide onClick={onFinish} icon={<Flag size={18} aria-hidden="true" />}>
          Finish
        </Button>
      </div>
      {isPlainHttp() && <p className="text-sm text-soft">{plainHttpMessages.wakeLock}</p>}
    </div>
  );
};
