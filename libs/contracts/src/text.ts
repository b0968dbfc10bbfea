/** Messages and maximum length of a text people write to each other. */
export interface MessageRules {
  empty: string;
  long: string;
  /** Characters. */
  maxLength: number;
}

/** Validates a trimmed text as {@link messageText} does, but without loading zod. @returns the message, or null. */
export const messageError = (text: string, { empty, long, maxLength }: MessageRules): string | null => {
  if (text === '') return empty;
  return text.length > maxLength ? long : null;
};

/** '1 goal', '2 goals'; an irregular plural is given: `pluralize(2, 'loss', 'losses')`. */
export const pluralize = (count: number, singular: string, plural = `${singular}s`): string =>
  `${count} ${count === 1 ? singular : plural}`;
