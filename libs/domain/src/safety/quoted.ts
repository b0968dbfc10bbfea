/**
 * What people wrote, as data for a model: one line, without the marks that end a quote or begin an instruction.
 */
export const quoted = (text: string, longest = 200): string =>
  JSON.stringify(
    text
      .normalize('NFKC')
      .replace(/[<>`{}[\]\\"]|[\p{Cc}\p{Cf}]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, longest),
  );
