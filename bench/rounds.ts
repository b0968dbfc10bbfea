export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** @param fraction 0 to 1; 0.99 is the 99th percentile */
export const quantile = (values: number[], fraction: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(Math.floor(values.length * fraction), values.length - 1)] ?? 0;

/**
 * Measures the median duration of each function over `runs` runs, ms. The functions alternate, so that other load on the
 * machine affects all of them. A tenth of `runs` is added first as warm-up and discarded.
 */
export const measureInterleaved = async <Name extends string>(
  work: Record<Name, (run: number) => Promise<unknown>>,
  runs: number,
): Promise<Record<Name, number>> => {
  const names = Object.keys(work) as Name[];
  const durations = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let run = -runs / 10; run < runs; run++)
    for (const name of names) {
      const startedAt = process.hrtime.bigint();
      await work[name](Math.abs(run));
      if (run >= 0) durations.get(name)?.push(Number(process.hrtime.bigint() - startedAt) / 1e6);
    }
  return Object.fromEntries(names.map((name) => [name, median(durations.get(name) ?? [])])) as Record<
    Name,
    number
  >;
};

/** Measurements of one round of one side, by metric. */
export type Sample<Metric extends string> = Record<Metric, number>;

/** Discarded rounds for request benchmarks: V8 compiles hot code while it runs, and the product takes longer than a baseline. */
export const warmUpRounds = 3;

/** Runs the sides alternately, round by round. @param warm number of discarded warm-up rounds */
export const interleave = async <Metric extends string, Side extends string>(
  rounds: number,
  sides: Record<Side, (round: number) => Promise<Sample<Metric>>>,
  warm = 1,
): Promise<Record<Side, Sample<Metric>[]>> => {
  const names = Object.keys(sides) as Side[];
  const samples = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Side,
    Sample<Metric>[]
  >;
  for (let round = -warm; round < rounds; round++)
    for (const name of names) {
      const sample = await sides[name](round);
      if (round >= 0) samples[name].push(sample);
    }
  return samples;
};

/**
 * Returns the medians of one metric and the median of the per-round ratios product / baseline. Ratios are per round, because
 * a temporary load affects both sides of a round.
 */
export const compare = <Metric extends string>(
  baseline: Sample<Metric>[],
  product: Sample<Metric>[],
  metric: Metric,
) => ({
  baseline: median(baseline.map((sample) => sample[metric])),
  product: median(product.map((sample) => sample[metric])),
  ratio: median(product.map((sample, round) => sample[metric] / (baseline[round]?.[metric] ?? NaN))),
});
