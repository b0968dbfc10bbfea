import * as z from './zod.schema.js';
import { example } from './example.js';
import { id, instant, version } from './id.schema.js';
import { organizationCard } from './organization.schema.js';
import { author } from './player.schema.js';
import { commenterGroups } from './player.js';

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
  /** The author's setting that keeps the viewer from commenting; null if they can comment. */
  comment_refusal: z.enum(commenterGroups).exclude(['everyone']).nullable(),
  version,
};

/** Fields that depend on the viewer. Live events and public views leave them out. */
export const viewerFields = { userLiked: true, can: true, comments: true, comment_refusal: true } as const;
