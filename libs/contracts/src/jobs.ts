import * as z from 'zod';
import { id } from './id.js';
import { sessionsRevoked } from './session.js';

/** Why a player is notified. */
const notificationTrigger = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('follow'), player_id: id, actor_id: id }),
  z.object({ kind: z.literal('like'), player_id: id, actor_id: id, item_id: id }),
  z.object({ kind: z.literal('comment'), player_id: id, actor_id: id, item_id: id, comment_id: id }),
  z.object({ kind: z.enum(['highlight_ready', 'highlight_failed']), player_id: id, item_id: id }),
  z.object({ kind: z.literal('award'), player_id: id, award_id: id }),
  z.object({ kind: z.literal('coach_confirmed'), player_id: id, actor_id: id }),
  z.object({ kind: z.literal('coach_waiting'), player_id: id, actor_id: id }),
]);
export type NotificationTrigger = z.infer<typeof notificationTrigger>;

/** Background jobs. Payloads hold ids only and can be rebuilt from rows. A job's name is its file in `workers/src/jobs`. */
export const jobs = {
  'remove-object': z.object({ key: z.string() }),
  'recount-seasons': z.object({ player_id: id }),
  'settle-awards': z.object({ player_id: id }),
  notify: z.object({ causes: z.array(notificationTrigger).min(1) }),
  'transcode-highlight': z.object({ id }),
  'reply-as-coach': z.object({ player_id: id, message_id: id }),
  'end-sign-ins': sessionsRevoked,
  'remove-account': z.object({ player_id: id, issuer: z.string(), subject: z.string() }),
} as const;

export type JobName = keyof typeof jobs;
export type JobPayload<Name extends JobName> = z.infer<(typeof jobs)[Name]>;
/** Schemas by job name, typed so that each name keeps its payload type. */
export const jobSchemas: { [Name in JobName]: z.ZodType<JobPayload<Name>> } = jobs;
export const jobNames = Object.keys(jobs) as JobName[];
