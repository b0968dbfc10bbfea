import * as z from './zod.schema.js';
import { example } from './example.js';
import { id, idParams, instant, version } from './id.schema.js';
import { contentTypes } from './item.js';

export const awardView = z.object({
  id,
  award: z.object({
    name: z.string().meta(example('Hat trick')),
    description: z.string().meta(example('Three goals in one game.')),
    image_url: z.string().meta(example('/awards/hat-trick.svg')),
  }),
  /** The item that earned it. */
  source: z.object({ content_type: z.enum(contentTypes), id }).nullable(),
  created_at: instant,
  version,
});
export type AwardView = z.infer<typeof awardView>;

export const awardSchemas = {
  ofPlayer: {
    summary: 'Awards a player has earned, newest first.',
    params: idParams,
    reply: z.array(awardView),
  },
};
