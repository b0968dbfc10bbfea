import * as z from './zod.schema.js';
import { example } from './example.js';
import { targetId, version } from './id.schema.js';
import { contentTypes } from './item.js';

const likeBody = z.strictObject({ target_type: z.enum(contentTypes), target_id: targetId });
export type LikeBody = z.infer<typeof likeBody>;

/** Absolute state, never a delta: the reply with the highest version wins. */
const likeView = z.object({
  likesCount: z.int().nonnegative().meta(example(12)),
  userLiked: z.boolean(),
  version,
});
export type LikeView = z.infer<typeof likeView>;

const sharedRoute = { body: likeBody, reply: likeView };

export const likeSchemas = {
  like: { summary: 'Likes a post, highlight or game.', ...sharedRoute },
  unlike: { summary: 'Removes a like.', ...sharedRoute },
};
