import type { Part } from '../../use-part';
import type { CommentsProps } from './comments';

/** The comments of a card, loaded when they are opened. */
export const comments: Part<CommentsProps> = {
  chunk: 'comments',
  load: () => import('./comments').then((module) => module.Comments),
};
