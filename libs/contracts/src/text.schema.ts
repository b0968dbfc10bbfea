import * as z from './zod.schema.js';
import { cleanLine, cleanText, type MessageRules } from './text.js';

/** Returns a schema of a single line, such as a title or a search: {@link cleanLine}. */
export const line = (message?: string) => z.string(message).overwrite(cleanLine);

/** Returns a schema of a free text: {@link cleanText}. */
export const freeText = (message?: string) => z.string(message).overwrite(cleanText);

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
