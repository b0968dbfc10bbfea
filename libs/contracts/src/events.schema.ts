import * as z from './zod.schema.js';
import { awardView } from './award.schema.js';
import { followEvent, followRequestEvent } from './follow.schema.js';
import { id, instant, version } from './id.schema.js';
import { contentTypes } from './item.js';
import {
  notificationEvent,
  notificationsReadEvent,
  notificationsRemovedEvent,
  unreadSubject,
} from './notification.schema.js';
import { profileEvent } from './player.schema.js';
import { rosterEvent } from './roster.schema.js';
import { seasonEvent } from './season.schema.js';
import { sessionsRevoked } from './session.schema.js';
import { removedTeamEvent, teamEvent } from './team.schema.js';

/** The signed-in account, if it acts as a child profile. Limits count per account. */
const account_id = id.optional();

/** Fields of every item event: enough to compute its rooms without reading a row. */
const itemEvent = z.object({
  content_type: z.enum(contentTypes),
  id,
  author_id: id,
  organization_id: id.nullable(),
  /** Whether other players' feeds show it: public, ready, not taken down. */
  in_feeds: z.boolean(),
  /** Whether people known to its author see it instead: a ready highlight for the club. */
  club_visible: z.boolean().optional(),
  version,
});

const commentEvent = itemEvent.extend({
  comment_id: id,
  actor_id: id,
  account_id,
  commentsCount: z.int().nonnegative(),
});

const guardianEvent = z.object({
  guardian_id: id,
  child_id: id,
  /** The child's version; absent in events of releases in which guardianships do not end. */
  version: version.optional(),
});

/** Domain events, in the past tense. Written to the outbox in the transaction that changes the rows. */
export const events = {
  /** A post, highlight or game was created. */
  'item.added': itemEvent,
  /** The content or media of an item changed. */
  'item.changed': itemEvent,
  /** Other players' feeds show it from now on, or those of people known to its author. */
  'item.listed': itemEvent,
  /** Other players' feeds no longer show it: only its author, or people known to them, can see it. */
  'item.unlisted': itemEvent,
  /** Only its author can see an item that people known to them could see. */
  'item.unlisted_for_club': itemEvent,
  /** An item was deleted. */
  'item.removed': itemEvent,
  /** A coach hid it from the organization's feed. */
  'item.hidden': itemEvent,
  /** A coach showed it in the organization's feed again. */
  'item.shown': itemEvent,
  /** A player liked an item or removed the like. */
  'like.changed': itemEvent.extend({
    likesCount: z.int().nonnegative(),
    actor_id: id,
    account_id,
    liked: z.boolean(),
  }),
  /** A comment was created. */
  'comment.added': commentEvent,
  /** A comment was deleted or taken down. */
  'comment.removed': commentEvent,
  /** A player followed or unfollowed a player or an organization. */
  'follow.changed': followEvent.extend({
    /** The player accepted a request. */
    accepted: z.literal(true).optional(),
    account_id,
  }),
  /** A player asked to follow a player who approves followers. */
  'follow_request.added': followRequestEvent.extend({ account_id }),
  /** A request to follow was accepted, declined or withdrawn. */
  'follow_request.removed': followRequestEvent,
  /** Season stats of a player are stale and must be recomputed. */
  'season.invalidated': z.object({ player_id: id }),
  /** Recomputed season stats differ from the previous ones. */
  'season.changed': seasonEvent,
  /** A player earned an award, or another item earns it now. */
  'award.granted': z.object({ user_id: id, award: awardView, version }),
  /** A player no longer qualifies for an award. */
  'award.retracted': z.object({ user_id: id, id, version }),
  /** A highlight's media must be processed, after an upload or a retry. */
  'highlight.uploaded': z.object({
    id,
    /** Absent in events of releases without a queue for photos. */
    is_photo: z.boolean().optional(),
    /** Priority of the job: the author's other unfinished uploads. */
    priority: z.int().min(0).optional(),
  }),
  /** A highlight can be played for the first time. */
  'highlight.ready': itemEvent,
  /** A highlight's media cannot be processed. */
  'highlight.failed': itemEvent.extend({ reason: z.string() }),
  /** A notification was stored. */
  'notification.added': notificationEvent.extend({ player_id: id }),
  /** The likes, follows or requests that notifications report were taken back or answered, or the unread count changed otherwise. */
  'notification.removed': notificationsRemovedEvent.extend({ player_id: id }),
  /** Notifications were marked as read. */
  'notification.read': notificationsReadEvent.extend({ player_id: id }),
  /** Notifications started or stopped counting, because who did it or what it is about became visible, hidden or deleted. */
  'unread.changed': unreadSubject,
  /** A profile or the role of its player changed. */
  'profile.changed': profileEvent,
  /** A live game started, got events, or ended. */
  'live_game.changed': z.object({
    id,
    user_id: id,
    version,
    /** It began or ended, or the number of the player's goals changed. */
    news: z.literal(true).optional(),
  }),
  /** People cheered for a running live game. */
  'live_game.cheered': z.object({ id, user_id: id, version }),
  /** A link to a player's live games was made, accepted or revoked, or a person lost the right to score by link. */
  'live_link.changed': z.object({ user_id: id }),
  /** An account became a guardian of a child profile. */
  'guardian.added': guardianEvent,
  /** An account no longer acts as a child: its guardianship ended, or the child of 13 or older has a login. */
  'guardian.removed': guardianEvent,
  /** An account joined or left the guardians of a child. */
  'guardians.changed': z.object({ child_id: id, guardian_id: id, joined: z.boolean() }),
  /** A guardian changed settings or data of a child's profile. */
  'guardian.changed_settings': z.object({
    child_id: id,
    guardian_id: id,
    fields: z.array(z.string()),
    at: instant,
  }),
  /** A request about a child's profile was made, answered, decided or carried out. `by_id`: who did it. */
  'child_request.changed': z.object({ id, child_id: id, by_id: id.nullable(), at: instant }),
  /** A guardianship ended, and the player and the former guardian still follow each other, or one the other. */
  'guardian.still_follows': z.object({ child_id: id, guardian_id: id }),
  /** A child profile got the login of a new account; the account's own profile ended. */
  'child.login_added': z.object({ child_id: id, account_id: id }),
  /** A moderator undid a hand-over: the login no longer belongs to the profile. */
  'child.login_removed': z.object({ child_id: id }),
  /** A player joined or left an organization or a circle. */
  'roster.changed': rosterEvent.extend({
    /** Only its members receive it. */
    circle_id: id.optional(),
    /** Only people known to the player receive it. */
    minor: z.literal(true).optional(),
  }),
  /** A team, its roster, its staff or who waits for it changed. */
  'team.changed': teamEvent,
  /** A team was deleted, or became part of another one. */
  'team.removed': removedTeamEvent,
  /** A player came by a link or a code and waits for a team; one event for each of its staff. */
  'team.asked': z.object({ team_id: id, player_id: id, staff_id: id, account_id }),
  /** The staff of a team put a player on its roster. */
  'team.joined': z.object({ team_id: id, player_id: id, staff_id: id }),
  /** A player asked for a place in a circle; one event for each person who can answer. */
  'circle.asked': z.object({ circle_id: id, player_id: id, answerer_id: id, account_id }),
  /** A player got a place in a circle. */
  'circle.joined': z.object({
    circle_id: id,
    player_id: id,
    /** Null for a link. */
    confirmed_by: id.nullable(),
    /** Who made the link. */
    invited_by: id.nullable(),
    account_id,
  }),
  /** Another person ended a player's place in a circle. */
  'circle.ended': z.object({ circle_id: id, player_id: id }),
  /** Two circles became one, or a circle became the own one of its organization; one event for each member. */
  'circle.merged': z.object({
    player_id: id,
    /**
     * The coach of the circle that joined. Null in the event for that coach, and when no other circle joined.
     */
    coach_id: id.nullable(),
  }),
  /** A coach began a circle; one event for each person who can say whether they know the coach. */
  'coach.introduced': z.object({ coach_id: id, player_id: id }),
  /** A coach offers another coach that their circles become one. */
  'circle.offered': z.object({ coach_id: id, player_id: id }),
  /** A coach handed the rights in a circle over to another one. */
  'coach.handed_over': z.object({ player_id: id, successor_id: id }),
  /** A new coach of an organization waits for one of its coaches to confirm them. */
  'coach.confirmation_requested': z.object({ player_id: id, coach_id: id }),
  /** A coach confirmed a new coach of the organization. */
  'coach.confirmed': z.object({ player_id: id, actor_id: id }),
  /** An answer must be generated, for a new question or again for the last one. */
  'coach.asked': z.object({ player_id: id, message_id: id }),
  /** The coach answer is complete. */
  'coach.replied': z.object({ player_id: id, message_id: id, version }),
  /** The coach answer failed and its placeholder was deleted. */
  'coach.failed': z.object({ player_id: id, message_id: id, error: z.string(), version }),
  /** A moderator suspended an account. */
  'account.suspended': z.object({ player_id: id }),
  /** A player signed out all other sessions. */
  'sessions.revoked': sessionsRevoked,
  /** The identity provider ended a session. */
  'session.ended': z.object({ session_id: z.string() }),
  /** A player deleted their account; a job deletes its data. */
  'account.deleted': z.object({ player_id: id, issuer: z.string(), subject: z.string() }),
  /** No row references this stored object any more. */
  'object.orphaned': z.object({ key: z.string() }),
} as const;

export type EventName = keyof typeof events;
export type EventPayload<Name extends EventName> = z.infer<(typeof events)[Name]>;
export type ItemEvent = z.infer<typeof itemEvent>;
