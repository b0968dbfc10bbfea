import { rateLimits, type Routes } from './route.js';
import type { blockSchemas } from './block.schema.js';

export type * from './block.schema.js';

export const blockRules = { self: 'You cannot block yourself.' } as const;

export const blockRoutes: Routes<typeof blockSchemas> = {
  list: { method: 'GET', path: '/api/user-blocks', access: 'onboarded', limit: rateLimits.read },
  block: { method: 'POST', path: '/api/user-blocks/:id/block', access: 'onboarded', limit: rateLimits.write },
  unblock: {
    method: 'DELETE',
    path: '/api/user-blocks/:id/block',
    access: 'onboarded',
    limit: rateLimits.write,
  },
};
