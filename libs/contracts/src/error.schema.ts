import * as z from 'zod';

/** Body of every error reply; `message` is shown to people. */
export const errorView = z.object({
  statusCode: z.int(),
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ErrorView = z.infer<typeof errorView>;
