import { useEffect } from 'react';

/** Loads further pages until `needed` rows are up to date. */
export const useLoadUntil = (needed: number, freshCount: number, loadNext: () => void): void =>
  useEffect(() => {
    if (needed > freshCount) loadNext();
  }, [needed, freshCount, loadNext]);
