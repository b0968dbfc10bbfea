/** A value and its version. Version -1 is a default that any event or reply replaces. */
export interface Versioned<Value> {
  value: Value;
  version: number;
}

export const unversioned = <Value>(value: Value): Versioned<Value> => ({ value, version: -1 });

/** Returns the higher version. Values of equal versions are the same. */
export const newer = <Value>(current: Versioned<Value>, value: Value, version: number): Versioned<Value> =>
  version >= current.version ? { value, version } : current;
