import type { BenchEnv } from './bench-env.js';

/** Target for a result's `value`. */
type Target = { min: number } | { max: number };

/** One row of the report, identified by `id`, `what` and `unit`. */
export interface BenchResult {
  id: string;
  what: string;
  unit: string;
  /** Measurement of the baseline program. */
  baseline?: number;
  product: number;
  /** Compared with the target: the ratio product / baseline, or `product` without a baseline. */
  value: number;
  /** The first value, when it missed the target and the scenario was measured again. */
  firstValue?: number;
  target?: Target;
}

export interface RunSettings {
  rounds: number;
  /** Duration of one measurement in one round. */
  seconds: number;
  /** Factor for the sizes of measurements that count operations instead of time, 0 to 1. */
  scale: number;
}

/** Measures one or more benchmarks. It must stop everything it starts. */
export interface Scenario {
  ids: readonly string[];
  run(benchEnv: BenchEnv, settings: RunSettings, record: (result: BenchResult) => void): Promise<void>;
}

/** Whether the result meets its target; true without one. */
export const meetsTarget = ({ value, target }: BenchResult): boolean =>
  !target || ('min' in target ? value >= target.min : value <= target.max);
