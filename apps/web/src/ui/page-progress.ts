import { atom, getDefaultStore } from 'jotai';

const countAtom = atom(0);
/** Whether something that was opened waits for its script or its page. `Root` shows a progress bar. */
export const isLoadingAtom = atom((get) => get(countAtom) > 0);

/** Later: React may be rendering. */
const change = (by: 1 | -1) => queueMicrotask(() => getDefaultStore().set(countAtom, (count) => count + by));

/** Shows the progress bar. @returns a function that ends it */
export const beginLoading = (): (() => void) => {
  change(1);
  return () => change(-1);
};
