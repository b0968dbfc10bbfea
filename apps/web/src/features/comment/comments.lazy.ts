import type { LazyComponent } from '../../ui/use-lazy-component';
import type { CommentsProps } from './comments';

/** The comments of a card, loaded when they are opened. */
export const comments: LazyComponent<CommentsProps> = {
  chunk: 'comments',
  load: () => import('./comments').then((module) => module.Comments),
};
