import type { EventName, EventPayload, ItemEvent } from '@rinkside/contracts/events.schema';
import type { NotificationTrigger, JobName, JobPayload } from '@rinkside/contracts/jobs.schema';
import type { UnreadSubject } from '@rinkside/contracts/notification.schema';
import type { LiveEvent, LiveEventName } from '@rinkside/contracts/live.schema';
import {
  followersRoom,
  followingRoom,
  itemRoom,
  itemRooms,
  ownerOfRoom,
  liveGameRoom,
  teamRoom,
  liveLinksRoom,
  organizationRoom,
  playerRoom,
  sessionRoom,
  userRoom,
} from '@rinkside/domain/feed/feed.rooms';
import type { OutboxEvent } from '@rinkside/platform/outbox/relay';
import type { Audience, LiveMessage } from '@rinkside/platform/live-publisher';
import type { EventContext } from './event-context.js';

/** A request for a notification. Requests of one moment are batched into one job. */
export interface NotificationRequest {
  kind: 'notification';
  trigger: NotificationTrigger;
}
export type Effect =
  | LiveMessage
  | NotificationRequest
  | { kind: 'job'; name: JobName; payload: JobPayload<JobName>; priority?: number | undefined };

/** Returns one effect of an event, or undefined when there is none. */
type EventHandler<Name extends EventName> = PayloadHandler<EventPayload<Name>>;
type PayloadHandler<Payload> = (payload: Payload, context: EventContext) => Effect | undefined;

const job = <Name extends JobName>(name: Name, payload: JobPayload<Name>, priority?: number): Effect => ({
  kind: 'job',
  name,
  payload,
  priority,
});

const notification = (trigger: NotificationTrigger): Effect => ({ kind: 'notification', trigger });

/**
 * Sends unread counts again: the event removed, hid or showed something that may have caused notifications.
 */
const recount = (of: UnreadSubject['of'], id: string) => notification({ kind: 'recount', of, id });

/**
 * A live update for `rooms`, except accounts blocked with one of `accountIds`. Returns undefined for an empty list of
 * rooms, which Socket.IO would treat as a broadcast to all.
 */
const emit = <Name extends LiveEventName>(
  rooms: string[],
  event: Name,
  payload: LiveEvent<Name>,
  { blocked }: EventContext,
  accountIds: string[] = [],
  audience?: Audience,
): (Effect & { kind: 'emit' }) | undefined =>
  rooms.length === 0
    ? undefined
    : {
        kind: 'emit',
        rooms,
        except: accountIds.flatMap((id) => blocked.get(id) ?? []).map(userRoom),
        audience,
        event,
        payload,
      };

/** Restricts events of an item for the club to the people known to its author; undefined for other items. */
const readersOf = ({
  author_id,
  club_visible,
}: Pick<ItemEvent, 'author_id' | 'club_visible'>): Audience | undefined =>
  club_visible ? { people: 'known', subjectId: author_id } : undefined;

/** An item's event for its readers, except accounts blocked with its author or the actor. */
const emitToReaders = <Name extends LiveEventName>(
  item: ItemEvent,
  event: Name,
  payload: LiveEvent<Name>,
  context: EventContext,
  actorIds: string[] = [],
) => emit(itemRooms(item), event, payload, context, [item.author_id, ...actorIds], readersOf(item));

/** Sends an item's current view to the rooms where it is visible now. A deleted item has its own `item.removed`. */
const itemUpdate =
  (
    eventName: 'feed.added' | 'feed.changed',
    roomsOf: (event: ItemEvent) => string[] = itemRooms,
  ): PayloadHandler<ItemEvent> =>
  (event, context) => {
    const current = context.items.get(event.id);
    if (!current) return undefined;
    const { item, in_feeds, club_visible, hidden } = current;
    // An item hidden from its organization's feed is not sent to the organization's room.
    const organization_id = hidden ? null : event.organization_id;
    const currentEvent = { ...event, in_feeds, club_visible, organization_id };
    const payload = { item, version: item.version };
    const audience = readersOf(currentEvent);
    return emit(roomsOf(currentEvent), eventName, payload, context, [event.author_id], audience);
  };

const removedItem = ({ content_type, id, version }: ItemEvent) => ({ content_type, id, version });

/** Removes all sockets from a room after its subject became invisible to others. */
const evictRoom = (room: string): Effect => ({ kind: 'leave', in: room, rooms: [room] });
const evictItemRoom = ({ content_type, id }: ItemEvent) => evictRoom(itemRoom(content_type, id));

/** The organization's room if feeds show the item: a coach may unhide an item that its author keeps private. */
const organizationRooms = ({ organization_id, in_feeds, club_visible }: ItemEvent) =>
  organization_id && (in_feeds || club_visible) ? [organizationRoom(organization_id)] : [];

const targetOf = ({ content_type, id, version }: ItemEvent) => ({
  target_type: content_type,
  target_id: id,
  version,
});

/** The player's own sockets and the viewers of their page. */
const playerRooms = (id: string) => [userRoom(id), playerRoom(id)];

/** Sends a live game's current view, coalesced, to those who may see it. */
const liveGameUpdate: PayloadHandler<EventPayload<'live_game.changed'>> = ({ id, user_id }, context) => {
  const update = context.liveGames.get(id);
  if (!update) return undefined;
  const { view, events, organization_id, restricted } = update;
  const { version } = view;
  const subjectRoom = liveGameRoom(id);
  const rooms = [
    subjectRoom,
    ...playerRooms(user_id),
    followersRoom(user_id),
    liveLinksRoom(user_id),
    ...(organization_id ? [organizationRoom(organization_id), followersRoom(organization_id)] : []),
  ];
  const audience: Audience | undefined = restricted ? { people: 'readers', subjectId: id } : undefined;
  const message = emit(
    rooms,
    'live_game.changed',
    { live_game: view, events, version },
    context,
    [user_id],
    audience,
  );
  return message && { ...message, coalesced: { subjectRoom, version } };
};

/** The pages of an account's live links check whether their link still shows something. */
const closeLiveLinks: PayloadHandler<{ player_id: string }> = ({ player_id: user_id }, context) =>
  emit([liveLinksRoom(user_id)], 'live_link.changed', { user_id }, context);

/** A change of a circle is for its members, other changes of a minor for the people known to them. */
const rosterAudience = ({
  circle_id,
  minor,
  user_id,
}: Pick<EventPayload<'roster.changed'>, 'circle_id' | 'minor' | 'user_id'>): Audience | undefined => {
  if (circle_id) return { people: 'circle', subjectId: circle_id };
  return minor && { people: 'known', subjectId: user_id };
};

/** The two people of a request to follow. */
const peopleOf = ({
  follower_id,
  target_id,
}: Pick<EventPayload<'follow_request.added'>, 'follower_id' | 'target_id'>) => [
  userRoom(follower_id),
  userRoom(target_id),
];

/** A visible highlight can earn an award. */
const recomputeHighlightAwards: PayloadHandler<ItemEvent> = ({ content_type, author_id: player_id }) =>
  content_type === 'highlight' ? job('recompute-awards', { player_id }) : undefined;

/** The effects of each domain event. An event without an entry does not compile. */
export const eventHandlers = {
  'item.added': [itemUpdate('feed.added'), recomputeHighlightAwards],
  'item.changed': [itemUpdate('feed.changed')],
  'item.listed': [itemUpdate('feed.added'), recomputeHighlightAwards],
  'item.unlisted': [
    // All viewers except those who still see the item.
    (event, context) => ({
      kind: 'emit',
      rooms: itemRooms({ ...event, in_feeds: true }),
      except: [event.author_id, ...(context.blocked.get(event.author_id) ?? [])].map(userRoom),
      audience: event.club_visible ? { people: 'others', subjectId: event.author_id } : undefined,
      event: 'feed.removed',
      payload: removedItem(event),
    }),
    // The room of an item for the club may keep others: its events go to readers only.
    (event) => (event.club_visible ? undefined : evictItemRoom(event)),
    itemUpdate('feed.changed'),
    recomputeHighlightAwards,
  ],
  'item.unlisted_for_club': [
    (event, context) => ({
      kind: 'emit',
      rooms: itemRooms({ ...event, club_visible: true }),
      except: [event.author_id, ...(context.blocked.get(event.author_id) ?? [])].map(userRoom),
      audience: readersOf({ ...event, club_visible: true }),
      event: 'feed.removed',
      payload: removedItem(event),
    }),
    evictItemRoom,
    itemUpdate('feed.changed'),
    recomputeHighlightAwards,
  ],
  'item.removed': [
    (event, context) => emitToReaders(event, 'feed.removed', removedItem(event), context),
    evictItemRoom,
    recomputeHighlightAwards,
    ({ author_id }) => recount('receiver', author_id),
  ],
  'item.hidden': [
    (event, context) =>
      emit(
        organizationRooms(event),
        'feed.removed',
        removedItem(event),
        context,
        [event.author_id],
        readersOf(event),
      ),
  ],
  'item.shown': [itemUpdate('feed.added', organizationRooms)],
  'like.changed': [
    (event, context) => {
      const { likesCount, actor_id, liked, version } = event;
      const payload = { ...targetOf(event), likesCount, actor_id, liked };
      const update = emitToReaders(event, 'like.changed', payload, context, [actor_id]);
      // Likes of one moment are coalesced, except where some viewers must not receive them.
      if (!update || update.audience || context.blocked.has(actor_id)) return update;
      return {
        ...update,
        coalesced: {
          subjectRoom: itemRoom(event.content_type, event.id),
          version,
          actorRoom: userRoom(actor_id),
        },
      };
    },
    ({ liked, author_id: player_id, actor_id, account_id, id: item_id }) =>
      player_id === actor_id
        ? undefined
        : notification({
            kind: 'like',
            player_id,
            actor_id,
            account_id,
            item_id,
            ...(!liked && { undone: true }),
          }),
  ],
  'comment.added': [
    (event, context) => {
      const comment = context.comments.get(event.comment_id);
      const payload = comment && { ...targetOf(event), comment, commentsCount: event.commentsCount };
      return payload && emitToReaders(event, 'comment.added', payload, context, [event.actor_id]);
    },
    ({ author_id: player_id, actor_id, account_id, id: item_id, comment_id }) =>
      player_id === actor_id
        ? undefined
        : notification({ kind: 'comment', player_id, actor_id, account_id, item_id, comment_id }),
  ],
  'comment.removed': [
    (event, context) => {
      const payload = { ...targetOf(event), id: event.comment_id, commentsCount: event.commentsCount };
      return emitToReaders(event, 'comment.removed', payload, context, [event.actor_id]);
    },
    ({ author_id }) => recount('receiver', author_id),
  ],
  'follow.changed': [
    ({ follower_id, target_type, target_id, following, version }, context) => {
      const accountIds = target_type === 'user' ? [follower_id, target_id] : [follower_id];
      const payload = { follower_id, target_type, target_id, following, version };
      return emit(accountIds.map(userRoom), 'follow.changed', payload, context);
    },
    ({ follower_id, target_id, following, version }) => ({
      kind: following ? 'join' : 'leave',
      in: followingRoom(follower_id),
      rooms: [followersRoom(target_id)],
      version,
    }),
    ({ follower_id: actor_id, account_id, target_id: player_id, target_type, following, accepted }) =>
      target_type === 'user' && !accepted
        ? notification({
            kind: 'follow',
            player_id,
            actor_id,
            account_id,
            ...(!following && { undone: true }),
          })
        : undefined,
    ({ follower_id: player_id, target_id: actor_id, accepted }) =>
      accepted ? notification({ kind: 'follow_accepted', player_id, actor_id }) : undefined,
    // Followers see the live games of a minor, and a former guardian is notified of the follow itself, so its end
    // changes the unread count of the follower.
    ({ follower_id, target_type, following }) =>
      target_type === 'user' && !following ? recount('receiver', follower_id) : undefined,
    ({ target_id, target_type, following }) =>
      target_type === 'user' && !following ? recount('receiver', target_id) : undefined,
  ],
  'follow_request.added': [
    ({ follower_id, target_id, version }, context) => {
      const request = { follower_id, target_id, version };
      return emit(peopleOf(request), 'follow_request.added', request, context);
    },
    ({ follower_id: actor_id, account_id, target_id: player_id }) =>
      notification({ kind: 'follow_request', player_id, actor_id, account_id }),
  ],
  'follow_request.removed': [
    (event, context) => emit(peopleOf(event), 'follow_request.removed', event, context),
    ({ follower_id: actor_id, target_id: player_id }) =>
      notification({ kind: 'follow_request', player_id, actor_id, undone: true }),
  ],
  'season.invalidated': [
    ({ player_id }) => job('recompute-seasons', { player_id }),
    ({ player_id }) => job('recompute-awards', { player_id }),
  ],
  'season.changed': [
    (event, context) => emit(playerRooms(event.user_id), 'season.changed', event, context, [event.user_id]),
  ],
  'award.granted': [
    (event, context) => emit(playerRooms(event.user_id), 'award.granted', event, context, [event.user_id]),
    ({ user_id: player_id, award }) => notification({ kind: 'award', player_id, award_id: award.id }),
  ],
  'award.retracted': [
    (event, context) => emit(playerRooms(event.user_id), 'award.retracted', event, context, [event.user_id]),
    ({ user_id }) => recount('receiver', user_id),
  ],
  'highlight.uploaded': [
    ({ id, is_photo, priority }) => job(is_photo ? 'process-photo' : 'transcode-highlight', { id }, priority),
  ],
  'highlight.ready': [
    (event, context) => {
      const { item: highlight, in_feeds } = context.items.get(event.id) ?? {};
      if (highlight?.content_type !== 'highlight') return undefined;
      // Only a public highlight can be watched before it is ready.
      const rooms = [userRoom(event.author_id), ...(in_feeds ? [itemRoom('highlight', event.id)] : [])];
      return emit(rooms, 'highlight.ready', { highlight, version: highlight.version }, context, [
        event.author_id,
      ]);
    },
    ({ author_id: player_id, id: item_id }) => notification({ kind: 'highlight_ready', player_id, item_id }),
  ],
  'highlight.failed': [
    ({ id, author_id, reason, version }, context) =>
      emit(
        [userRoom(author_id), itemRoom('highlight', id)],
        'highlight.failed',
        { id, reason, version },
        context,
        [author_id],
      ),
    ({ author_id: player_id, id: item_id }) => notification({ kind: 'highlight_failed', player_id, item_id }),
  ],
  'notification.added': [
    ({ player_id, ...payload }, context) =>
      emit([userRoom(player_id)], 'notification.added', payload, context),
  ],
  'notification.removed': [
    ({ player_id, ...payload }, context) =>
      emit([userRoom(player_id)], 'notification.removed', payload, context),
  ],
  'notification.read': [
    ({ player_id, ...payload }, context) =>
      emit([userRoom(player_id)], 'notification.read', payload, context),
  ],
  'unread.changed': [({ of, id }) => recount(of, id)],
  'profile.changed': [
    (event, context) => emit(playerRooms(event.user_id), 'profile.changed', event, context, [event.user_id]),
  ],
  'live_game.changed': [
    liveGameUpdate,
    ({ id: live_game_id, news }) => (news ? notification({ kind: 'live_game', live_game_id }) : undefined),
  ],
  'live_game.cheered': [liveGameUpdate],
  'live_link.changed': [
    (event, context) =>
      emit([userRoom(event.user_id), liveLinksRoom(event.user_id)], 'live_link.changed', event, context),
  ],
  'guardian.added': [
    ({ guardian_id, child_id, version = 0 }) => ({
      kind: 'join',
      in: userRoom(guardian_id),
      rooms: [userRoom(child_id)],
      version,
    }),
  ],
  'guardian.removed': [
    ({ guardian_id, child_id, version = 0 }) => ({
      kind: 'leave',
      in: userRoom(guardian_id),
      rooms: [userRoom(child_id)],
      version,
    }),
    // Sockets that act as the child watch rooms as it. The clients reconnect with the rights that are left.
    ({ guardian_id }) => ({ kind: 'cut', in: userRoom(guardian_id) }),
  ],
  // Notifications of a child go to its guardians.
  'guardians.changed': [
    ({ child_id: player_id, guardian_id: actor_id, joined }) =>
      notification({ kind: joined ? 'guardian_joined' : 'guardian_left', player_id, actor_id }),
  ],
  // The client reconnects as the child.
  'child.login_added': [({ account_id }) => ({ kind: 'cut', in: userRoom(account_id) })],
  'child.login_removed': [({ child_id }) => ({ kind: 'cut', in: userRoom(child_id) })],
  'guardian.changed_settings': [(event) => notification({ kind: 'guardian_settings', ...event })],
  'child_request.changed': [
    ({ id: request_id, by_id, at }) => notification({ kind: 'child_request', request_id, by_id, at }),
  ],
  'guardian.still_follows': [
    ({ child_id: player_id, guardian_id: actor_id }) =>
      notification({ kind: 'guardian_follows', player_id, actor_id }),
  ],
  'roster.changed': [
    ({ user_id, circle_id, minor, ...payload }, context) =>
      emit(
        [organizationRoom(payload.organization_id)],
        'roster.changed',
        payload,
        context,
        [user_id],
        rosterAudience({ circle_id, minor, user_id }),
      ),
  ],
  'team.changed': [
    (event, context) =>
      emit([teamRoom(event.team_id)], 'team.changed', event, context, [], {
        people: 'team',
        subjectId: event.team_id,
      }),
  ],
  // Who was in the room could see the team, which is gone.
  'team.removed': [
    (event, context) => emit([teamRoom(event.id)], 'team.removed', event, context),
    ({ id }) => evictRoom(teamRoom(id)),
  ],
  'team.asked': [
    ({ player_id: actor_id, account_id, staff_id: player_id }) =>
      notification({ kind: 'team_asked', player_id, actor_id, account_id }),
  ],
  'team.joined': [
    ({ player_id, staff_id: actor_id }) => notification({ kind: 'team_joined', player_id, actor_id }),
  ],
  'circle.asked': [
    ({ player_id: actor_id, account_id, answerer_id: player_id }) =>
      notification({ kind: 'circle_asked', player_id, actor_id, account_id }),
  ],
  'circle.joined': [
    ({ player_id, confirmed_by: actor_id }) => notification({ kind: 'circle_joined', player_id, actor_id }),
    ({ player_id: actor_id, account_id, invited_by: player_id }) =>
      player_id === null
        ? undefined
        : notification({ kind: 'circle_invited', player_id, actor_id, account_id }),
  ],
  'circle.ended': [({ player_id }) => notification({ kind: 'circle_ended', player_id })],
  'circle.merged': [
    ({ player_id, coach_id: actor_id }) => notification({ kind: 'circle_merged', player_id, actor_id }),
  ],
  'coach.introduced': [
    ({ player_id, coach_id: actor_id }) => notification({ kind: 'coach_question', player_id, actor_id }),
  ],
  'circle.offered': [
    ({ player_id, coach_id: actor_id }) => notification({ kind: 'circle_offered', player_id, actor_id }),
  ],
  'coach.handed_over': [
    ({ player_id, successor_id: actor_id }) =>
      notification({ kind: 'coach_handed_over', player_id, actor_id }),
  ],
  'coach.confirmation_requested': [
    ({ player_id: actor_id, coach_id: player_id }) =>
      notification({ kind: 'coach_waiting', player_id, actor_id }),
  ],
  'coach.confirmed': [
    ({ player_id, actor_id }) => notification({ kind: 'coach_confirmed', player_id, actor_id }),
  ],
  'coach.asked': [(event) => job('generate-coach-reply', event)],
  'coach.replied': [
    ({ player_id, message_id, version }, context) => {
      const message = context.messages.get(message_id);
      return message && emit([userRoom(player_id)], 'coach.replied', { message, version }, context);
    },
  ],
  'coach.failed': [
    ({ player_id, ...payload }, context) => emit([userRoom(player_id)], 'coach.failed', payload, context),
  ],
  'account.suspended': [
    ({ player_id }) => ({ kind: 'cut', in: userRoom(player_id) }),
    ({ player_id }) => evictRoom(playerRoom(player_id)),
    closeLiveLinks,
    ({ player_id }) => recount('actor', player_id),
  ],
  'sessions.revoked': [
    // Includes the kept session: its client reconnects.
    ({ player_id }) => ({ kind: 'cut', in: userRoom(player_id) }),
    (event) => job('revoke-sessions', event),
  ],
  'session.ended': [({ session_id }) => ({ kind: 'cut', in: sessionRoom(session_id) })],
  'account.deleted': [
    ({ player_id }) => ({ kind: 'cut', in: userRoom(player_id) }),
    (event) => job('delete-account', event),
    ({ player_id }) => evictRoom(playerRoom(player_id)),
    closeLiveLinks,
  ],
  'object.orphaned': [({ key }) => job('delete-object', { key })],
} satisfies { [Name in EventName]: EventHandler<Name>[] };

/**
 * Names the profile in live updates to a user room, where a guardian's sockets receive those of several profiles. Usually
 * that is one update for all rooms. For a family and for several user rooms it is one per user room and one for the other
 * rooms, so that a client that shows another profile still receives what it watches.
 */
const nameProfiles = (effect: Effect, { families }: EventContext): Effect[] => {
  if (effect.kind !== 'emit') return [effect];
  const owners = effect.rooms.flatMap((room) => ownerOfRoom(room) ?? []);
  const [owner] = owners;
  if (!owner) return [effect];
  const withProfile = (profile_id: string) => ({ ...effect.payload, profile_id });
  if (owners.length === 1 && !families.has(owner)) return [{ ...effect, payload: withProfile(owner) }];
  const otherRooms = effect.rooms.filter((room) => !ownerOfRoom(room));
  const toProfile = (id: string): Effect => ({
    ...effect,
    rooms: [userRoom(id)],
    payload: withProfile(id),
    // Coalesced are the updates for the other rooms.
    coalesced: undefined,
  });
  const named = owners.map(toProfile);
  return otherRooms.length > 0 ? [{ ...effect, rooms: otherRooms }, ...named] : named;
};

/** Returns the effects of an event, each with the index of its handler. */
export const effectsOf = <Name extends EventName>(
  event: OutboxEvent<Name>,
  context: EventContext,
): [effect: Effect, handlerIndex: number][] => {
  const handlers: { [N in EventName]: EventHandler<N>[] } = eventHandlers;
  return handlers[event.name].flatMap((handle, index): [Effect, number][] => {
    const effect = handle(event.payload, context);
    const effects = effect ? nameProfiles(effect, context) : [];
    return effects.map((each): [Effect, number] => [each, index]);
  });
};
