/** `91.7`, `1,000` and `05` as they are compared: `91.7`, `1000` and `5`. */
const bare = (digits: string): string => String(Number(digits.replaceAll(',', '')));

/** Every number that stands in a text. */
export const numbersIn = (text: string): string[] =>
  (text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []).map(bare);

/** Not for readers: addresses, and where a diagram draws its marks. */
const unsaid = new Set(['id', 'drill_id', 'date', 'diagram']);

/** Every number anywhere in what was found: the only ones an answer may name. */
export const numbersOf = (found: unknown): Set<string> =>
  new Set(
    numbersIn(JSON.stringify(found, (key, value: unknown) => (unsaid.has(key) ? undefined : value)) ?? ''),
  );
