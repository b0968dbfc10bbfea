import { createHash } from 'node:crypto';

/** Chance that falls the same way on every run: numbers from 0 to below 1, drawn from a name. */
export const diceOf = (name: string) => {
  let throws = 0;
  const roll = (): number =>
    createHash('sha256').update(`${name} ${throws++}`).digest().readUInt32BE() / 2 ** 32;
  return {
    roll,
    pick: <Value>(values: readonly [Value, ...Value[]]): Value =>
      values[Math.floor(roll() * values.length)] ?? values[0],
  };
};
