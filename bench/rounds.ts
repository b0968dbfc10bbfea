export const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** The value below which this share of all values lies. */
export const quantile = (values: number[], share: number): number =>
  values.toSorted((one, other) => one - other)[
    Math.min(Math.floor(values.length * share), values.length - 1)
  ] ?? 0;

/**
 * Median milliseconds of each piece of work over `runs` runs. They take turns, run after run, so that whatever
 * else the machine does falls on all of them; the first tenth warms caches and plans and is thrown away.
 */
export const interleaved = async <Name extends string>(
  work: Record<Name, (run: number) => Promise<unknown>>,
  runs: number,
): Promise<Record<Name, number>> => {
  const names = Object.keys(work) as Name[];
  const taken = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let run = -runs / 10; run < runs; run++)
    for (const name of names) {
      const began = process.hrtime.bigint();
      await work[name](Math.abs(run));
      if (run >= 0) taken.get(name)?.push(Number(process.hrtime.bigint() - began) / 1e6);
    }
  return Object.fromEntries(names.map((name) => [name, median(taken.get(name) ?? [])])) as Record<
    Name,
    number
  >;
};

/** What one round of one side gave, by the name of the figure. */
export type Sample<Figure extends string> = Record<Figure, number>;

/** Rounds that are thrown away: V8 compiles what runs often while it runs, and what is larger takes longer. */
export const warmUp = 3;

/** Floor and product in turns, after rounds of each that are thrown away. */
export const inTurns = async <Figure extends string, Side extends string>(
  rounds: number,
  sides: Record<Side, (round: number) => Promise<Sample<Figure>>>,
  warm = 1,
): Promise<Record<Side, Sample<Figure>[]>> => {
  const names = Object.keys(sides) as Side[];
  const found = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Side,
    Sample<Figure>[]
  >;
  for (let round = -warm; round < rounds; round++)
    for (const name of names) {
      const sample = await sides[name](round);
      if (round >= 0) found[name].push(sample);
    }
  return found;
};

/** Medians of both sides, and of the ratios of each round: a machine that is busy for a while is so for both. */
export const compare = <Figure extends string>(
  floor: Sample<Figure>[],
  product: Sample<Figure>[],
  figure: Figure,
) => ({
  floor: median(floor.map((sample) => sample[figure])),
  product: median(product.map((sample) => sample[figure])),
  ratio: median(product.map((sample, round) => sample[figure] / (floor[round]?.[figure] ?? NaN))),
});
