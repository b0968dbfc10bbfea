import type { Stage } from './stage.js';

/** What is aimed at, of the ratio or, without a floor, of the product's own figure. */
export type Bar = { least: number } | { most: number };

/** One line of the table, known by what it is of, in which unit. */
export interface Line {
  id: string;
  what: string;
  unit: string;
  floor?: number;
  product: number;
  /** What is held to the bar: product by floor, or the product alone. */
  held: number;
  /** What was held when it missed its bar and was measured once more. */
  missed?: number;
  bar?: Bar;
}

export interface Effort {
  rounds: number;
  /** Of one measurement in one round, s. */
  seconds: number;
  /** Share of sizes that are counted, not timed. */
  share: number;
}

/** One piece of work that measures some bars; it stops all it started. */
export interface Part {
  ids: readonly string[];
  run(stage: Stage, effort: Effort, tell: (line: Line) => void): Promise<void>;
}

export const reached = ({ held, bar }: Line): boolean =>
  !bar || ('least' in bar ? held >= bar.least : held <= bar.most);
