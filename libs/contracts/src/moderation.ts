import { rateLimits, type Routes } from './route.js';
import type { moderationSchemas } from './moderation.schema.js';

export type * from './moderation.schema.js';

/** How a moderator settles a report: do nothing, hide the target, or also suspend its author. */
export const moderationActions = ['dismiss', 'hide', 'suspend'] as const;
export type ModerationAction = (typeof moderationActions)[number];

export const moderationRules = {
  settled: 'This report is already settled.',
  person: 'A person cannot be hidden, only suspended.',
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
};
