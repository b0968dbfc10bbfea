import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Returns the id of the item card that contains the target. */
export const itemIdOf = (target: EventTarget | null): string | null =>
  (target instanceof Element && target.closest('article')?.dataset['item']) || null;

/** Focuses items by id, also ones not rendered yet. `pinnedId` has focus or is about to get it and must stay rendered. */
export const useItemFocus = (list: RefObject<HTMLElement | null>) => {
  const [pinnedId, setPinnedId] = useState<string | null>(null);
  const pendingFocus = useRef<{ id: string; scroll: boolean } | null>(null);
  const tryFocus = useCallback(() => {
    const { id, scroll } = pendingFocus.current ?? {};
    const article = id && list.current?.querySelector<HTMLElement>(`article[data-item="${id}"]`);
    if (!article) return;
    pendingFocus.current = null;
    article.focus({ preventScroll: !scroll });
  }, [list]);
  useEffect(tryFocus);
  const focus = useCallback(
    (id: string, scroll: boolean) => {
      pendingFocus.current = { id, scroll };
      setPinnedId(id);
      tryFocus();
    },
    [tryFocus],
  );
  const onFocus = ({ target }: FocusEvent) => setPinnedId(itemIdOf(target));
  return { pinnedId, focus, onFocus };
};
