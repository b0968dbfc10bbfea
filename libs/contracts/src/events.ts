import * as z from 'zod';
import { awardView } from './award.js';
import { followFact } from './follow.js';
import { id, version } from './id.js';
import { contentTypes } from './item.js';
import { notificationFact, readFact } from './notification.js';
import { profileFact } from './player.js';
import { rosterFact } from './roster.js';
import { seasonFact } from './season.js';
import { sessionsEnded } from './session.js';

/** Where an item's facts are shown: enough to address rooms without reading a row. */
const itemFact = z.object({
  content_type: z.enum(contentTypes),
  id,
  author_id: id,
  organization_id: id.nullable(),
  /** Whether feeds of others show it: public, ready, not taken down. */
  listed: z.boolean(),
  version,
});

const commentFact = itemFact.extend({
  comment_id: id,
  actor_id: id,
  commentsCount: z.int().nonnegative(),
});

/** Every fact the product records, past tense, durable: written beside the rows it tells of. */
export const events = {
  'item.added': itemFact,
  'item.changed': itemFact,
  /** Others see it from now on. */
  'item.listed': itemFact,
  /** Nobody but its author sees it any more. */
  'item.unlisted': itemFact,
  'item.removed': itemFact,
  /** A coach took it off the organization's feed, or put it back. */
  'item.hidden': itemFact,
  'item.shown': itemFact,
  'like.changed': itemFact.extend({
    likesCount: z.int().nonnegative(),
    actor_id: id,
    liked: z.boolean(),
  }),
  'comment.added': commentFact,
  'comment.removed': commentFact,
  'follow.changed': followFact,
  /** Seasons of a player were marked due for a recount. */
  'season.due': z.object({ player_id: id }),
  'season.changed': seasonFact,
  'award.granted': z.object({ user_id: id, award: awardView, version }),
  'award.retracted': z.object({ user_id: id, id, version }),
  /** A highlight's media is to be worked on: it was uploaded, or is tried again. */
  'highlight.uploaded': z.object({ id }),
  'highlight.ready': itemFact,
  'highlight.failed': itemFact.extend({ reason: z.string() }),
  'notification.added': notificationFact.extend({ player_id: id }),
  'notification.read': readFact.extend({ player_id: id }),
  'profile.changed': profileFact,
  'roster.changed': rosterFact,
  /** A later coach of an organization asks one of its coaches. */
  'coach.waiting': z.object({ player_id: id, coach_id: id }),
  'coach.confirmed': z.object({ player_id: id, by: id }),
  /** An answer is to be written: a question was asked, or is to be answered again. */
  'coach.asked': z.object({ player_id: id, message_id: id }),
  'coach.replied': z.object({ player_id: id, message_id: id, version }),
  'coach.failed': z.object({ player_id: id, message_id: id, error: z.string(), version }),
  'account.suspended': z.object({ player_id: id }),
  'sessions.ended': sessionsEnded,
  'account.closed': z.object({ player_id: id, issuer: z.string(), subject: z.string() }),
  /** Nothing points at a stored object any more. */
  'object.orphaned': z.object({ key: z.string() }),
} as const;

export type EventName = keyof typeof events;
export type EventPayload<Name extends EventName> = z.infer<(typeof events)[Name]>;
export type ItemFact = z.infer<typeof itemFact>;
