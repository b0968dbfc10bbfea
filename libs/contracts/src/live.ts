import * as z from 'zod';
import { awardView } from './award.js';
import { chatMessage } from './coach.js';
import { liveItem } from './feed.js';
import { followFact } from './follow.js';
import { highlightView } from './highlight.js';
import { id, version } from './id.js';
import { commentView, contentTypes } from './item.js';
import { notificationFact, readFact } from './notification.js';
import { profileFact } from './player.js';
import { rosterFact } from './roster.js';
import { seasonFact } from './season.js';

const target = { target_type: z.enum(contentTypes), target_id: id };
const commentsCount = z.int().nonnegative();

/** What the server tells open screens. Absolute state with its `version`, so a repeat is harmless. */
export const liveEvents = {
  'feed.added': z.object({ item: liveItem, version }),
  'feed.changed': z.object({ item: liveItem, version }),
  'feed.removed': z.object({ content_type: z.enum(contentTypes), id, version }),
  /** Of those of one item within 100 ms, others than their own actors hear only the newest. */
  'like.changed': z.object({
    ...target,
    likesCount: z.int().nonnegative(),
    version,
    actor_id: id,
    liked: z.boolean(),
  }),
  'comment.added': z.object({ ...target, comment: commentView, commentsCount, version }),
  'comment.removed': z.object({ ...target, id, commentsCount, version }),
  'follow.changed': followFact,
  'season.changed': seasonFact,
  'award.granted': z.object({ user_id: id, award: awardView, version }),
  'award.retracted': z.object({ user_id: id, id, version }),
  'highlight.ready': z.object({
    highlight: highlightView.omit({ userLiked: true, can: true, comments: true }),
    version,
  }),
  'highlight.failed': z.object({ id, reason: z.string(), version }),
  /** A tick, to its author only: how far the work on its media is. */
  'highlight.progress': z.object({ id, percent: z.int().min(0).max(100) }),
  'notification.added': notificationFact,
  'notification.read': readFact,
  /** Something of a profile is different: who shows it reads it again, each with their own rights. */
  'profile.changed': profileFact,
  /** Somebody joined or left an organization; how many it has differs by who looks. */
  'roster.changed': rosterFact.omit({ user_id: true }),
  /** To the asker: the answer as it stays, with its cards, citations and chips. */
  'coach.replied': z.object({ message: chatMessage, version }),
  /** There is no answer: its placeholder goes. */
  'coach.failed': z.object({ message_id: id, error: z.string(), version }),
  /** Ticks, to the asker: one piece of the text, counted from 0 in each run; a later run begins anew. */
  'coach.delta': z.object({
    message_id: id,
    run: z.int().positive(),
    index: z.int().nonnegative(),
    text: z.string(),
  }),
  'coach.status': z.object({ message_id: id, run: z.int().positive(), label: z.string() }),
} as const;

export type LiveEventName = keyof typeof liveEvents;
export type LiveEvent<Name extends LiveEventName> = z.infer<(typeof liveEvents)[Name]>;
export type LiveHandlers = { [Name in LiveEventName]: (payload: LiveEvent<Name>) => void };

/** The rooms a client may ask for; its own user room it always has. */
const watchableKinds = ['organization', 'player', ...contentTypes] as const;
export const room = z.union([
  z.literal('following'),
  z.templateLiteral([z.enum(watchableKinds), ':', z.uuid()]),
]);
export type Room = z.infer<typeof room>;

export const unwatchBody = z.strictObject({ room });
/**
 * With `quiet`, the answer says for how long the room was told nothing: what was read in that time is still so.
 * `own` is the room everybody has without asking; a socket that is new asks for nothing but how quiet it was.
 */
export const watchBody = z.strictObject({
  room: z.union([room, z.literal('own')]),
  quiet: z.boolean().optional(),
});
/** `quiet` in ms, when asked for; 0 where nobody knows. */
export type WatchReply = { ok: true; quiet?: number } | { ok: false; error: string };

/** What a client sends over the socket; wishes that change something go over HTTP. */
export interface ClientMessages {
  watch: (body: z.infer<typeof watchBody>, reply: (answer: WatchReply) => void) => void;
  unwatch: (body: z.infer<typeof unwatchBody>, reply: (answer: WatchReply) => void) => void;
}
