import { clockText } from '../words';
import type { momentOf } from './schedule';

type Moment = ReturnType<typeof momentOf>;

const minutesOf = ({ total }: Moment) => Math.ceil(total / 60);
const minutes = (count: number) => `${count} ${count === 1 ? 'minute' : 'minutes'}`;

const phaseWords = ({ phase, round, left }: Moment, rounds: number): string =>
  ({
    ready: 'Get ready.',
    work: `Round ${round} of ${rounds}. Go, ${clockText(left)}.`,
    rest: `Rest, ${clockText(left)}.`,
    done: 'Done. How did it go?',
  })[phase];

/** What a screen reader hears when a run comes to this moment from the one before; empty when nothing is new. */
export const announcement = (before: Moment | null, now: Moment, rounds: number): string => {
  const turned = before?.phase !== now.phase || before.round !== now.round;
  const passed = before && minutesOf(before) !== minutesOf(now) && now.phase !== 'done';
  return [
    turned && phaseWords(now, rounds),
    !before && `${minutes(minutesOf(now))} in all.`,
    passed && `${minutes(minutesOf(now))} left.`,
  ]
    .filter(Boolean)
    .join(' ');
};
