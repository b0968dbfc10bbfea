/** A value and its version. Version -1 is a default that any event or reply replaces. */
export interface Facet<Value> {
  value: Value;
  version: number;
}

export const guess = <Value>(value: Value): Facet<Value> => ({ value, version: -1 });

/** Returns the higher version. Values of equal versions are the same. */
export const later = <Value>(current: Facet<Value>, value: Value, version: number): Facet<Value> =>
  version >= current.version ? { value, version } : current;
