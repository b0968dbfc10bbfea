import { rateLimits, type Routes } from './route.js';
import type { moderationSchemas } from './moderation.schema.js';

export type * from './moderation.schema.js';

/** How a moderator settles a report: do nothing, hide the target, or also suspend its author. */
export const moderationActions = ['dismiss', 'hide', 'suspend'] as const;
export type ModerationAction = (typeof moderationActions)[number];

export const moderationRules = {
  settled: 'This report is already settled.',
  person: 'A person cannot be hidden, only suspended.',
  organization: 'An organization cannot be suspended, only hidden.',
  team: 'A team cannot be suspended. To hide it replaces its name.',
  undone: 'This edit is already undone.',
  editedSince: 'A later edit changed the same fields. Please undo that edit first.',
  pictureGone: 'The previous picture is no longer stored.',
  moderator: 'A moderator can only be suspended by the operator.',
} as const;

export const moderationRoutes: Routes<typeof moderationSchemas> = {
  reports: { method: 'GET', path: '/api/moderation/reports', access: 'moderator', limit: rateLimits.read },
  settle: {
    method: 'POST',
    path: '/api/moderation/reports/:id',
    access: 'moderator',
    limit: rateLimits.write,
  },
  birthdates: {
    method: 'GET',
    path: '/api/moderation/birthdates',
    access: 'moderator',
    limit: rateLimits.read,
  },
  settleBirthdate: {
    method: 'POST',
    path: '/api/moderation/birthdates/:id',
    access: 'moderator',
    limit: rateLimits.write,
  },
  edits: {
    method: 'GET',
    path: '/api/moderation/organization-edits',
    access: 'moderator',
    limit: rateLimits.read,
  },
  undoEdit: {
    method: 'POST',
    path: '/api/moderation/organization-edits/:id',
    access: 'moderator',
    limit: rateLimits.write,
  },
  deletedOrganizations: {
    method: 'GET',
    path: '/api/moderation/organizations',
    access: 'moderator',
    limit: rateLimits.read,
  },
  setOrganization: {
    method: 'POST',
    path: '/api/moderation/organizations/:id',
    access: 'moderator',
    limit: rateLimits.write,
  },
  coachCircles: {
    method: 'GET',
    path: '/api/moderation/coach-circles',
    access: 'moderator',
    limit: rateLimits.read,
  },
  decideCoachCircle: {
    method: 'POST',
    path: '/api/moderation/coach-circles/:id',
    access: 'moderator',
    limit: rateLimits.write,
  },
  proposals: {
    method: 'GET',
    path: '/api/moderation/organization-proposals',
    access: 'moderator',
    limit: rateLimits.read,
  },
  circleRequests: {
    method: 'GET',
    path: '/api/moderation/circle-requests',
    access: 'moderator',
    limit: rateLimits.read,
  },
  decideCircleRequest: {
    method: 'POST',
    path: '/api/moderation/circle-requests/:id',
    access: 'moderator',
    limit: rateLimits.write,
  },
  uncheckedCircles: {
    method: 'GET',
    path: '/api/moderation/unchecked-circles',
    access: 'moderator',
    limit: rateLimits.read,
  },
  revokeCoach: {
    method: 'DELETE',
    path: '/api/moderation/coaches/:id',
    access: 'moderator',
    limit: rateLimits.write,
  },
};
