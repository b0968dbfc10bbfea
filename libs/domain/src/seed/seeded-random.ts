import { createHash } from 'node:crypto';

/** Returns a deterministic random generator seeded by `name`. Numbers are from 0 (included) to 1 (excluded). */
export const seededRandom = (name: string) => {
  let count = 0;
  const next = (): number =>
    createHash('sha256').update(`${name} ${count++}`).digest().readUInt32BE() / 2 ** 32;
  return {
    next,
    pick: <Value>(values: readonly [Value, ...Value[]]): Value =>
      values[Math.floor(next() * values.length)] ?? values[0],
  };
};
