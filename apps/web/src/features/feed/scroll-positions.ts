import type { VirtualItem } from '@tanstack/react-virtual';
import { onViewerChange } from '../../state/live-client';

/** Scroll position of a list when the viewer left it. */
export interface ScrollPosition {
  /** First visible item, and how much of it was above the window (px). */
  id: string;
  offsetPx: number;
  /** Id of the focused item. */
  focusedId: string | null;
  /** Measured rows, to restore the position without rendering them. */
  measurements: VirtualItem[];
}

/** Positions by history entry key: the same URL may have several entries. */
export const scrollPositions = new Map<string, ScrollPosition>();
onViewerChange(() => scrollPositions.clear());
