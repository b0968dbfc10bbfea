import * as z from 'zod';
import { id, idParams, instant, version } from './id.js';
import { contentTypes } from './item.js';
import { rateLimits, route } from './route.js';

export const awardView = z.object({
  id,
  award: z.object({ name: z.string(), description: z.string(), image_url: z.string() }),
  /** The item that earned it. */
  source: z.object({ content_type: z.enum(contentTypes), id }).nullable(),
  created_at: instant,
  version,
});
export type AwardView = z.infer<typeof awardView>;

export const awardRoutes = {
  ofPlayer: route({
    method: 'GET',
    path: '/api/users/:id/awards',
    summary: 'Awards a player has earned, newest first.',
    params: idParams,
    reply: z.array(awardView),
    access: 'onboarded',
    limit: rateLimits.read,
  }),
};
