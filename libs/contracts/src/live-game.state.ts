import {
  liveGameRules,
  startPeriods,
  type LiveGameSummary,
  type Period,
  type ReadLiveGameEvent,
  type ReadPlay,
} from './live-game.js';

/** What the reducer needs of a live game. */
export interface LiveGameLog {
  started_at: string;
  period_minutes: number;
  /** When each term of a scorer began, ISO instants; the first is the start. */
  terms: readonly string[];
  events: readonly ReadLiveGameEvent[];
}

/** A line of the timeline: a play, or the start or end of a period. */
export interface TimelineEntry {
  id: string;
  occurred_at: string;
  period: Period | null;
  /** Seconds played in the period. */
  elapsed_seconds: number;
  action: ReadPlay | { kind: 'period_started'; period: Period } | { kind: 'period_ended' };
}

export interface LiveGameState extends LiveGameSummary {
  timeline: TimelineEntry[];
}

type EventOf<Kind extends ReadLiveGameEvent['action']['kind']> = ReadLiveGameEvent & {
  action: Extract<ReadLiveGameEvent['action'], { kind: Kind }>;
};

/** An event with its place in the log: ms, never before an earlier event of the same device. */
interface Placed<Event extends ReadLiveGameEvent = ReadLiveGameEvent> {
  event: Event;
  atMs: number;
}

const isOf =
  <Kind extends ReadLiveGameEvent['action']['kind']>(...kinds: Kind[]) =>
  (placed: Placed): placed is Placed<EventOf<Kind>> =>
    (kinds as string[]).includes(placed.event.action.kind);
const isPlay = isOf('goal', 'shot', 'save', 'penalty', 'note', 'quick_note');

const compare = (a: number | string, b: number | string) => (a < b ? -1 : a > b ? 1 : 0);

/** Returns the events once each, the last of those with the same id, in an order that does not depend on the order of arrival. */
const inOrder = (events: readonly ReadLiveGameEvent[]): Placed[] => {
  const unique = [...new Map(events.map((event) => [event.id, event])).values()];
  const bySequence = unique.toSorted(
    (a, b) => compare(a.device_id, b.device_id) || a.sequence - b.sequence || compare(a.id, b.id),
  );
  let previous: Placed | undefined;
  const placed = bySequence.map((event) => {
    const occurredMs = Date.parse(event.occurred_at);
    // The clock of a device can be set back between two events.
    const floorMs = previous?.event.device_id === event.device_id ? previous.atMs : -Infinity;
    return (previous = { event, atMs: Math.max(occurredMs, floorMs) });
  });
  // The sort is stable, so events of one device at the same time keep their sequence.
  return placed.toSorted((a, b) => a.atMs - b.atMs);
};

/** Returns whether an event was taken back. An undo that was taken back does not count. */
const undoneBy = (events: Placed[]) => {
  const undos = Map.groupBy(events.filter(isOf('undo')), ({ event }) => event.action.target_id);
  const isUndone = (id: string, path: readonly string[] = []): boolean =>
    !path.includes(id) && (undos.get(id) ?? []).some(({ event }) => !isUndone(event.id, [...path, id]));
  return (id: string) => isUndone(id);
};

const isNote = ({ kind }: ReadPlay) => kind === 'note' || kind === 'quick_note';

/** What makes plays of two scorers comparable; notes are never the same. */
const sameness = (play: ReadPlay) => (play.kind === 'goal' ? `goal ${play.side}` : play.kind);

/**
 * Pairs the plays that a replaced scorer logged after the takeover with the same plays of a later term: one to one, in
 * order, within `sameEventSeconds`. @returns the credit of the first by the id of the second, and the ids to leave out.
 */
const pairDuplicates = (plays: Placed<EventOf<ReadPlay['kind']>>[], termStartsMs: number[]) => {
  const dropped = new Set<string>();
  const credits = new Map<string, Extract<ReadPlay, { kind: 'goal' }>['credit']>();
  const taken = new Set<string>();
  for (const late of plays) {
    const { action, term } = late.event;
    const endMs = termStartsMs[term];
    if (endMs === undefined || late.atMs < endMs || isNote(action)) continue;
    const same = plays.find(
      ({ event, atMs }) =>
        event.term > term &&
        !taken.has(event.id) &&
        !dropped.has(event.id) &&
        sameness(event.action) === sameness(action) &&
        Math.abs(atMs - late.atMs) <= liveGameRules.sameEventSeconds * 1000,
    );
    if (!same) continue;
    taken.add(same.event.id);
    dropped.add(late.event.id);
    if (action.kind === 'goal') credits.set(same.event.id, action.credit);
  }
  return { dropped, credits };
};

/** Order of periods in the timeline: none, 1, 2, …, shootout. */
const periodRank = (period: Period | null) => (period === null ? 0 : period === 'shootout' ? 99 : period);
const markerRank = ({ action }: TimelineEntry) =>
  action.kind === 'period_started' ? -1 : action.kind === 'period_ended' ? 1 : 0;

/** Returns the seconds played at a time, at most the length of the period. */
export const elapsedAt = (
  { running, elapsed_seconds, at }: LiveGameSummary['clock'],
  nowMs: number,
  periodMinutes: number,
): number => {
  const sinceMs = running ? Math.max(0, nowMs - Date.parse(at)) : 0;
  return Math.min(elapsed_seconds + Math.floor(sinceMs / 1000), periodMinutes * 60);
};

/** Shots, saves and goals of a shootout do not count in statistics. */
const totalsOf = (timeline: TimelineEntry[]): Pick<LiveGameSummary, 'score' | 'shootout' | 'counts'> => {
  const score = { us: 0, them: 0 };
  let shootout: LiveGameSummary['shootout'] = null;
  const counts = {
    goals: 0,
    assists: 0,
    shots: 0,
    saves: 0,
    goals_against: 0,
    powerplay_goals_against: 0,
    shorthanded_goals_against: 0,
    penalty_minutes: 0,
  };
  for (const { action, period } of timeline) {
    if (action.kind === 'penalty') counts.penalty_minutes += action.minutes;
    if (period === 'shootout') {
      shootout ??= { us: 0, them: 0 };
      if (action.kind === 'goal') shootout[action.side]++;
      continue;
    }
    if (action.kind === 'shot') counts.shots++;
    if (action.kind === 'save') counts.saves++;
    if (action.kind !== 'goal') continue;
    score[action.side]++;
    if (action.credit === 'goal') {
      counts.goals++;
      counts.shots++;
    }
    if (action.credit === 'assist') counts.assists++;
    if (action.credit === 'against') {
      counts.goals_against++;
      if (action.strength === 'power_play') counts.powerplay_goals_against++;
      if (action.strength === 'short_handed') counts.shorthanded_goals_against++;
    }
  }
  if (shootout && shootout.us !== shootout.them) score[shootout.us > shootout.them ? 'us' : 'them']++;
  return { score, shootout, counts };
};

/**
 * Returns the state of a live game. The result depends on the set of events only, not on their order or on repeats, so a
 * client that has all events shows what the server stores.
 *
 * Rules: events are ordered by time, and by sequence within a device. An undone event counts for nothing. The last edit of
 * a play replaces it. The last setting of the periods holds for the whole game. After a takeover the clock and the periods of the replaced scorer are ignored; its plays count,
 * except those that a later scorer logged, too. Goals in the shootout are counted apart, and its winner gets one goal.
 */
export const reduceLiveGame = ({ started_at, period_minutes, terms, events }: LiveGameLog): LiveGameState => {
  const ordered = inOrder(events);
  const isUndone = undoneBy(ordered);
  const effective = ordered.filter(({ event }) => !isUndone(event.id));
  const termStartsMs = terms.map((start) => Date.parse(start));
  const isReplaced = ({ event, atMs }: Placed) => atMs >= (termStartsMs[event.term] ?? Infinity);
  const { dropped, credits } = pairDuplicates(effective.filter(isPlay), termStartsMs);
  const edits = new Map(
    effective.filter(isOf('edit')).map(({ event: { action } }) => [action.target_id, action] as const),
  );

  const setting = effective.filter(isOf('periods')).findLast((placed) => !isReplaced(placed))?.event.action;
  const periods = setting ? { count: setting.count, minutes: setting.minutes } : startPeriods(period_minutes);

  let period: Period | null = null;
  let overtime_seconds = 0;
  let playing = false;
  let clock: LiveGameSummary['clock'] = {
    running: false,
    elapsed_seconds: 0,
    at: new Date(started_at).toISOString(),
  };
  const entries: TimelineEntry[] = [];

  for (const placed of effective) {
    const { event, atMs } = placed;
    const { id, action } = event;
    const occurred_at = new Date(atMs).toISOString();
    const elapsed_seconds = elapsedAt(clock, atMs, periods.minutes);
    const entry = { id, occurred_at, period, elapsed_seconds };
    if (isPlay(placed)) {
      if (dropped.has(id)) continue;
      const edit = edits.get(id);
      const original = placed.event.action;
      const credited =
        original.kind === 'goal'
          ? { ...original, credit: original.credit ?? credits.get(id) ?? null }
          : original;
      entries.push({
        ...entry,
        period: edit?.period ?? period,
        elapsed_seconds: edit?.elapsed_seconds ?? elapsed_seconds,
        action: edit?.play ?? credited,
      });
    } else if (isReplaced(placed)) {
      continue;
    } else if (action.kind === 'period_started') {
      if (typeof period === 'number' && period > periods.count) overtime_seconds += elapsed_seconds;
      period = action.period;
      playing = true;
      clock = { running: false, elapsed_seconds: 0, at: occurred_at };
      entries.push({ ...entry, period, elapsed_seconds: 0, action });
    } else if (action.kind === 'period_ended') {
      playing = false;
      clock = { running: false, elapsed_seconds, at: occurred_at };
      entries.push({ ...entry, action });
    } else if (action.kind === 'clock') {
      clock = { running: action.running, elapsed_seconds: action.elapsed_seconds, at: occurred_at };
    }
  }

  const periodFields = { ...(setting && { periods }), ...(overtime_seconds > 0 && { overtime_seconds }) };
  const timeline = entries.toSorted(
    (a, b) =>
      periodRank(a.period) - periodRank(b.period) ||
      markerRank(a) - markerRank(b) ||
      a.elapsed_seconds - b.elapsed_seconds,
  );
  const lastMs = Math.max(Date.parse(started_at), ordered.at(-1)?.atMs ?? 0);
  const last_event_at = new Date(lastMs).toISOString();
  return { period, playing, last_event_at, clock, ...periodFields, ...totalsOf(timeline), timeline };
};
