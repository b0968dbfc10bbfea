import { atom, getDefaultStore } from 'jotai';
import { getTraversal } from './history-traversal';

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

let isLeaving = false;
/** Whether another document is being loaded in place of this page. */
export const isLeavingPage = (): boolean => isLeaving;

/** Loads another document in place of this page, with the progress bar until then. */
export const openDocument = (path: string): void => {
  const endLoading = beginLoading();
  isLeaving = true;
  // The browser may bring this page back.
  const onPageHide = () => {
    isLeaving = false;
    endLoading();
  };
  addEventListener('pagehide', onPageHide, { once: true });
  void Promise.resolve(getTraversal()?.ended).then(() => location.assign(path));
};
