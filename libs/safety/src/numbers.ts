/** Normalizes a number for comparison: `1,000` becomes `1000`, `05` becomes `5`. */
const normalizeNumber = (digits: string): string => String(Number(digits.replaceAll(',', '')));

/** Returns all numbers in a text, normalized. */
export const numbersIn = (text: string): string[] =>
  (text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []).map(normalizeNumber);

/** Fields that are not shown to readers: ids, ISO dates and diagram coordinates. */
const hiddenFields = new Set(['id', 'drill_id', 'date', 'diagram']);

/** Returns all numbers in a JSON value, hidden fields excluded. An answer may use only these. */
export const numbersInJson = (value: unknown): Set<string> =>
  new Set(
    numbersIn(
      JSON.stringify(value, (key, field: unknown) => (hiddenFields.has(key) ? undefined : field)) ?? '',
    ),
  );
