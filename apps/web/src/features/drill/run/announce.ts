import { clockText } from '../drill-labels';
import type { runStateAt } from './schedule';

type RunState = ReturnType<typeof runStateAt>;

const minutesOf = ({ total }: RunState) => Math.ceil(total / 60);
const minutes = (count: number) => `${count} ${count === 1 ? 'minute' : 'minutes'}`;

const phaseText = ({ phase, round, left }: RunState, rounds: number): string =>
  ({
    ready: 'Get ready.',
    work: `Round ${round} of ${rounds}. Go, ${clockText(left)}.`,
    rest: `Rest, ${clockText(left)}.`,
    done: 'Done. How did it go?',
  })[phase];

/** Returns the screen reader text for the step from one state to the next; empty if nothing changed. */
export const announcement = (before: RunState | null, now: RunState, rounds: number): string => {
  const phaseChanged = before?.phase !== now.phase || before.round !== now.round;
  const minutePassed = before && minutesOf(before) !== minutesOf(now) && now.phase !== 'done';
  return [
    phaseChanged && phaseText(now, rounds),
    !before && `${minutes(minutesOf(now))} in all.`,
    minutePassed && `${minutes(minutesOf(now))} left.`,
  ]
    .filter(Boolean)
    .join(' ');
};
