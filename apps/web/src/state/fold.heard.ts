/** A value that sockets tell with a version, and REST without one. */
export interface Heard<Value> {
  value: Value;
  /** Of the last live fact; -1 before the first. */
  version: number;
  /** When it was true (ms). A REST answer to a request sent earlier than this is older. */
  knownAt: number;
}

export const unheard = <Value>(value: Value): Heard<Value> => ({ value, version: -1, knownAt: 0 });

/** A REST answer to a request sent at `askedAt` (ms). */
export const foldAnswer = <Value>(known: Heard<Value>, value: Value, askedAt: number): Heard<Value> =>
  askedAt >= known.knownAt ? { ...known, value, knownAt: askedAt } : known;

/** A fact of this version, which reached us at `now` (ms). */
export const foldHeard = <Value>(
  known: Heard<Value>,
  value: Value,
  version: number,
  now: number,
): Heard<Value> => (version > known.version ? { value, version, knownAt: now } : known);
