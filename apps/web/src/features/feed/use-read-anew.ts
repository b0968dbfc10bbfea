import { useEffect } from 'react';

/** Reads on while more rows are in front of the reader than are known to be so. */
export const useReadAnew = (needed: number, readTo: number, readOn: () => void): void =>
  useEffect(() => {
    if (needed > readTo) readOn();
  }, [needed, readTo, readOn]);
