import { type FocusEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Overlays outside the container; the focus returns from them. */
const overlays = '[role=dialog], [role=alertdialog], [role=menu]';

interface FocusState {
  focused: Element;
  before: readonly Element[];
  observer: MutationObserver;
}

/**
 * Recovers the focus when the focused element is removed from a container, for instance a row by its delete button.
 * The element in its place gets the focus, else the last one of the container, else the page's heading. Nothing
 * happens when the user moved the focus away.
 * @param stops the selector of elements that can get the focus
 * @returns event handlers for the container
 */
export const useFocusRecovery = (
  container: RefObject<HTMLElement | null>,
  stops = ':is(a, button, textarea):not(:disabled, [tabindex="-1"])',
) => {
  const last = useRef<FocusState>(null);
  const setLast = useCallback((next: FocusState | null) => {
    last.current?.observer.disconnect();
    last.current = next;
  }, []);
  const allStops = () => [...(container.current?.querySelectorAll<HTMLElement>(stops) ?? [])];
  const recover = () => {
    if (!last.current || document.activeElement !== document.body) return;
    const { focused, before } = last.current;
    // A disabled element loses the focus without the user leaving it.
    if (focused.matches(':disabled') && focused.isConnected) return;
    setLast(null);
    // The element still exists: a menu was closed by a click outside. If it returns the focus, it does so later.
    if (focused.isConnected) return;
    const previous = before.findLast(({ isConnected }) => isConnected);
    const remaining = allStops();
    const next = remaining[remaining.findIndex((stop) => stop === previous) + 1] ?? remaining.at(-1);
    (next ?? document.querySelector('h1'))?.focus({ preventScroll: true });
  };
  useEffect(recover);
  // On unmount, so that the next page's heading is not focused.
  useLayoutEffect(() => () => setLast(null), [setLast]);
  return {
    onFocus: ({ target }: FocusEvent) => {
      const current = allStops();
      const index = current.findIndex((stop) => stop.contains(target));
      if (index === -1) return;
      // Parts of the container may change without a render here, and a dialog may close after its opener is removed.
      const observer = new MutationObserver(recover);
      observer.observe(document.body, { childList: true, subtree: true });
      setLast({ focused: target, before: current.slice(0, index), observer });
    },
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      // Ignore blur of the whole window and of disabled elements.
      if (document.activeElement === target || target.matches(':disabled')) return;
      const nextTarget = relatedTarget instanceof Element ? relatedTarget : null;
      if (!container.current?.contains(nextTarget) && !nextTarget?.closest(overlays)) setLast(null);
    },
  };
};
