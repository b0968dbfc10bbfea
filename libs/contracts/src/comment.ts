import type { commentSchemas } from './comment.schema.js';
import { rateLimits, type Routes } from './route.js';

export type * from './comment.schema.js';

export const commentRules = {
  empty: 'Please write a comment first',
  long: 'Comments are at most 1000 characters',
  maxLength: 1000,
} as const;

const list = { method: 'GET', access: 'onboarded', limit: rateLimits.read } as const;
const create = { method: 'POST', access: 'onboarded', limit: rateLimits.write, status: 201 } as const;

export const commentRoutes: Routes<typeof commentSchemas> = {
  ofPost: { ...list, path: '/api/posts/:id/comments' },
  onPost: { ...create, path: '/api/posts/:id/comments' },
  ofHighlight: { ...list, path: '/api/highlights/:id/comments' },
  onHighlight: { ...create, path: '/api/highlights/:id/comments' },
  ofGame: { ...list, path: '/api/games/:id/comments' },
  onGame: { ...create, path: '/api/games/:id/comments' },
  remove: { method: 'DELETE', path: '/api/comments/:id', access: 'onboarded', limit: rateLimits.write },
};

/** The list and create routes of each kind of item. */
export const commentCalls = {
  post: { list: commentRoutes.ofPost, create: commentRoutes.onPost },
  highlight: { list: commentRoutes.ofHighlight, create: commentRoutes.onHighlight },
  game: { list: commentRoutes.ofGame, create: commentRoutes.onGame },
} as const;
