import type { LiveGameEvent, Play } from '@rinkside/contracts/live-game';
import { useAtomValue } from 'jotai';
import { liveLogAtom, logEvents } from '../live-log';
import type { LoggedEvent } from '../../../state/offline/live-logs';
import { flushLogs } from '../send-logs';

type Action = LiveGameEvent['action'];

/** The vibration that confirms a tap (ms), longer for what matters more. */
const patterns: Partial<Record<Action['kind'], number[]>> = {
  goal: [60, 40, 120],
  penalty: [80],
  undo: [20, 30, 20],
};

/** Returns the events of the last tap that was not taken back: one tap may be several events. */
const lastTap = (rows: readonly LoggedEvent[]): readonly LiveGameEvent[] => {
  const events = rows.map(({ event }) => event);
  const undone = new Set(events.flatMap(({ action }) => (action.kind === 'undo' ? [action.target_id] : [])));
  const counting = events.filter(({ id, action }) => action.kind !== 'undo' && !undone.has(id));
  const last = counting.at(-1);
  return counting.filter(({ occurred_at }) => occurred_at === last?.occurred_at);
};

/** The taps of the scorer of this device. */
export const useScorer = (id: string) => {
  const rows = useAtomValue(liveLogAtom(id))?.events ?? [];
  const last = lastTap(rows);
  const log = async (...actions: Action[]): Promise<void> => {
    const [first] = actions;
    if (!first) return;
    navigator.vibrate?.(patterns[first.kind] ?? [35]);
    await logEvents(id, actions);
    flushLogs();
  };
  return {
    log,
    last,
    /** Ids of the events of this device. */
    logged: new Set(rows.map(({ event }) => event.id)),
    unsent: rows.filter(({ sent }) => !sent).length,
    undo: (events: readonly { id: string }[] = last) =>
      log(...events.map((event): Action => ({ kind: 'undo', target_id: event.id }))),
    edit: (
      target_id: string,
      play: Play,
      place: Pick<Extract<Action, { kind: 'edit' }>, 'period' | 'elapsed_seconds'> = {},
    ) => log({ kind: 'edit', target_id, play, ...place }),
  };
};
export type Scorer = ReturnType<typeof useScorer>;
