import * as z from './zod.schema.js';
import { example } from './example.js';
import { organizationResult } from './organization.schema.js';
import { postRules } from './post.js';

const messageExample = example(postRules.empty);

/** Body of every error reply; `message` is shown to people. */
export const errorView = z.object({
  statusCode: z.int().meta(example(400)),
  message: z.string().meta(messageExample),
  errors: z
    .array(z.object({ path: z.string().meta(example('content')), message: z.string().meta(messageExample) }))
    .optional(),
  /** Organizations with a name like that of a new one. */
  candidates: z.array(organizationResult).optional(),
});
export type ErrorView = z.infer<typeof errorView>;
