import * as z from './zod.schema.js';
import { awardView } from './award.schema.js';
import { chatMessage } from './coach.schema.js';
import { liveItem } from './feed.schema.js';
import { followEvent, followRequestEvent } from './follow.schema.js';
import { highlightView } from './highlight.schema.js';
import { id, version } from './id.schema.js';
import { commentView, viewerFields } from './item.schema.js';
import { contentTypes } from './item.js';
import { liveGameView, storedLiveGameEvent } from './live-game.schema.js';
import {
  notificationEvent,
  notificationsReadEvent,
  notificationsRemovedEvent,
} from './notification.schema.js';
import { profileEvent } from './player.schema.js';
import { rosterEvent } from './roster.schema.js';
import { seasonEvent } from './season.schema.js';
import { removedTeamEvent, teamEvent } from './team.schema.js';

const target = { target_type: z.enum(contentTypes), target_id: id };
const commentsCount = z.int().nonnegative();

/**
 * The profile that owns the user room of the event: a guardian's socket is in the rooms of its children, too.
 */
const toProfile = { profile_id: id.optional() };

/** Events sent to clients over Socket.IO. Payloads are absolute state with a `version`, so a duplicate is harmless. */
export const liveEvents = {
  /** An item became visible in feeds. */
  'feed.added': z.object({ item: liveItem, version, ...toProfile }),
  /** An item changed. */
  'feed.changed': z.object({ item: liveItem, version, ...toProfile }),
  /** An item was deleted or is no longer visible. */
  'feed.removed': z.object({ content_type: z.enum(contentTypes), id, version, ...toProfile }),
  /** Coalesced: within 100 ms per item, sockets of other players receive only the latest. */
  'like.changed': z.object({
    ...target,
    likesCount: z.int().nonnegative(),
    version,
    actor_id: id,
    liked: z.boolean(),
    ...toProfile,
  }),
  /** A comment was created. */
  'comment.added': z.object({ ...target, comment: commentView, commentsCount, version, ...toProfile }),
  /** A comment was deleted or taken down. */
  'comment.removed': z.object({ ...target, id, commentsCount, version, ...toProfile }),
  /** A player followed or unfollowed a player or an organization. */
  'follow.changed': followEvent.extend(toProfile),
  /** A player asked to follow a player who approves followers. */
  'follow_request.added': followRequestEvent.extend(toProfile),
  /** A request to follow was accepted, declined or withdrawn. */
  'follow_request.removed': followRequestEvent.extend(toProfile),
  /** Season stats changed. */
  'season.changed': seasonEvent.extend(toProfile),
  /** A player earned an award. */
  'award.granted': z.object({ user_id: id, award: awardView, version, ...toProfile }),
  /** A player lost an award. */
  'award.retracted': z.object({ user_id: id, id, version, ...toProfile }),
  /** A highlight can be played. */
  'highlight.ready': z.object({
    highlight: highlightView.omit(viewerFields),
    version,
    ...toProfile,
  }),
  /** A highlight's media cannot be processed. */
  'highlight.failed': z.object({ id, reason: z.string(), version, ...toProfile }),
  /** Ephemeral, to the author only: media processing progress. */
  'highlight.progress': z.object({ id, percent: z.int().min(0).max(100), ...toProfile }),
  /** The player has a new notification. */
  'notification.added': notificationEvent.extend(toProfile),
  /** Notifications were taken back, with the like, follow or request they reported. */
  'notification.removed': notificationsRemovedEvent.extend(toProfile),
  /** Notifications were marked as read. */
  'notification.read': notificationsReadEvent.extend(toProfile),
  /** Clients that show this profile refetch it, because its fields depend on the viewer's rights. */
  'profile.changed': profileEvent.extend(toProfile),
  /** A player joined or left. Clients refetch the member count, because it depends on the viewer. */
  'roster.changed': rosterEvent.omit({ user_id: true }),
  /** A team, its roster or who waits for it changed. Clients read it again, because it depends on the viewer. */
  'team.changed': teamEvent,
  /** A team was deleted, or became part of another one. */
  'team.removed': removedTeamEvent,
  /**
   * A live game started, changed or ended. Coalesced like likes. `events` are the newest ones and those with
   * removed notes, in the order of arrival; a client that lacks an event before the newest ones reads the
   * rest.
   */
  'live_game.changed': z.object({
    live_game: liveGameView,
    events: z.array(storedLiveGameEvent),
    version,
    ...toProfile,
  }),
  /** Clients that show the links to the player's live games, or a game that the player scores by link, read them again. */
  'live_link.changed': z.object({ user_id: id, ...toProfile }),
  /** To the asker: the final answer with its cards, citations and chips. */
  'coach.replied': z.object({ message: chatMessage, version, ...toProfile }),
  /** No answer was written: clients remove the placeholder. */
  'coach.failed': z.object({ message_id: id, error: z.string(), version, ...toProfile }),
  /** Ephemeral, to the asker: one chunk of the text. `index` starts at 0 in each run; a later run replaces the text. */
  'coach.delta': z.object({
    message_id: id,
    run: z.int().positive(),
    index: z.int().nonnegative(),
    text: z.string(),
    ...toProfile,
  }),
  /** Ephemeral, to the asker: what the coach is doing. */
  'coach.status': z.object({ message_id: id, run: z.int().positive(), label: z.string(), ...toProfile }),
} as const;

export type LiveEventName = keyof typeof liveEvents;
export type LiveEvent<Name extends LiveEventName> = z.infer<(typeof liveEvents)[Name]>;
export type LiveHandlers = { [Name in LiveEventName]: (payload: LiveEvent<Name>) => void };

/** Kinds of rooms a client may watch. Its own user room is joined automatically. */
const watchableKinds = ['organization', 'player', 'live_game', 'team', ...contentTypes] as const;
const room = z.union([z.literal('following'), z.templateLiteral([z.enum(watchableKinds), ':', z.uuid()])]);
export type Room = z.infer<typeof room>;

export const unwatchBody = z.strictObject({ room });
/**
 * With `quiet`, the reply says how long the room has been idle: data read within that time is still current.
 * `own` is the user room that every socket joins automatically; a new socket names it to get its idle time.
 */
export const watchBody = z.strictObject({
  room: z.union([room, z.literal('own')]),
  quiet: z.boolean().optional(),
});
/** `quiet`: ms since the room's last event, if requested; 0 when unknown. */
export type WatchReply = { ok: true; quiet?: number } | { ok: false; error: string };

/** The `data` of the error that refuses a socket. `code` is a kind of error, such as `unauthenticated` or `rateLimited`. */
export interface SocketRefusal {
  code: string;
  /** When the client may try again. */
  retryAfterSeconds?: number | undefined;
}

/** Messages a client sends over the socket. Requests that change state go over HTTP. */
export interface ClientMessages {
  watch: (body: z.infer<typeof watchBody>, reply: (answer: WatchReply) => void) => void;
  unwatch: (body: z.infer<typeof unwatchBody>, reply: (answer: WatchReply) => void) => void;
}
