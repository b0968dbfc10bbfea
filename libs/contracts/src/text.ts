import * as z from 'zod';

/**
 * Text somebody types: trimmed, required with its own sentence. Further rules speak only once there is
 * something to judge, so that an empty field is told one thing and its neighbours are still judged too.
 */
export const filled = (required: string) => z.string(required).trim().min(1, required);

/** A rule that says nothing of an empty field. */
export const unlessEmpty = (rule: (value: string) => boolean) => (value: string) =>
  value === '' || rule(value);

/** Sentences and length of something people write to each other. */
export interface MessageRules {
  empty: string;
  long: string;
  /** Characters. */
  longest: number;
}

/** A message: trimmed, not empty, not too long. */
export const message = ({ empty, long, longest }: MessageRules) =>
  z.string(empty).trim().min(1, empty).max(longest, long);

/** What {@link message} says of a trimmed text, without a schema: composers stand on pages that need none. */
export const wrongIn = (text: string, { empty, long, longest }: MessageRules): string | null => {
  if (text === '') return empty;
  return text.length > longest ? long : null;
};
