import { rateLimits, type Routes } from './route.js';
import type { followSchemas } from './follow.schema.js';

export type * from './follow.schema.js';

export const followTargets = ['user', 'organization'] as const;
export type FollowTarget = (typeof followTargets)[number];

export const followRules = { self: 'You cannot follow yourself.' } as const;

export const followRoutes: Routes<typeof followSchemas> = {
  following: {
    method: 'GET',
    path: '/api/user-follows/following',
    access: 'onboarded',
    limit: rateLimits.read,
  },
  followers: {
    method: 'GET',
    path: '/api/user-follows/followers',
    access: 'onboarded',
    limit: rateLimits.read,
  },
  follow: {
    method: 'POST',
    path: '/api/user-follows/:id/follow',
    access: 'onboarded',
    limit: rateLimits.write,
  },
  unfollow: {
    method: 'DELETE',
    path: '/api/user-follows/:id/follow',
    access: 'onboarded',
    limit: rateLimits.write,
  },
  setAlerts: {
    method: 'PATCH',
    path: '/api/user-follows/:id',
    access: 'onboarded',
    limit: rateLimits.write,
  },
  removeFollower: {
    method: 'DELETE',
    path: '/api/user-follows/followers/:id',
    access: 'onboarded',
    limit: rateLimits.write,
  },
  requests: { method: 'GET', path: '/api/follow-requests', access: 'onboarded', limit: rateLimits.read },
  accept: {
    method: 'POST',
    path: '/api/follow-requests/:id',
    access: 'onboarded',
    limit: rateLimits.write,
  },
  decline: {
    method: 'DELETE',
    path: '/api/follow-requests/:id',
    access: 'onboarded',
    limit: rateLimits.write,
  },
  organizations: {
    method: 'GET',
    path: '/api/organization-follows/following',
    access: 'onboarded',
    limit: rateLimits.read,
  },
  followOrganization: {
    method: 'POST',
    path: '/api/organization-follows/:id/follow',
    access: 'onboarded',
    limit: rateLimits.write,
  },
  unfollowOrganization: {
    method: 'DELETE',
    path: '/api/organization-follows/:id/follow',
    access: 'onboarded',
    limit: rateLimits.write,
  },
};
