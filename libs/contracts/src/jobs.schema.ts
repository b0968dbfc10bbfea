import * as z from './zod.schema.js';
import { id, instant } from './id.schema.js';
import { unreadSubject } from './notification.schema.js';
import { sessionsRevoked } from './session.schema.js';

/** The like, follow or request was taken back, or the request was answered. */
const undone = z.literal(true).optional();

/** The account that acts as the actor, a child profile. */
const account_id = id.optional();

/** Why a player is notified. */
const notificationTrigger = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('follow'), player_id: id, actor_id: id, account_id, undone }),
  z.object({ kind: z.literal('follow_request'), player_id: id, actor_id: id, account_id, undone }),
  z.object({ kind: z.literal('like'), player_id: id, actor_id: id, account_id, item_id: id, undone }),
  z.object({
    kind: z.literal('comment'),
    player_id: id,
    actor_id: id,
    account_id,
    item_id: id,
    comment_id: id,
  }),
  z.object({ kind: z.enum(['highlight_ready', 'highlight_failed']), player_id: id, item_id: id }),
  z.object({ kind: z.literal('award'), player_id: id, award_id: id }),
  z.object({ kind: z.enum(['guardian_joined', 'guardian_left']), player_id: id, actor_id: id }),
  /** A guardian changed fields of the child's profile: the other guardians and the child's login. */
  z.object({
    kind: z.literal('guardian_settings'),
    child_id: id,
    guardian_id: id,
    fields: z.array(z.string()),
    at: instant,
  }),
  /** A request about a child's profile changed: its guardians and its login, except the person who did it. */
  z.object({ kind: z.literal('child_request'), request_id: id, by_id: id.nullable(), at: instant }),
  /** A former guardian and the player follow each other, or one the other. */
  z.object({ kind: z.literal('guardian_follows'), player_id: id, actor_id: id }),
  z.object({ kind: z.literal('follow_accepted'), player_id: id, actor_id: id }),
  z.object({ kind: z.literal('coach_confirmed'), player_id: id, actor_id: id }),
  z.object({ kind: z.literal('coach_waiting'), player_id: id, actor_id: id }),
  z.object({ kind: z.enum(['circle_asked', 'circle_invited']), player_id: id, actor_id: id, account_id }),
  z.object({ kind: z.literal('team_asked'), player_id: id, actor_id: id, account_id }),
  z.object({ kind: z.literal('team_joined'), player_id: id, actor_id: id }),
  z.object({ kind: z.literal('circle_joined'), player_id: id, actor_id: id.nullable() }),
  z.object({ kind: z.literal('circle_ended'), player_id: id }),
  z.object({ kind: z.literal('circle_merged'), player_id: id, actor_id: id.nullable() }),
  z.object({
    kind: z.enum(['coach_question', 'coach_handed_over', 'circle_offered']),
    player_id: id,
    actor_id: id,
  }),
  /** Notifications started or stopped counting, and nothing else says so. */
  unreadSubject.extend({ kind: z.literal('recount') }),
  /** A live game began, ended, or has another number of goals of its player: all followers who switched that on. */
  z.object({ kind: z.literal('live_game'), live_game_id: id }),
]);
export type NotificationTrigger = z.infer<typeof notificationTrigger>;

/** Background jobs. Payloads hold ids only and can be rebuilt from rows. A job's name is its file in `workers/src/jobs`. */
const jobs = {
  /** Deletes a stored object, or all objects below a key prefix. */
  'delete-object': z.object({ key: z.string() }),
  /** Recomputes a player's stale season stats from the games. */
  'recompute-seasons': z.object({ player_id: id }),
  /** Grants and retracts the awards of a player. */
  'recompute-awards': z.object({ player_id: id }),
  /** Stores a batch of notifications, if their triggers still apply, and reports those that were taken back. */
  'create-notifications': z.object({ triggers: z.array(notificationTrigger).min(1) }),
  /** Processes a highlight's photo. */
  'process-photo': z.object({ id }),
  /** Processes a highlight's video or GIF. */
  'transcode-highlight': z.object({ id }),
  /** Generates and streams one coach answer. */
  'generate-coach-reply': z.object({ player_id: id, message_id: id }),
  /** Revokes the sessions of an account at the embedded identity provider. */
  'revoke-sessions': sessionsRevoked,
  /** Deletes the data of an account, in steps, and the account at the embedded identity provider. */
  'delete-account': z.object({ player_id: id, issuer: z.string(), subject: z.string() }),
} as const;

export type JobName = keyof typeof jobs;
export type JobPayload<Name extends JobName> = z.infer<(typeof jobs)[Name]>;
/** Schemas by job name, typed so that each name keeps its payload type. */
export const jobSchemas: { [Name in JobName]: z.ZodType<JobPayload<Name>> } = jobs;
export const jobNames = Object.keys(jobs) as JobName[];
