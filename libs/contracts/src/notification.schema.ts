import * as z from './zod.schema.js';
import { childRequestKinds, childRequestStates } from './child-request.js';
import { example } from './example.js';
import { awardView } from './award.schema.js';
import { id, instant, version } from './id.schema.js';
import { contentTypes } from './item.js';
import { liveGameStatuses } from './live-game.js';
import { pageOf, pageQuery } from './paging.schema.js';
import { author } from './player.schema.js';
import {
  maxMarked,
  maxUnread,
  notificationFilters,
  notificationKinds,
  type NotificationFilter,
} from './notification.js';

export const notificationView = z.object({
  id,
  kind: z.enum(notificationKinds).meta(example('like')),
  created_at: instant,
  read: z.boolean().meta(example(false)),
  /** Who did it; null if no single person did. */
  actor: author.nullable(),
  /** The item it is about; the ordinary game of a live game that has ended. `title`: a highlight's title, the first 80 characters of a post, or a game's opponent. */
  item: z
    .object({
      content_type: z.enum(contentTypes),
      id,
      title: z.string().nullable().meta(example('Glove save in overtime')),
    })
    .nullable(),
  /** The comment's text, or why a highlight failed. */
  text: z.string().nullable().meta(example('What a save!')),
  award: awardView.shape.award.nullable(),
  /** The live game it is about, as it is now. */
  live_game: z
    .object({
      id,
      status: z.enum(liveGameStatuses),
      opponent: z.string().meta(example('Harbor Otters')),
      /** Goals of the player. */
      goals: z.int().nonnegative(),
      score: z.object({ us: z.int().nonnegative(), them: z.int().nonnegative() }),
    })
    .nullable(),
  /** The child it is about, for kinds about a family. */
  family: z
    .object({
      child: z.object({ id, first_name: z.string().meta(example('Ivy')) }),
      /** First names of those who did it. */
      by: z.array(z.string()).meta(example(['Noor'])),
      /** The changed fields of the profile. */
      fields: z.array(z.string()).meta(example(['public_player_page'])),
      request: z
        .object({
          kind: z.enum(childRequestKinds),
          state: z.enum(childRequestStates),
          effective_at: instant,
        })
        .nullable(),
    })
    .nullable(),
});
export type NotificationView = z.infer<typeof notificationView>;

const unread = z.int().nonnegative().max(maxUnread).meta(example(1));

/** `unread` also counts the other notifications of the same transaction; `version` grows with each of them. */
export const notificationEvent = z.object({ notification: notificationView, unread, version });

/**
 * Ids of notifications about a like, follow or request that was taken back or answered. Empty when only the
 * count changed.
 */
export const notificationsRemovedEvent = z.object({ ids: z.array(id), unread, version });

/**
 * The people with unread counts that may have changed: one receiver, or all receivers of notifications by an
 * actor.
 */
export const unreadSubject = z.object({ of: z.enum(['receiver', 'actor']), id });
export type UnreadSubject = z.infer<typeof unreadSubject>;

/** Ids of the notifications that were read; null for all. */
export const notificationsReadEvent = z.object({ ids: z.array(id).nullable(), unread, version });

const filters = Object.keys(notificationFilters) as [NotificationFilter, ...NotificationFilter[]];

export const notificationSchemas = {
  list: {
    summary: 'Your notifications, newest first.',
    query: pageQuery({ limit: 20 }).extend({ filter: z.enum(filters).optional().meta(example('likes')) }),
    reply: pageOf(notificationView).extend({ unread }),
  },
  read: {
    summary: 'Marks the given notifications as read, or all of them.',
    body: z.strictObject({ ids: z.array(id).max(maxMarked).optional() }),
    reply: z.object({ unread }),
  },
};
