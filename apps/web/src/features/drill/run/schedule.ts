import type { DrillView } from '@rinkside/contracts/drill';

type Phase = 'ready' | 'work' | 'rest' | 'done';

interface ScheduledPhase {
  phase: Exclude<Phase, 'done'>;
  /** From 1. */
  round: number;
  /** Seconds from the start of the run. */
  from: number;
  to: number;
}

/** Length of the ready phase (s): time to put the phone down. */
export const readySeconds = 5;

/** Returns the phases of a run: ready, then rounds of work with rest in between. */
export const scheduleOf = ({ count, work, rest }: DrillView['rounds']): ScheduledPhase[] => {
  const phases: ScheduledPhase[] = [{ phase: 'ready', round: 1, from: 0, to: readySeconds }];
  let from = readySeconds;
  const addPhase = (phase: ScheduledPhase['phase'], round: number, seconds: number) => {
    if (seconds > 0) phases.push({ phase, round, from, to: from + seconds });
    from += seconds;
  };
  for (let round = 1; round <= count; round++) {
    addPhase('work', round, work);
    if (round < count) addPhase('rest', round, rest);
  }
  return phases;
};

/** Length of the run (s). */
export const totalSeconds = (schedule: readonly ScheduledPhase[]): number => schedule.at(-1)?.to ?? 0;

/** Returns the state of a run `elapsed` seconds after its start. */
export const runStateAt = (schedule: readonly ScheduledPhase[], elapsed: number) => {
  const current = schedule.find(({ to }) => elapsed < to);
  const runLeft = Math.max(0, totalSeconds(schedule) - elapsed);
  if (!current)
    return { phase: 'done' as const, round: schedule.at(-1)?.round ?? 1, left: 0, total: 0, next: elapsed };
  return {
    phase: current.phase,
    round: current.round,
    /** Seconds left of this phase, rounded up, so never 0. */
    left: Math.ceil(current.to - elapsed),
    /** Seconds left of the whole run. */
    total: Math.ceil(runLeft),
    /** When the next phase begins (s from the start). */
    next: current.to,
  };
};

/** Returns the seconds that count as training: without the ready phase and skipped time. */
export const trainedSeconds = (elapsed: number, skipped: number): number =>
  Math.max(0, Math.round(elapsed - readySeconds - skipped));
