/** What one import may hold. */
export const importLimits = { characters: 20_000, bytes: 1_000_000, rows: 200, lines: 2_000 } as const;

/** Longer cells are cut, and further columns left out: no roster needs them, and reading stays fast. */
export const cellLimits = { characters: 500, columns: 100 } as const;
