import type { Actor } from '../actor.js';

/** A comment may be removed by its author and by the author of its item. */
export const canRemoveComment = (
  actor: Pick<Actor, 'id'>,
  comment: { commenter_id: string; author_id: string },
): boolean => actor.id === comment.commenter_id || actor.id === comment.author_id;
