import type { VirtualItem } from '@tanstack/react-virtual';
import { onForget } from '../../state/live.link';

/** Where a reader was in a list when they left it. */
export interface ReadingPlace {
  /** The first item they saw, and how far of it was above the window (px). */
  id: string;
  above: number;
  /** The item that had the focus. */
  focused: string | null;
  /** How high the rows were, so that they need not be drawn to know where one begins. */
  rows: VirtualItem[];
}

/** By history entry: Back leads to an entry, and the same address may have many. */
export const readingPlaces = new Map<string, ReadingPlace>();
onForget(() => readingPlaces.clear());
