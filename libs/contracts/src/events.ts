import * as z from 'zod';
import { awardView } from './award.js';
import { followEvent } from './follow.js';
import { id, version } from './id.js';
import { contentTypes } from './item.js';
import { notificationEvent, notificationsReadEvent } from './notification.js';
import { profileEvent } from './player.js';
import { rosterEvent } from './roster.js';
import { seasonEvent } from './season.js';
import { sessionsRevoked } from './session.js';

/** Fields of every item event: enough to compute its rooms without reading a row. */
const itemEvent = z.object({
  content_type: z.enum(contentTypes),
  id,
  author_id: id,
  organization_id: id.nullable(),
  /** Whether other players' feeds show it: public, ready, not taken down. */
  listed: z.boolean(),
  version,
});

const commentEvent = itemEvent.extend({
  comment_id: id,
  actor_id: id,
  commentsCount: z.int().nonnegative(),
});

/** Domain events, in the past tense. Written to the outbox in the transaction that changes the rows. */
export const events = {
  'item.added': itemEvent,
  'item.changed': itemEvent,
  /** Other players' feeds show it from now on. */
  'item.listed': itemEvent,
  /** Other players' feeds no longer show it, or only its author can see it. */
  'item.unlisted': itemEvent,
  'item.removed': itemEvent,
  /** A coach hid it from the organization's feed, or showed it again. */
  'item.hidden': itemEvent,
  'item.shown': itemEvent,
  'like.changed': itemEvent.extend({
    likesCount: z.int().nonnegative(),
    actor_id: id,
    liked: z.boolean(),
  }),
  'comment.added': commentEvent,
  'comment.removed': commentEvent,
  'follow.changed': followEvent,
  /** Season stats of a player are stale and must be recomputed. */
  'season.due': z.object({ player_id: id }),
  'season.changed': seasonEvent,
  'award.granted': z.object({ user_id: id, award: awardView, version }),
  'award.retracted': z.object({ user_id: id, id, version }),
  /** A highlight's media must be processed, after an upload or a retry. */
  'highlight.uploaded': z.object({ id }),
  'highlight.ready': itemEvent,
  'highlight.failed': itemEvent.extend({ reason: z.string() }),
  'notification.added': notificationEvent.extend({ player_id: id }),
  'notification.read': notificationsReadEvent.extend({ player_id: id }),
  'profile.changed': profileEvent,
  'roster.changed': rosterEvent,
  /** A new coach of an organization waits for one of its coaches to confirm them. */
  'coach.waiting': z.object({ player_id: id, coach_id: id }),
  'coach.confirmed': z.object({ player_id: id, by: id }),
  /** An answer must be generated, for a new question or again for the last one. */
  'coach.asked': z.object({ player_id: id, message_id: id }),
  'coach.replied': z.object({ player_id: id, message_id: id, version }),
  'coach.failed': z.object({ player_id: id, message_id: id, error: z.string(), version }),
  'account.suspended': z.object({ player_id: id }),
  'sessions.ended': sessionsRevoked,
  'account.closed': z.object({ player_id: id, issuer: z.string(), subject: z.string() }),
  /** No row references this stored object any more. */
  'object.orphaned': z.object({ key: z.string() }),
} as const;

export type EventName = keyof typeof events;
export type EventPayload<Name extends EventName> = z.infer<(typeof events)[Name]>;
export type ItemEvent = z.infer<typeof itemEvent>;
