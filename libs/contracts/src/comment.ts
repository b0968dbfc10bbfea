import type { commentSchemas } from './comment.schema.js';
import { pluralize } from './text.js';
import { rateLimits, type RateLimit, type Routes } from './route.js';

export type * from './comment.schema.js';

export const commentRules = {
  empty: 'Please write a comment first',
  long: 'Comments are at most 1000 characters',
  maxLength: 1000,
  /** Why a viewer may not comment, by the author's setting. */
  refusals: {
    club_and_followed: 'Only this player’s club and people the player follows can comment here.',
    nobody: 'Comments are turned off here.',
  },
  tooMany: (waitSeconds: number) =>
    `You can write 10 comments an hour to one player. Please try again in ${pluralize(Math.ceil(waitSeconds / 60), 'minute')}.`,
} as const;

/** Comments of one account on the items of one minor. */
export const minorCommentLimit: RateLimit = { max: 10, seconds: 3600 };

const list = { method: 'GET', access: 'onboarded', limit: rateLimits.read } as const;
const create = { method: 'POST', access: 'onboarded', limit: rateLimits.write, status: 201 } as const;

export const commentRoutes: Routes<typeof commentSchemas> = {
  ofPost: { ...list, path: '/api/posts/:id/comments' },
  onPost: { ...create, path: '/api/posts/:id/comments' },
  ofHighlight: { ...list, path: '/api/highlights/:id/comments' },
  onHighlight: { ...create, path: '/api/highlights/:id/comments' },
  ofGame: { ...list, path: '/api/games/:id/comments' },
  onGame: { ...create, path: '/api/games/:id/comments' },
  received: { ...list, path: '/api/comments/received' },
  remove: { method: 'DELETE', path: '/api/comments/:id', access: 'onboarded', limit: rateLimits.write },
};

/** The list and create routes of each kind of item. */
export const commentCalls = {
  post: { list: commentRoutes.ofPost, create: commentRoutes.onPost },
  highlight: { list: commentRoutes.ofHighlight, create: commentRoutes.onHighlight },
  game: { list: commentRoutes.ofGame, create: commentRoutes.onGame },
} as const;
