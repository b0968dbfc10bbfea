import * as z from 'zod';
import { id, idParams, version } from './id.js';
import { organizationView } from './organization.js';
import { pageQuery } from './paging.js';
import { playerRow } from './player.js';
import { rateLimits, route } from './route.js';

export const followView = z.object({ following: z.boolean() });
export type FollowView = z.infer<typeof followView>;

export const followTargets = ['user', 'organization'] as const;
export type FollowTarget = (typeof followTargets)[number];

/** A follow or unfollow; its version only increases. */
export const followEvent = z.object({
  follower_id: id,
  target_type: z.enum(followTargets),
  target_id: id,
  following: z.boolean(),
  version,
});

export const followRules = { self: 'You cannot follow yourself.' } as const;

const change = { params: idParams, reply: followView, access: 'onboarded', limit: rateLimits.write } as const;
const list = {
  query: pageQuery({ limit: 20 }),
  reply: z.array(playerRow),
  access: 'onboarded',
  limit: rateLimits.read,
} as const;

export const followRoutes = {
  following: route({
    ...list,
    method: 'GET',
    path: '/api/user-follows/following',
    summary: 'Players you follow, newest first.',
  }),
  followers: route({
    ...list,
    method: 'GET',
    path: '/api/user-follows/followers',
    summary: 'Players who follow you, newest first.',
  }),
  follow: route({
    ...change,
    method: 'POST',
    path: '/api/user-follows/:id/follow',
    summary: 'Follows a player.',
  }),
  unfollow: route({
    ...change,
    method: 'DELETE',
    path: '/api/user-follows/:id/follow',
    summary: 'Stops following a player.',
  }),
  organizations: route({
    method: 'GET',
    path: '/api/organization-follows/following',
    summary: 'Organizations you follow, newest first.',
    query: pageQuery({ limit: 20 }),
    reply: z.array(organizationView),
    access: 'onboarded',
    limit: rateLimits.read,
  }),
  followOrganization: route({
    ...change,
    method: 'POST',
    path: '/api/organization-follows/:id/follow',
    summary: 'Follows an organization.',
  }),
  unfollowOrganization: route({
    ...change,
    method: 'DELETE',
    path: '/api/organization-follows/:id/follow',
    summary: 'Stops following an organization.',
  }),
};
