import { rateLimits, type Routes } from './route.js';
import type { likeSchemas } from './like.schema.js';

export type * from './like.schema.js';

export const likeRoutes: Routes<typeof likeSchemas> = {
  like: { method: 'POST', path: '/api/likes', access: 'onboarded', limit: rateLimits.write },
  unlike: { method: 'DELETE', path: '/api/likes', access: 'onboarded', limit: rateLimits.write },
};
