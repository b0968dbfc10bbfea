import * as z from 'zod';

/**
 * Returns a schema of trimmed, required text. Wrap further rules in {@link skipEmpty}: an empty field then
 * reports only `required`, and the other fields are still validated.
 */
export const requiredText = (required: string) => z.string(required).trim().min(1, required);

/** Returns the rule, passing for an empty field. */
export const skipEmpty = (rule: (value: string) => boolean) => (value: string) => value === '' || rule(value);

/** Messages and maximum length of a text people write to each other. */
export interface MessageRules {
  empty: string;
  long: string;
  /** Characters. */
  maxLength: number;
}

/** Returns a schema of a trimmed text that is neither empty nor too long. */
export const messageText = ({ empty, long, maxLength }: MessageRules) =>
  z.string(empty).trim().min(1, empty).max(maxLength, long);

/** Validates a trimmed text as {@link messageText} does, but without loading zod. @returns the message, or null. */
export const messageError = (text: string, { empty, long, maxLength }: MessageRules): string | null => {
  if (text === '') return empty;
  return text.length > maxLength ? long : null;
};

/** '1 goal', '2 goals'; an irregular plural is given: `pluralize(2, 'loss', 'losses')`. */
export const pluralize = (count: number, singular: string, plural = `${singular}s`): string =>
  `${count} ${count === 1 ? singular : plural}`;
