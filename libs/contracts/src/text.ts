import * as z from 'zod';

/**
 * Text somebody types: trimmed, required with its own sentence. Further rules speak only once there is
 * something to judge, so that an empty field is told one thing and its neighbours are still judged too.
 */
export const filled = (required: string) => z.string(required).trim().min(1, required);

/** A rule that says nothing of an empty field. */
export const unlessEmpty = (rule: (value: string) => boolean) => (value: string) =>
  value === '' || rule(value);
