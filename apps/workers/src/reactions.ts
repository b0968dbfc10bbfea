import type { EventName, EventPayload, ItemFact } from '@rinkside/contracts/events';
import type { Cause, JobName, JobPayload } from '@rinkside/contracts/jobs';
import type { LiveEvent, LiveEventName } from '@rinkside/contracts/live';
import {
  followersRoom,
  followingRoom,
  itemRoom,
  itemRooms,
  organizationRoom,
  playerRoom,
  userRoom,
} from '@rinkside/domain/feed/feed.rooms';
import type { OutboxEvent } from '@rinkside/platform/outbox/relay';
import type { LiveMessage } from '@rinkside/platform/sockets';
import type { Known } from './known.js';

/** Something somebody may like to know; those of a moment are one job. */
export interface Notice {
  kind: 'notice';
  cause: Cause;
}
export type Delivery = LiveMessage | Notice | { kind: 'job'; name: JobName; payload: JobPayload<JobName> };

/** What follows from a fact; undefined when nothing does any more. */
type Reaction<Name extends EventName> = Follows<EventPayload<Name>>;
type Follows<Payload> = (payload: Payload, known: Known) => Delivery | undefined;

const job = <Name extends JobName>(name: Name, payload: JobPayload<Name>): Delivery => ({
  kind: 'job',
  name,
  payload,
});

const notice = (cause: Cause): Delivery => ({ kind: 'notice', cause });

/** Told to rooms, but not to those blocked with one of `people`. Without a room, to nobody: Socket.IO would take that for everybody. */
const emit = <Name extends LiveEventName>(
  rooms: string[],
  event: Name,
  payload: LiveEvent<Name>,
  { blocked }: Known,
  people: string[] = [],
): (Delivery & { kind: 'emit' }) | undefined =>
  rooms.length === 0
    ? undefined
    : {
        kind: 'emit',
        rooms,
        except: people.flatMap((id) => blocked.get(id) ?? []).map(userRoom),
        event,
        payload,
      };

/** An item as it is now, told where it may be seen now; one that is gone is told of by its own `item.removed`. */
const feed =
  (
    event: 'feed.added' | 'feed.changed',
    roomsOf: (fact: ItemFact) => string[] = itemRooms,
  ): Follows<ItemFact> =>
  (fact, known) => {
    const found = known.items.get(fact.id);
    if (!found) return undefined;
    const { item, listed, hidden } = found;
    // Off its organization's feed it is told to nobody as that organization's.
    const organization_id = hidden ? null : fact.organization_id;
    const rooms = roomsOf({ ...fact, listed, organization_id });
    return emit(rooms, event, { item, version: item.version }, known, [fact.author_id]);
  };

const removed = ({ content_type, id, version }: ItemFact) => ({ content_type, id, version });

/** Whoever watches a room leaves it: nobody but its owner may hear what it is about any more. */
const emptied = (room: string): Delivery => ({ kind: 'leave', in: room, rooms: [room] });
const itemEmptied = ({ content_type, id }: ItemFact) => emptied(itemRoom(content_type, id));

/** The organization's feed, if it shows the item at all: a coach may put back what its author keeps private. */
const feedOf = ({ organization_id, listed }: ItemFact) =>
  organization_id && listed ? [organizationRoom(organization_id)] : [];

const targetOf = ({ content_type, id, version }: ItemFact) => ({
  target_type: content_type,
  target_id: id,
  version,
});

/** A player's own sockets, and whoever looks at them. */
const playerRooms = (id: string) => [userRoom(id), playerRoom(id)];

/** One award is earned by a highlight that others see. */
const settleHighlight: Follows<ItemFact> = ({ content_type, author_id: player_id }) =>
  content_type === 'highlight' ? job('settle-awards', { player_id }) : undefined;

/** THE table: what follows from each fact. An event without a line does not compile. */
export const reactions = {
  'item.added': [feed('feed.added'), settleHighlight],
  'item.changed': [feed('feed.changed')],
  'item.listed': [feed('feed.added'), settleHighlight],
  'item.unlisted': [
    // Everybody who saw it, but its author, who goes on seeing it.
    (fact, { blocked }) => ({
      kind: 'emit',
      rooms: itemRooms({ ...fact, listed: true }),
      except: [fact.author_id, ...(blocked.get(fact.author_id) ?? [])].map(userRoom),
      event: 'feed.removed',
      payload: removed(fact),
    }),
    itemEmptied,
    feed('feed.changed'),
    settleHighlight,
  ],
  'item.removed': [
    (fact, known) => emit(itemRooms(fact), 'feed.removed', removed(fact), known, [fact.author_id]),
    itemEmptied,
    settleHighlight,
  ],
  'item.hidden': [
    (fact, known) => emit(feedOf(fact), 'feed.removed', removed(fact), known, [fact.author_id]),
  ],
  'item.shown': [feed('feed.added', feedOf)],
  'like.changed': [
    (fact, known) => {
      const { likesCount, actor_id, liked, version } = fact;
      const payload = { ...targetOf(fact), likesCount, actor_id, liked };
      const told = emit(itemRooms(fact), 'like.changed', payload, known, [fact.author_id, actor_id]);
      // Others hear those of a moment once. Of somebody who is blocked not everybody may hear: theirs stands for itself.
      if (!told || known.blocked.has(actor_id)) return told;
      return {
        ...told,
        newest: { of: itemRoom(fact.content_type, fact.id), version, own: userRoom(actor_id) },
      };
    },
    ({ liked, author_id: player_id, actor_id, id: item_id }) =>
      liked && player_id !== actor_id ? notice({ kind: 'like', player_id, actor_id, item_id }) : undefined,
  ],
  'comment.added': [
    (fact, known) => {
      const comment = known.comments.get(fact.comment_id);
      const payload = comment && { ...targetOf(fact), comment, commentsCount: fact.commentsCount };
      return (
        payload && emit(itemRooms(fact), 'comment.added', payload, known, [fact.author_id, fact.actor_id])
      );
    },
    ({ author_id: player_id, actor_id, id: item_id, comment_id }) =>
      player_id === actor_id
        ? undefined
        : notice({ kind: 'comment', player_id, actor_id, item_id, comment_id }),
  ],
  'comment.removed': [
    (fact, known) => {
      const payload = { ...targetOf(fact), id: fact.comment_id, commentsCount: fact.commentsCount };
      return emit(itemRooms(fact), 'comment.removed', payload, known, [fact.author_id, fact.actor_id]);
    },
  ],
  'follow.changed': [
    (fact, known) => {
      const people = fact.target_type === 'user' ? [fact.follower_id, fact.target_id] : [fact.follower_id];
      return emit(people.map(userRoom), 'follow.changed', fact, known);
    },
    ({ follower_id, target_id, following, version }) => ({
      kind: following ? 'join' : 'leave',
      in: followingRoom(follower_id),
      rooms: [followersRoom(target_id)],
      version,
    }),
    ({ follower_id: actor_id, target_id: player_id, target_type, following }) =>
      following && target_type === 'user' ? notice({ kind: 'follow', player_id, actor_id }) : undefined,
  ],
  'season.due': [
    ({ player_id }) => job('recount-seasons', { player_id }),
    ({ player_id }) => job('settle-awards', { player_id }),
  ],
  'season.changed': [
    (fact, known) => emit(playerRooms(fact.user_id), 'season.changed', fact, known, [fact.user_id]),
  ],
  'award.granted': [
    (fact, known) => emit(playerRooms(fact.user_id), 'award.granted', fact, known, [fact.user_id]),
    ({ user_id: player_id, award }) => notice({ kind: 'award', player_id, award_id: award.id }),
  ],
  'award.retracted': [
    (fact, known) => emit(playerRooms(fact.user_id), 'award.retracted', fact, known, [fact.user_id]),
  ],
  'highlight.uploaded': [({ id }) => job('transcode-highlight', { id })],
  'highlight.ready': [
    (fact, known) => {
      const { item: highlight, listed } = known.items.get(fact.id) ?? {};
      if (highlight?.content_type !== 'highlight') return undefined;
      const rooms = [userRoom(fact.author_id), ...(listed ? [itemRoom('highlight', fact.id)] : [])];
      return emit(rooms, 'highlight.ready', { highlight, version: highlight.version }, known, [
        fact.author_id,
      ]);
    },
    ({ author_id: player_id, id: item_id }) => notice({ kind: 'highlight_ready', player_id, item_id }),
  ],
  'highlight.failed': [
    ({ id, author_id, reason, version }, known) =>
      emit(
        [userRoom(author_id), itemRoom('highlight', id)],
        'highlight.failed',
        { id, reason, version },
        known,
        [author_id],
      ),
    ({ author_id: player_id, id: item_id }) => notice({ kind: 'highlight_failed', player_id, item_id }),
  ],
  'notification.added': [
    ({ player_id, ...payload }, known) => emit([userRoom(player_id)], 'notification.added', payload, known),
  ],
  'notification.read': [
    ({ player_id, ...payload }, known) => emit([userRoom(player_id)], 'notification.read', payload, known),
  ],
  'profile.changed': [
    (fact, known) => emit(playerRooms(fact.user_id), 'profile.changed', fact, known, [fact.user_id]),
  ],
  'roster.changed': [
    ({ user_id, ...payload }, known) =>
      emit([organizationRoom(payload.organization_id)], 'roster.changed', payload, known, [user_id]),
  ],
  'coach.waiting': [
    ({ player_id: actor_id, coach_id: player_id }) => notice({ kind: 'coach_waiting', player_id, actor_id }),
  ],
  'coach.confirmed': [
    ({ player_id, by: actor_id }) => notice({ kind: 'coach_confirmed', player_id, actor_id }),
  ],
  'coach.asked': [(fact) => job('reply-as-coach', fact)],
  'coach.replied': [
    ({ player_id, message_id, version }, known) => {
      const message = known.messages.get(message_id);
      return message && emit([userRoom(player_id)], 'coach.replied', { message, version }, known);
    },
  ],
  'coach.failed': [
    ({ player_id, ...payload }, known) => emit([userRoom(player_id)], 'coach.failed', payload, known),
  ],
  'account.suspended': [
    ({ player_id }) => ({ kind: 'cut', in: userRoom(player_id) }),
    ({ player_id }) => emptied(playerRoom(player_id)),
  ],
  'sessions.ended': [
    // All of them: the one that is kept comes back by itself.
    ({ player_id }) => ({ kind: 'cut', in: userRoom(player_id) }),
    (fact) => job('end-sign-ins', fact),
  ],
  'account.closed': [
    ({ player_id }) => ({ kind: 'cut', in: userRoom(player_id) }),
    (fact) => job('remove-account', fact),
    ({ player_id }) => emptied(playerRoom(player_id)),
  ],
  'object.orphaned': [({ key }) => job('remove-object', { key })],
} satisfies { [Name in EventName]: Reaction<Name>[] };

/** Everything that follows from one fact, each with its place in the table. */
export const reactTo = <Name extends EventName>(
  event: OutboxEvent<Name>,
  known: Known,
): [delivery: Delivery, reaction: number][] => {
  const table: { [N in EventName]: Reaction<N>[] } = reactions;
  return table[event.name].flatMap((reaction, at): [Delivery, number][] => {
    const delivery = reaction(event.payload, known);
    return delivery ? [[delivery, at]] : [];
  });
};
