import * as z from 'zod';

/** Results of a fault scenario with one seed, as stored in `record.json`. */
export const faultResultSchema = z.strictObject({
  fault: z.string(),
  seed: z.string(),
  cores: z.number(),
  /** Load average of the last 15 minutes. */
  loadAverage: z.number(),
  /** Values by column of the report; absent when the scenario sends no commands. */
  counts: z.record(z.string(), z.number()).optional(),
  figures: z.array(z.strictObject({ what: z.string(), value: z.number(), limit: z.number().optional() })),
});
export type FaultResult = z.infer<typeof faultResultSchema>;
