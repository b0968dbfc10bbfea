import type { DrillView } from '@rinkside/contracts/drill';

export type Phase = 'ready' | 'work' | 'rest' | 'done';

interface Stretch {
  phase: Exclude<Phase, 'done'>;
  /** From 1. */
  round: number;
  /** Seconds from the start of the run. */
  from: number;
  to: number;
}

/** Time to put the phone down and take the stick. */
export const readySeconds = 5;

/** A run of a drill: get ready, then rounds of work with rest between them. */
export const scheduleOf = ({ count, work, rest }: DrillView['rounds']): Stretch[] => {
  const stretches: Stretch[] = [{ phase: 'ready', round: 1, from: 0, to: readySeconds }];
  let from = readySeconds;
  const then = (phase: Stretch['phase'], round: number, seconds: number) => {
    if (seconds > 0) stretches.push({ phase, round, from, to: from + seconds });
    from += seconds;
  };
  for (let round = 1; round <= count; round++) {
    then('work', round, work);
    if (round < count) then('rest', round, rest);
  }
  return stretches;
};

export const lengthOf = (schedule: readonly Stretch[]): number => schedule.at(-1)?.to ?? 0;

/** Where a run stands so many seconds after its start. */
export const momentOf = (schedule: readonly Stretch[], elapsed: number) => {
  const stretch = schedule.find(({ to }) => elapsed < to);
  const left = Math.max(0, lengthOf(schedule) - elapsed);
  if (!stretch)
    return { phase: 'done' as const, round: schedule.at(-1)?.round ?? 1, left: 0, total: 0, next: elapsed };
  return {
    phase: stretch.phase,
    round: stretch.round,
    /** Seconds left of this stretch, as a clock shows them: 0 is never seen. */
    left: Math.ceil(stretch.to - elapsed),
    /** Of the whole run. */
    total: Math.ceil(left),
    /** When the next stretch begins. */
    next: stretch.to,
  };
};

/** Seconds of a run that count as training: neither getting ready nor what was skipped. */
export const trainedSeconds = (elapsed: number, skipped: number): number =>
  Math.max(0, Math.round(elapsed - readySeconds - skipped));
