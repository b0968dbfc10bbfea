import * as z from 'zod';
import { id, idParams, instant, success } from './id.js';
import { pageOf, pageQuery } from './paging.js';
import { author } from './player.js';
import { reportReasons, reportTargets } from './report.js';
import { limits, route } from './route.js';

/** What a moderator does about a report: nothing, hide what it is about, or suspend its author too. */
export const moderationActions = ['dismiss', 'hide', 'suspend'] as const;
export type ModerationAction = (typeof moderationActions)[number];

export const moderationRules = {
  settled: 'This report is already settled.',
  person: 'A person cannot be hidden, only suspended.',
  moderator: 'A moderator can only be suspended by the operator.',
} as const;

export const reportView = z.object({
  id,
  target_type: z.enum(reportTargets),
  target_id: id,
  reason: z.enum(reportReasons),
  note: z.string().nullable(),
  created_at: instant,
  /** Null once their account is gone. */
  reporter: author.nullable(),
  /** Whose it is; null once it is gone. */
  author: author.nullable(),
  /** The words it is about: a post's, a comment's, a highlight's title. */
  excerpt: z.string().nullable(),
  /** How many open reports there are about the same thing. */
  reports: z.int().positive(),
});
export type ReportView = z.infer<typeof reportView>;

/** A minor's birthdate edited to an earlier one, waiting for a moderator, in whole years: nobody reads another's date. */
export const birthdateView = z.object({
  user_id: id,
  user: author,
  /** By the birthdate that rules meanwhile. */
  trusted_age: z.int().nonnegative(),
  /** By the edited one. */
  age: z.int().nonnegative(),
});
export type BirthdateView = z.infer<typeof birthdateView>;

const answers = { access: 'moderator', limit: limits.write } as const;

export const moderationRoutes = {
  reports: route({
    method: 'GET',
    path: '/api/moderation/reports',
    summary: 'Open reports, oldest first.',
    query: pageQuery({ limit: 20 }),
    reply: pageOf(reportView),
    access: 'moderator',
    limit: limits.read,
  }),
  settle: route({
    ...answers,
    method: 'POST',
    path: '/api/moderation/reports/:id',
    summary: 'Settles a report, and every other about the same thing.',
    params: idParams,
    body: z.strictObject({ action: z.enum(moderationActions) }),
    reply: success,
  }),
  birthdates: route({
    method: 'GET',
    path: '/api/moderation/birthdates',
    summary: 'Edited birthdates that wait to be confirmed.',
    query: pageQuery({ limit: 20 }),
    reply: pageOf(birthdateView),
    access: 'moderator',
    limit: limits.read,
  }),
  settleBirthdate: route({
    ...answers,
    method: 'POST',
    path: '/api/moderation/birthdates/:id',
    summary: 'Confirms a player’s edited birthdate or puts the old one back.',
    params: idParams,
    body: z.strictObject({ action: z.enum(['confirm', 'dismiss']) }),
    reply: success,
  }),
};
