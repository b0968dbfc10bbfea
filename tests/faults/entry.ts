import * as z from 'zod';

/** What a fault cost with one seed. */
export const entry = z.strictObject({
  fault: z.string(),
  seed: z.string(),
  /** Cores of the machine, and how many were wanted on the mean of the last quarter of an hour. */
  cores: z.number(),
  wanted: z.number(),
  /** How often each thing happened, in the order of the page's columns; absent where nothing was sent. */
  counts: z.record(z.string(), z.number()).optional(),
  figures: z.array(z.strictObject({ what: z.string(), value: z.number(), limit: z.number().optional() })),
});
export type Entry = z.infer<typeof entry>;
