/** What the app uses of a `Storage`. No method throws. */
export interface WebStorage {
  getItem: (key: string) => string | null;
  /** @returns whether the value outlasts the page */
  setItem: (key: string, value: string) => boolean;
  removeItem: (key: string) => void;
  keys: () => string[];
}

/**
 * Guards a browser storage that may be closed (privacy settings) or full. A value that it does not take goes to
 * `fallback`, or else lasts as long as the page.
 */
const guard = (open: () => Storage, fallback?: WebStorage): WebStorage => {
  const memory = new Map<string, string>();
  const run = <Result>(work: (storage: Storage) => Result): Result | null => {
    try {
      return work(open());
    } catch {
      return null;
    }
  };
  const spare: WebStorage = fallback ?? {
    getItem: (key) => memory.get(key) ?? null,
    setItem: (key, value) => {
      memory.set(key, value);
      return false;
    },
    removeItem: (key) => void memory.delete(key),
    keys: () => [...memory.keys()],
  };
  return {
    // The spare first: it has a value only if a later one did not fit into the storage.
    getItem: (key) => spare.getItem(key) ?? run((storage) => storage.getItem(key)),
    setItem: (key, value) => {
      const isStored = run((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (!isStored) return spare.setItem(key, value);
      spare.removeItem(key);
      return true;
    },
    removeItem: (key) => {
      spare.removeItem(key);
      run((storage) => storage.removeItem(key));
    },
    keys: () => [...new Set([...spare.keys(), ...(run((storage) => Object.keys(storage)) ?? [])])],
  };
};

/** Lasts as long as the tab. */
export const tabStorage = guard(() => sessionStorage);

/** Shared by all tabs. A value that does not fit into it lasts as long as the tab. */
export const deviceStorage = guard(() => localStorage, tabStorage);

/** Drops the value that only this tab has, because another tab has changed the shared one. */
export const dropTabValue = (key: string): void => tabStorage.removeItem(key);
