import * as z from 'zod';
import { id, idParams, success } from './id.js';
import { itemFields } from './item.js';
import { pageQuery } from './paging.js';
import { rateLimits, route } from './route.js';
import { messageText } from './text.js';

export const postRules = {
  empty: 'Please add some content to post',
  long: 'Posts are at most 5000 characters',
  otherOrganization: 'You can only post to your own organization.',
  maxLength: 5000,
} as const;

export const postView = z.object({
  ...itemFields,
  content_type: z.literal('post'),
  content: z.string(),
});
export type PostView = z.infer<typeof postView>;

const content = messageText(postRules);

export const postBody = z.strictObject({ content, organization_id: id.nullish() });
export type PostBody = z.infer<typeof postBody>;
export const postChange = z.strictObject({ content });

export const postRoutes = {
  own: route({
    method: 'GET',
    path: '/api/posts',
    summary: 'Your own posts, newest first.',
    query: pageQuery({ limit: 20 }),
    reply: z.array(postView),
    access: 'onboarded',
    limit: rateLimits.read,
  }),
  following: route({
    method: 'GET',
    path: '/api/posts/following',
    summary: 'Posts of the players and organizations you follow.',
    query: pageQuery({ limit: 20 }),
    reply: z.array(postView),
    access: 'onboarded',
    limit: rateLimits.read,
  }),
  byPlayer: route({
    method: 'GET',
    path: '/api/posts/user/:id',
    summary: 'Posts of one player, newest first.',
    params: idParams,
    query: pageQuery({ limit: 20 }),
    reply: z.array(postView),
    access: 'onboarded',
    limit: rateLimits.read,
  }),
  one: route({
    method: 'GET',
    path: '/api/posts/:id',
    summary: 'One post.',
    params: idParams,
    reply: postView,
    access: 'onboarded',
    limit: rateLimits.read,
  }),
  create: route({
    method: 'POST',
    path: '/api/posts',
    summary: 'Writes a post.',
    body: postBody,
    reply: postView,
    access: 'onboarded',
    limit: rateLimits.write,
    status: 201,
  }),
  edit: route({
    method: 'PUT',
    path: '/api/posts/:id',
    summary: 'Changes the text of your post.',
    params: idParams,
    body: postChange,
    reply: postView,
    access: 'onboarded',
    limit: rateLimits.write,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/posts/:id',
    summary: 'Removes your post with its likes and comments.',
    params: idParams,
    reply: success,
    access: 'onboarded',
    limit: rateLimits.write,
  }),
};
