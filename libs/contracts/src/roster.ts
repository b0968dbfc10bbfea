import { rateLimits, type Routes } from './route.js';
import type { rosterSchemas } from './roster.schema.js';

export type * from './roster.schema.js';

/** Routes of an organization's members. */
export const rosterRoutes: Routes<typeof rosterSchemas> = {
  members: {
    method: 'GET',
    path: '/api/organizations/:id/members',
    access: 'onboarded',
    limit: rateLimits.read,
  },
  waiting: {
    method: 'GET',
    path: '/api/organizations/:id/waiting',
    access: 'onboarded',
    limit: rateLimits.read,
  },
  confirmMember: {
    method: 'POST',
    path: '/api/organizations/:id/members',
    access: 'onboarded',
    limit: rateLimits.write,
  },
  edits: { method: 'GET', path: '/api/organizations/:id/edits', access: 'onboarded', limit: rateLimits.read },
  team: { method: 'GET', path: '/api/organizations/:id/team', access: 'onboarded', limit: rateLimits.read },
  coaches: {
    method: 'GET',
    path: '/api/organizations/:id/coaches',
    access: 'onboarded',
    limit: rateLimits.read,
  },
  confirmCoach: {
    method: 'POST',
    path: '/api/organizations/:id/coaches',
    access: 'onboarded',
    limit: rateLimits.write,
  },
};
