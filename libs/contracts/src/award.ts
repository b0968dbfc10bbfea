import { rateLimits, type Routes } from './route.js';
import type { awardSchemas } from './award.schema.js';

export type * from './award.schema.js';

export const awardRoutes: Routes<typeof awardSchemas> = {
  ofPlayer: { method: 'GET', path: '/api/users/:id/awards', access: 'onboarded', limit: rateLimits.read },
};
