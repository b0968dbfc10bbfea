import { rateLimits, type Routes } from './route.js';
import type { postSchemas } from './post.schema.js';

export type * from './post.schema.js';

export const postRules = {
  empty: 'Please add some content to post',
  long: 'Posts are at most 5000 characters',
  otherOrganization: 'You can only post to your own organization.',
  maxLength: 5000,
} as const;

export const postRoutes: Routes<typeof postSchemas> = {
  own: { method: 'GET', path: '/api/posts', access: 'onboarded', limit: rateLimits.read },
  following: { method: 'GET', path: '/api/posts/following', access: 'onboarded', limit: rateLimits.read },
  byPlayer: { method: 'GET', path: '/api/posts/user/:id', access: 'onboarded', limit: rateLimits.read },
  one: { method: 'GET', path: '/api/posts/:id', access: 'onboarded', limit: rateLimits.read },
  create: { method: 'POST', path: '/api/posts', access: 'onboarded', limit: rateLimits.write, status: 201 },
  edit: { method: 'PUT', path: '/api/posts/:id', access: 'onboarded', limit: rateLimits.write },
  remove: { method: 'DELETE', path: '/api/posts/:id', access: 'onboarded', limit: rateLimits.write },
};
