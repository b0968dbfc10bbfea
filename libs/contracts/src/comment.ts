import * as z from 'zod';
import { idParams, success } from './id.js';
import { commentView, type ContentType } from './item.js';
import { pageQuery } from './paging.js';
import { rateLimits, route } from './route.js';
import { messageText } from './text.js';

export const commentRules = {
  empty: 'Please write a comment first',
  long: 'Comments are at most 1000 characters',
  maxLength: 1000,
} as const;

export const commentBody = z.strictObject({ content: messageText(commentRules) });
export type CommentBody = z.output<typeof commentBody>;

const routesOf = (kind: ContentType, plural: string) => ({
  list: route({
    method: 'GET',
    path: `/api/${plural}/:id/comments`,
    summary: `Comments on a ${kind}, oldest first.`,
    params: idParams,
    query: pageQuery({ limit: 20 }),
    reply: z.array(commentView),
    access: 'onboarded',
    limit: rateLimits.read,
  }),
  create: route({
    method: 'POST',
    path: `/api/${plural}/:id/comments`,
    summary: `Comments on a ${kind}.`,
    params: idParams,
    body: commentBody,
    reply: commentView,
    access: 'onboarded',
    limit: rateLimits.write,
    status: 201,
  }),
});

/** The list and create routes of each kind of item. */
export const commentCalls = {
  post: routesOf('post', 'posts'),
  highlight: routesOf('highlight', 'highlights'),
  game: routesOf('game', 'games'),
} as const;

export const commentRoutes = {
  ofPost: commentCalls.post.list,
  onPost: commentCalls.post.create,
  ofHighlight: commentCalls.highlight.list,
  onHighlight: commentCalls.highlight.create,
  ofGame: commentCalls.game.list,
  onGame: commentCalls.game.create,
  remove: route({
    method: 'DELETE',
    path: '/api/comments/:id',
    summary: 'Removes your comment, or one on your own item.',
    params: idParams,
    reply: success,
    access: 'onboarded',
    limit: rateLimits.write,
  }),
};
