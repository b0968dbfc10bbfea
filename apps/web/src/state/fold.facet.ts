/** A value and the version it was true at; -1 is a guess that any fact replaces. */
export interface Facet<Value> {
  value: Value;
  version: number;
}

export const guess = <Value>(value: Value): Facet<Value> => ({ value, version: -1 });

/** The newer of both; facts of one version say the same. */
export const later = <Value>(known: Facet<Value>, value: Value, version: number): Facet<Value> =>
  version >= known.version ? { value, version } : known;
