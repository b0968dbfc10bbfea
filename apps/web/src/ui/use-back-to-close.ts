import { useEffect, useLayoutEffect, useRef } from 'react';
import { getTraversal, traverse } from './history-traversal';
import { isLeavingPage } from './page-progress';

/** Close functions of the open overlays, the topmost last. */
const overlays: (() => void)[] = [];

/** The number of overlays that an entry of the browser history was pushed for. */
const depthOf = (state: unknown): number =>
  state && typeof state === 'object' && 'overlays' in state ? Number(state.overlays) : 0;

/** Whether the current history entry belongs to an overlay, so that a navigation from it replaces the entry. */
export const isOverlayEntry = (): boolean => !getTraversal() && depthOf(history.state) > 0;

/** How often to look whether a navigation is over (ms). */
const navigationCheckMs = 50;
let isNavigating = () => false;
/** The router says whether a navigation is loading. */
export const setNavigationCheck = (check: () => boolean): void => {
  isNavigating = check;
};

/** Gives every open overlay a history entry, and leaves entries of closed ones. */
const syncHistory = () => {
  // Going back would cancel a navigation, such as the redirect after a logout.
  if (isNavigating() || isLeavingPage() || getTraversal()) {
    setTimeout(syncHistory, navigationCheckMs);
    return;
  }
  const depth = depthOf(history.state);
  for (let count = depth + 1; count <= overlays.length; count++)
    history.pushState({ ...history.state, overlays: count }, '');
  const left = depth - overlays.length;
  if (left > 0) traverse(false, () => history.go(-left));
};

const onPopState = ({ state }: PopStateEvent) => {
  const traversal = getTraversal();
  traversal?.end();
  if (traversal?.isByRouter === false) {
    // A dialog that has opened in the meantime stays open.
    syncHistory();
    return;
  }
  for (const close of overlays.slice(depthOf(state)).toReversed()) close();
  // An entry can be left over from a page that was opened from an overlay.
  if (overlays.length === 0) syncHistory();
  // An overlay can refuse to close. Those that close have left the list by then.
  else setTimeout(syncHistory, navigationCheckMs);
};
addEventListener('popstate', onPopState);

/**
 * Closes an overlay with Back, of the browser and of Android. The entries have the address and the state of the page, so
 * the router sees no change. Overlays with an address of their own use {@link useOverlay} instead.
 */
export const useBackToClose = (open: boolean, close: () => void) => {
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });
  // Before the overlay is painted: Back can follow at once.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const closeOverlay = () => latestClose.current();
    overlays.push(closeOverlay);
    syncHistory();
    return () => {
      overlays.splice(overlays.indexOf(closeOverlay), 1);
      // Later: an overlay that replaces this one, or a page that was opened from it, takes over its entry.
      setTimeout(syncHistory, 0);
    };
  }, [open]);
};
