import * as z from 'zod';

/** Work to do: ids only, re-derivable from rows. The name is the file in `workers/jobs`. */
export const jobs = {
  'remove-object': z.object({ key: z.string() }),
} as const;

export type JobName = keyof typeof jobs;
export type JobPayload<Name extends JobName> = z.infer<(typeof jobs)[Name]>;
export const jobNames = Object.keys(jobs) as JobName[];
