import { contentTypes } from './item.js';
import type { Routes } from './route.js';
import type { reportSchemas } from './report.schema.js';

export type * from './report.schema.js';

export const reportReasons = ['bullying', 'inappropriate', 'spam', 'unsafe', 'other'] as const;
export const reportTargets = [
  ...contentTypes,
  'comment',
  'user',
  'organization',
  'live_game_event',
  'team',
] as const;
export type ReportTarget = (typeof reportTargets)[number];

export const reportRules = {
  reason: 'Please choose a reason',
  maxNoteLength: 1000,
  noteLong: 'Notes are at most 1000 characters',
  self: 'You cannot report yourself.',
} as const;

export const reportRoutes: Routes<typeof reportSchemas> = {
  create: {
    method: 'POST',
    path: '/api/reports',
    access: 'onboarded',
    limit: { max: 30, seconds: 3600 },
    status: 201,
  },
};
