import {
  type Attributes,
  type ComponentType,
  createElement,
  type ReactElement,
  useEffect,
  useState,
} from 'react';
import { loadChunk } from './lazy-page';

/** A part of a page whose script comes once it is needed. */
export interface Part<Props> {
  /** The name of its script. */
  chunk: string;
  load: () => Promise<ComponentType<Props>>;
}

/**
 * Draws the part; null until it is here. One that does not come takes nothing else down, and is asked for again
 * when it is needed anew.
 * @param failed is told that it did not come
 */
export const usePart = <Props extends object>(
  { chunk, load }: Part<Props>,
  needed: boolean,
  failed?: () => void,
): ((props: Props & Attributes) => ReactElement) | null => {
  const [part, setPart] = useState<{ Shown: ComponentType<Props> } | null>(null);
  const missing = needed && !part;
  useEffect(() => {
    if (!missing) return undefined;
    let wanted = true;
    loadChunk(chunk, load)
      .then((Shown) => wanted && setPart({ Shown }))
      .catch(() => wanted && failed?.());
    return () => {
      wanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- asked for once each time it is needed
  }, [missing]);
  return part && ((props) => createElement(part.Shown, props));
};
