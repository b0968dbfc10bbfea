import * as z from './zod.schema.js';
import { example } from './example.js';
import { id, idParams, instant, success } from './id.schema.js';
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
  revokeCoach: {
    summary: 'Revokes a coach’s rights over an organization.',
    params: idParams,
    reply: success,
  },
};
