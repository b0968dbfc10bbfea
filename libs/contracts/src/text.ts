import * as z from 'zod';

/**
 * Returns a schema of trimmed, required text. Wrap further rules in {@link skipEmpty}: an empty field then
 * reports only `required`, and the other fields are still validated.
 */
export const filled = (required: string) => z.string(required).trim().min(1, required);

/** Returns the rule, passing for an empty field. */
export const unlessEmpty = (rule: (value: string) => boolean) => (value: string) =>
  value === '' || rule(value);

/** Messages and maximum length of a text people write to each other. */
export interface MessageRules {
  empty: string;
  long: string;
  /** Characters. */
  longest: number;
}

/** Returns a schema of a trimmed text that is neither empty nor too long. */
export const message = ({ empty, long, longest }: MessageRules) =>
  z.string(empty).trim().min(1, empty).max(longest, long);

/** Validates a trimmed text as {@link messageText} does, but without loading zod. @returns the message, or null. */
export const wrongIn = (text: string, { empty, long, longest }: MessageRules): string | null => {
  if (text === '') return empty;
  return text.length > longest ? long : null;
};
