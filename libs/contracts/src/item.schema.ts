import * as z from 'zod';
import { example } from './example.js';
import { id, instant, version } from './id.schema.js';
import { organizationCard } from './organization.schema.js';
import { author } from './player.schema.js';

export const commentExample = example('What a save!');
export const commentView = z.object({
  id,
  content: z.string().meta(commentExample),
  created_at: instant,
  user: author,
  version,
});
export type CommentView = z.infer<typeof commentView>;

/** Fields of every feed item. */
export const itemFields = {
  id,
  created_at: instant,
  /** Sort key in feeds, newest first. */
  feed_at: instant,
  user: author,
  organization_id: id.nullable(),
  organization: organizationCard.nullable(),
  /** `likes` and `likesCount` are always equal. */
  likes: z.int().nonnegative().meta(example(12)),
  likesCount: z.int().nonnegative().meta(example(12)),
  userLiked: z.boolean().meta(example(true)),
  commentsCount: z.int().nonnegative().meta(example(1)),
  comments: z.array(commentView).max(3),
  can: z.object({ edit: z.boolean(), remove: z.boolean() }),
  version,
};
