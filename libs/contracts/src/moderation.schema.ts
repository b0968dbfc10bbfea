import * as z from './zod.schema.js';
import { example } from './example.js';
import { id, idParams, instant, success } from './id.schema.js';
import { coachCircle, proposal, reason } from './coach-circle.schema.js';
import { organizationCard } from './organization.schema.js';
import { pageOf, pageQuery } from './paging.schema.js';
import { organizationView } from './organization.schema.js';
import { author } from './player.schema.js';
import { organizationEdit } from './roster.schema.js';
import { reportReasons, reportTargets } from './report.js';
import { moderationActions } from './moderation.js';

const reportView = z.object({
  id,
  target_type: z.enum(reportTargets),
  target_id: id,
  reason: z.enum(reportReasons),
  note: z.string().nullable().meta(example('This shows a home address.')),
  created_at: instant,
  /** Null if the account was deleted. */
  reporter: author.nullable(),
  /** Author of the target; null if the account was deleted. */
  author: author.nullable(),
  /** Text of the target: a post's or comment's content, or a highlight's title. */
  excerpt: z.string().nullable().meta(example('Great effort from the whole team tonight.')),
  /** The log of a reported note of a live game; null for other targets, and once it is deleted. */
  live_game: z
    .object({
      id,
      /** The ordinary game, once final. */
      game_id: id.nullable(),
      player: author,
      opponent: z.string().meta(example('Harbor Otters')),
      started_at: instant,
    })
    .nullable(),
  /** Number of open reports about the same target. */
  reports: z.int().positive(),
});
export type ReportView = z.infer<typeof reportView>;

/** A minor's edit to an earlier birthdate that waits for a moderator. In whole years, because no view shows another person's date. */
const birthdateView = z.object({
  user_id: id,
  user: author,
  /** By the birthdate that applies until then. */
  trusted_age: z.int().nonnegative().meta(example(14)),
  /** By the edited one. */
  age: z.int().nonnegative().meta(example(16)),
});
export type BirthdateView = z.infer<typeof birthdateView>;

/**
 * A person with an account that brings more children or organizations into circles than a circle can confirm
 * alone.
 */
const circleRequest = z.object({
  circle_id: id,
  organization: organizationCard,
  user: author,
  asked_at: instant,
  /** Accounts that stand for the profile: the own one, or the guardians. */
  accounts: z.array(author),
});
export type CircleRequestRow = z.infer<typeof circleRequest>;

/** An own circle with members from before circles that no moderator has checked yet. */
const uncheckedCircle = z.object({
  circle_id: id,
  organization: organizationCard,
  members: z.int().nonnegative().meta(example(24)),
});
export type UncheckedCircle = z.infer<typeof uncheckedCircle>;

export const moderationSchemas = {
  reports: {
    summary: 'Open reports, oldest first.',
    query: pageQuery({ limit: 20 }),
    reply: pageOf(reportView),
  },
  settle: {
    summary: 'Settles a report and all other reports about the same content.',
    params: idParams,
    body: z.strictObject({ action: z.enum(moderationActions) }),
    reply: success,
  },
  birthdates: {
    summary: 'Edited birthdates that are not confirmed yet.',
    query: pageQuery({ limit: 20 }),
    reply: pageOf(birthdateView),
  },
  settleBirthdate: {
    summary: 'Confirms an edited birthdate of a player, or restores the previous one.',
    params: idParams,
    body: z.strictObject({ action: z.enum(['confirm', 'dismiss']) }),
    reply: success,
  },
  edits: {
    summary: 'Edits of organizations by others, newest first.',
    query: pageQuery({ limit: 20 }),
    reply: pageOf(organizationEdit),
  },
  undoEdit: {
    summary: 'Undoes an edit of an organization.',
    params: idParams,
    reply: success,
  },
  deletedOrganizations: {
    summary: 'Deleted organizations, newest first.',
    query: pageQuery({ limit: 20 }),
    reply: pageOf(organizationView),
  },
  setOrganization: {
    summary: 'Deletes an organization from the directory or restores it.',
    params: idParams,
    body: z.strictObject({ action: z.enum(['delete', 'restore']) }),
    reply: success,
  },
  coachCircles: {
    summary: 'Circles of first coaches, oldest first.',
    query: pageQuery({ limit: 20 }),
    reply: pageOf(coachCircle),
  },
  decideCoachCircle: {
    summary: 'Makes a first coach’s circle the own one or lets it join that, or declines it.',
    params: idParams,
    body: z.strictObject({ action: z.enum(['agree', 'decline']), reason }),
    reply: success,
  },
  proposals: {
    summary: 'Edits of organizations that first coaches propose, oldest first.',
    query: pageQuery({ limit: 20 }),
    reply: pageOf(proposal),
  },
  circleRequests: {
    summary: 'Requests for places beyond the limits of one account, oldest first.',
    query: pageQuery({ limit: 20 }),
    reply: pageOf(circleRequest),
  },
  decideCircleRequest: {
    summary: 'Confirms or declines a request for a place beyond the limits of one account.',
    params: idParams,
    body: z.strictObject({ user_id: id, action: z.enum(['confirm', 'decline']), reason }),
    reply: success,
  },
  uncheckedCircles: {
    summary: 'Own circles whose members from before circles were not checked yet.',
    query: pageQuery({ limit: 20 }),
    reply: pageOf(uncheckedCircle),
  },
  revokeCoach: {
    summary: 'Revokes a coach’s rights over an organization.',
    params: idParams,
    reply: success,
  },
};
