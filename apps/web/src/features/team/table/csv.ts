/** Spreadsheet programs run a cell that begins with one of these as a formula. */
const formulaStart = /^[=+\-@\t\r]/;

const cellOf = (value: string | number): string => {
  const text = String(value);
  const safe = typeof value === 'string' && formulaStart.test(text) ? `'${text}` : text;
  return /[",;\r\n\t]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Returns rows as CSV. A text that a spreadsheet program would run as a formula gets an apostrophe in front. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
