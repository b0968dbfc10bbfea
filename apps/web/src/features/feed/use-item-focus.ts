import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** The item whose card something lies in. */
export const itemOf = (target: EventTarget | null): string | null =>
  (target instanceof Element && target.closest('article')?.dataset['item']) || null;

/** Gives items the focus, also those that are not drawn yet; `kept` has it or is about to. */
export const useItemFocus = (list: RefObject<HTMLElement | null>) => {
  const [kept, setKept] = useState<string | null>(null);
  const wanted = useRef<{ id: string; scroll: boolean } | null>(null);
  const settle = useCallback(() => {
    const { id, scroll } = wanted.current ?? {};
    const article = id && list.current?.querySelector<HTMLElement>(`article[data-item="${id}"]`);
    if (!article) return;
    wanted.current = null;
    article.focus({ preventScroll: !scroll });
  }, [list]);
  useEffect(settle);
  const focus = useCallback(
    (id: string, scroll: boolean) => {
      wanted.current = { id, scroll };
      setKept(id);
      settle();
    },
    [settle],
  );
  const onFocus = ({ target }: FocusEvent) => setKept(itemOf(target));
  return { kept, focus, onFocus };
};
