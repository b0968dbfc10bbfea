import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * What has the focus in a box may go away with what was done by it: what stands in its place then takes the focus,
 * else the last of the box, and where nothing is left the page's heading.
 * @param stops what may have the focus
 * @returns handlers of the box
 */
export const useKeptFocus = (
  box: RefObject<HTMLElement | null>,
  stops = ':is(a, button, textarea):not(:disabled, [tabindex="-1"])',
) => {
  const last = useRef<{ focused: Element; before: readonly Element[] } | null>(null);
  const all = () => [...(box.current?.querySelectorAll<HTMLElement>(stops) ?? [])];
  useEffect(() => {
    if (!last.current || last.current.focused.isConnected || document.activeElement !== document.body) return;
    const prior = last.current.before.findLast(({ isConnected }) => isConnected);
    last.current = null;
    const left = all();
    const next = left[left.findIndex((stop) => stop === prior) + 1] ?? left.at(-1);
    (next ?? document.querySelector('h1'))?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      const now = all();
      const at = now.findIndex((stop) => stop.contains(target));
      // Dialogs and menus of the box lie elsewhere: the focus comes back from them.
      if (at !== -1) last.current = { focused: target, before: now.slice(0, at) };
    },
  };
};
