/** A value that live events carry with a version, and REST replies without one. */
export interface LiveValue<Value> {
  value: Value;
  /** The version of the last live event; -1 before the first. */
  version: number;
  /** The time (ms) at which the value was current. Replies to earlier requests are older. */
  knownAt: number;
}

export const unknownValue = <Value>(value: Value): LiveValue<Value> => ({ value, version: -1, knownAt: 0 });

/** Applies a REST reply to a request sent at `requestedAt` (ms). */
export const reduceReply = <Value>(
  current: LiveValue<Value>,
  value: Value,
  requestedAt: number,
): LiveValue<Value> =>
  requestedAt >= current.knownAt ? { ...current, value, knownAt: requestedAt } : current;

/** Applies a live event of this version, received at `now` (ms). */
export const reduceEvent = <Value>(
  current: LiveValue<Value>,
  value: Value,
  version: number,
  now: number,
): LiveValue<Value> => (version > current.version ? { value, version, knownAt: now } : current);
