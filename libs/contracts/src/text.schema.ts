import * as z from 'zod';
import type { MessageRules } from './text.js';

/**
 * Returns a schema of trimmed, required text. Wrap further rules in {@link skipEmpty}: an empty field then
 * reports only `required`, and the other fields are still validated.
 */
export const requiredText = (required: string) => z.string(required).trim().min(1, required);

/** Returns the rule, passing for an empty field. */
export const skipEmpty = (rule: (value: string) => boolean) => (value: string) => value === '' || rule(value);

/** Returns a schema of a trimmed text that is neither empty nor too long. */
export const messageText = ({ empty, long, maxLength }: MessageRules) =>
  z.string(empty).trim().min(1, empty).max(maxLength, long);
