import { type FocusEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Lies over the page, elsewhere in it: the focus comes back from there. */
const over = '[role=dialog], [role=alertdialog], [role=menu]';

interface Kept {
  focused: Element;
  before: readonly Element[];
  watch: MutationObserver;
}

/**
 * What has the focus in a box may go away with what was done by it: what stands in its place then takes the focus,
 * else the last of the box, and where nothing is left the page's heading. What was left otherwise takes nothing.
 * @param stops what may have the focus
 * @returns handlers of the box
 */
export const useKeptFocus = (
  box: RefObject<HTMLElement | null>,
  stops = ':is(a, button, textarea):not(:disabled, [tabindex="-1"])',
) => {
  const last = useRef<Kept>(null);
  const keep = useCallback((next: Kept | null) => {
    last.current?.watch.disconnect();
    last.current = next;
  }, []);
  const all = () => [...(box.current?.querySelectorAll<HTMLElement>(stops) ?? [])];
  const settle = () => {
    if (!last.current || document.activeElement !== document.body) return;
    const { focused, before } = last.current;
    // Disabled, it lost the focus but was not left.
    if (focused.matches(':disabled') && focused.isConnected) return;
    keep(null);
    // A menu closed by a click beside it; one that gives the focus back does so after this.
    if (focused.isConnected) return;
    const prior = before.findLast(({ isConnected }) => isConnected);
    const left = all();
    const next = left[left.findIndex((stop) => stop === prior) + 1] ?? left.at(-1);
    (next ?? document.querySelector('h1'))?.focus({ preventScroll: true });
  };
  useEffect(settle);
  // Before the next page is there: its heading is not for this one.
  useLayoutEffect(() => () => keep(null), [keep]);
  return {
    onFocus: ({ target }: FocusEvent) => {
      const now = all();
      const at = now.findIndex((stop) => stop.contains(target));
      if (at === -1) return;
      // A part of the box may change alone, and a dialog close after what opened it has gone.
      const watch = new MutationObserver(settle);
      watch.observe(document.body, { childList: true, subtree: true });
      keep({ focused: target, before: now.slice(0, at), watch });
    },
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      // The window itself lost the focus and brings it back, or see `settle`.
      if (document.activeElement === target || target.matches(':disabled')) return;
      const to = relatedTarget instanceof Element ? relatedTarget : null;
      if (!box.current?.contains(to) && !to?.closest(over)) keep(null);
    },
  };
};
