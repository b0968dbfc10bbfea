import type { LiveItem } from '@rinkside/contracts/feed';
import type { EventName, EventPayload } from '@rinkside/contracts/events';
import type { JobName, JobPayload } from '@rinkside/contracts/jobs';
import type { LiveEvent, LiveEventName } from '@rinkside/contracts/live';
import { followersRoom, followingRoom, itemRooms, userRoom } from '@rinkside/domain/feed/feed.rooms';
import type { OutboxEvent } from '@rinkside/platform/outbox/relay';
import type { LiveMessage } from '@rinkside/platform/sockets';

/** What is known when a batch of facts is published: the items they tell of, as they are now. */
export interface Known {
  items: Map<string, LiveItem>;
}

export type Delivery = LiveMessage | { kind: 'job'; name: JobName; payload: JobPayload<JobName> };

/** What follows from a fact; undefined when nothing does any more. */
type Reaction<Name extends EventName> = Follows<EventPayload<Name>>;
type Follows<Payload> = (payload: Payload, known: Known) => Delivery | undefined;

const emit = <Name extends LiveEventName>(
  rooms: string[],
  event: Name,
  payload: LiveEvent<Name>,
): Delivery => ({
  kind: 'emit',
  rooms,
  event,
  payload,
});

/** An item that is gone again by now is told of by its own `item.removed`. */
const feed =
  (event: 'feed.added' | 'feed.changed'): Follows<EventPayload<'item.added'>> =>
  (fact, { items }) => {
    const item = items.get(fact.id);
    return item && emit(itemRooms(fact), event, { item, version: item.version });
  };

/** THE table: what follows from each fact. An event without a line does not compile. */
export const reactions = {
  'item.added': [feed('feed.added')],
  'item.changed': [feed('feed.changed')],
  'item.removed': [
    (fact) => {
      const { content_type, id, version } = fact;
      return emit(itemRooms(fact), 'feed.removed', { content_type, id, version });
    },
  ],
  'like.changed': [
    (fact) => {
      const { content_type, id, likesCount, version, actor_id, liked } = fact;
      return emit(itemRooms(fact), 'like.changed', {
        target_type: content_type,
        target_id: id,
        likesCount,
        version,
        actor_id,
        liked,
      });
    },
  ],
  'follow.changed': [
    (fact) => {
      const people = fact.target_type === 'user' ? [fact.follower_id, fact.target_id] : [fact.follower_id];
      return emit(people.map(userRoom), 'follow.changed', fact);
    },
    ({ follower_id, target_id, following }) => ({
      kind: following ? 'join' : 'leave',
      in: followingRoom(follower_id),
      rooms: [followersRoom(target_id)],
    }),
  ],
  'avatar.replaced': [({ old_key }) => ({ kind: 'job', name: 'remove-object', payload: { key: old_key } })],
} satisfies { [Name in EventName]: Reaction<Name>[] };

/** Facts that show an item and so need it read. */
export const showsItem = (event: OutboxEvent): event is OutboxEvent<'item.added' | 'item.changed'> =>
  event.name === 'item.added' || event.name === 'item.changed';

/** Everything that follows from one fact, in the table's order. */
export const reactTo = <Name extends EventName>(event: OutboxEvent<Name>, known: Known): Delivery[] => {
  const table: { [N in EventName]: Reaction<N>[] } = reactions;
  return table[event.name].flatMap((reaction) => reaction(event.payload, known) ?? []);
};
