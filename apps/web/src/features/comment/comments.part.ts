import type { Part } from '../../use-part';
import type { CommentsProps } from './comments';

/** The comments for cards: their script comes when somebody opens them. */
export const comments: Part<CommentsProps> = {
  chunk: 'comments',
  load: () => import('./comments').then((part) => part.Comments),
};
