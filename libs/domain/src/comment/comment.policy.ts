import type { Actor } from '../actor.js';

/** Its own author removes a comment, and so does the author of the item it stands under. */
export const canRemoveComment = (
  actor: Pick<Actor, 'id'>,
  comment: { commenter_id: string; author_id: string },
): boolean => actor.id === comment.commenter_id || actor.id === comment.author_id;
