import * as z from 'zod';
import { targetId, version } from './id.js';
import { contentTypes } from './item.js';
import { rateLimits, route } from './route.js';

export const likeBody = z.strictObject({ target_type: z.enum(contentTypes), target_id: targetId });
export type LikeBody = z.infer<typeof likeBody>;

/** Absolute state, never a delta: the reply with the highest version wins. */
export const likeView = z.object({ likesCount: z.int().nonnegative(), userLiked: z.boolean(), version });
export type LikeView = z.infer<typeof likeView>;

const sharedRoute = {
  path: '/api/likes',
  body: likeBody,
  reply: likeView,
  access: 'onboarded',
  limit: rateLimits.write,
} as const;

export const likeRoutes = {
  like: route({ ...sharedRoute, method: 'POST', summary: 'Likes a post, highlight or game.' }),
  unlike: route({ ...sharedRoute, method: 'DELETE', summary: 'Takes a like back.' }),
};
