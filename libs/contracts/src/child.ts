import { rateLimits, type Routes } from './route.js';
import type { childSchemas } from './child.schema.js';

export type * from './child.schema.js';

/** Request header with the id of the profile that the account acts as; without it, the account's own. */
export const actingProfileHeader = 'x-acting-profile';

export const childRules = {
  /** Child profiles per guardian. */
  max: 12,
  maxAge: 17,
  tooMany: 'You can have 12 child profiles at most.',
  tooOld: 'A child profile is for players under 18. From 18 on, players need an account of their own.',
  adultsOnly: 'Only an adult can add a child.',
  playersOnly: 'A child profile is always a player.',
  noSignIn: 'You act as a child here. Switch to your own profile to end its sign-ins.',
} as const;

export const childRoutes: Routes<typeof childSchemas> = {
  list: { method: 'GET', path: '/api/users/me/children', access: 'onboarded', limit: rateLimits.read },
  add: {
    method: 'POST',
    path: '/api/users/me/children',
    access: 'onboarded',
    limit: rateLimits.write,
    status: 201,
  },
  remove: {
    method: 'DELETE',
    path: '/api/users/me/children/:id',
    access: 'onboarded',
    limit: rateLimits.write,
    delayed: true,
  },
};
