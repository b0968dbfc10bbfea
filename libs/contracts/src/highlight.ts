import { rateLimits, type Routes } from './route.js';
import type { highlightSchemas } from './highlight.schema.js';

export type * from './highlight.schema.js';

export const highlightRules = {
  titleLong: 'Title must be at most 100 characters',
  descriptionLong: 'Description must be at most 500 characters',
  altLong: 'The picture’s description must be at most 500 characters',
  maxLengths: { title: 100, description: 500, alt_text: 500 },
} as const;

/**
 * Who can see a highlight. public: everyone. club: people in the author's organization, and people that the
 * author follows. private: the author.
 */
export const highlightVisibilities = ['public', 'club', 'private'] as const;
export const mediaTypes = ['video', 'image'] as const;
export const highlightStatuses = ['processing', 'ready', 'failed'] as const;

export const highlightRoutes: Routes<typeof highlightSchemas> = {
  own: { method: 'GET', path: '/api/highlights', access: 'onboarded', limit: rateLimits.read },
  following: {
    method: 'GET',
    path: '/api/highlights/following',
    access: 'onboarded',
    limit: rateLimits.read,
  },
  byPlayer: { method: 'GET', path: '/api/highlights/user/:id', access: 'onboarded', limit: rateLimits.read },
  create: {
    method: 'POST',
    path: '/api/highlights',
    file: 'media',
    access: 'onboarded',
    limit: rateLimits.upload,
    status: 201,
  },
  retry: { method: 'POST', path: '/api/highlights/:id/retry', access: 'onboarded', limit: rateLimits.upload },
  public: { method: 'GET', path: '/api/highlights/public/:id', access: 'public', limit: rateLimits.read },
  one: { method: 'GET', path: '/api/highlights/:id', access: 'onboarded', limit: rateLimits.read },
  edit: { method: 'PUT', path: '/api/highlights/:id', access: 'onboarded', limit: rateLimits.write },
  remove: { method: 'DELETE', path: '/api/highlights/:id', access: 'onboarded', limit: rateLimits.write },
};
