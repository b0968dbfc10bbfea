import {
  type Attributes,
  type ComponentType,
  createElement,
  type ReactElement,
  useEffect,
  useState,
} from 'react';
import { loadChunk } from './lazy-page';
import { useBackToClose } from './use-back-to-close';

/** A component with a script that is loaded on demand. */
export interface LazyComponent<Props> {
  /** The name of the chunk, for error messages. */
  chunk: string;
  load: () => Promise<ComponentType<Props>>;
}

/**
 * Loads a component once `needed` is true.
 * @param onError called when loading fails; the next change of `needed` to true tries again
 * @returns a render function, or null until the component is loaded
 */
export const useLazyComponent = <Props extends object>(
  { chunk, load }: LazyComponent<Props>,
  needed: boolean,
  onError?: () => void,
): ((props: Props & Attributes) => ReactElement) | null => {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> } | null>(null);
  const missing = needed && !loaded;
  useEffect(() => {
    if (!missing) return undefined;
    let active = true;
    loadChunk(chunk, load)
      .then((Component) => active && setLoaded({ Component }))
      .catch(() => active && onError?.());
    return () => {
      active = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- loads once each time it becomes needed
  }, [missing]);
  return loaded && ((props) => createElement(loaded.Component, props));
};

/**
 * As {@link useLazyComponent}, for a dialog that a menu opens. The dialog takes over the history entry of the menu at
 * once, so that Back closes it also while it loads.
 */
export const useLazyDialog = <Props extends object>(
  dialog: LazyComponent<Props>,
  open: boolean,
  close: () => void,
) => {
  const render = useLazyComponent(dialog, open, close);
  useBackToClose(open && render === null, close);
  return render;
};
