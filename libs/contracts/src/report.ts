import * as z from 'zod';
import { success, targetId } from './id.js';
import { contentTypes } from './item.js';
import { route } from './route.js';

export const reportReasons = ['bullying', 'inappropriate', 'spam', 'unsafe', 'other'] as const;
export const reportTargets = [...contentTypes, 'comment', 'user'] as const;
export type ReportTarget = (typeof reportTargets)[number];

export const reportRules = {
  reason: 'Please choose a reason',
  noteLong: 'Notes are at most 1000 characters',
  self: 'You cannot report yourself.',
} as const;

export const reportBody = z.strictObject({
  target_type: z.enum(reportTargets),
  target_id: targetId,
  reason: z.enum(reportReasons, reportRules.reason),
  note: z.string().trim().max(1000, reportRules.noteLong).nullish(),
});
export type ReportBody = z.output<typeof reportBody>;

export const reportRoutes = {
  create: route({
    method: 'POST',
    path: '/api/reports',
    summary: 'Reports an item, a comment or a person to the moderators.',
    body: reportBody,
    reply: success,
    access: 'onboarded',
    limit: { max: 30, seconds: 3600 },
    status: 201,
  }),
};
