import * as z from './zod.schema.js';
import { cleanLine, cleanText, growthError, textRules, type MessageRules } from './text.js';

/** The rule of every text of a request: {@link growthError}. It comes first, and no other rule reads a refused text. */
export const limitedGrowth = z.refine<string>((text) => growthError(text) === null, {
  abort: true,
  error: ({ input }) => growthError(String(input)) ?? textRules.grows,
});

/** Returns a schema of a text that is taken as it is, such as a password, a token or a cursor. */
export const rawText = (message?: string) => z.string(message).check(limitedGrowth);

/** Returns a schema of a single line, such as a title or a search: {@link cleanLine}. */
export const line = (message?: string) => rawText(message).overwrite(cleanLine);

/** Returns a schema of a free text: {@link cleanText}. */
export const freeText = (message?: string) => rawText(message).overwrite(cleanText);

/**
 * Returns a schema of a required line. Wrap further rules in {@link skipEmpty}: an empty field then
 * reports only `required`, and the other fields are still validated.
 */
export const requiredText = (required: string) => line(required).min(1, required);

/** Returns the rule, passing for an empty field. */
export const skipEmpty = (rule: (value: string) => boolean) => (value: string) => value === '' || rule(value);

/** Returns a schema of a text that is neither empty nor too long. */
export const messageText = ({ empty, long, maxLength }: MessageRules) =>
  freeText(empty).min(1, empty).max(maxLength, long);
