/** Insertions, deletions, replacements and swaps of neighbours between two words, up to `max` + 1. */
export const editDistance = (from: string, to: string, max: number): number => {
  if (Math.abs(from.length - to.length) > max) return max + 1;
  const rows = [Array.from({ length: to.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const at = (y: number, x: number) => (y === i ? row : rows[y])?.[x] ?? 0;
      const replaced = at(i - 1, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const swapped = isSwap ? at(i - 2, j - 2) + 1 : Infinity;
      row.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replaced, swapped));
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
};
