import type { EventPayload } from '@rinkside/contracts/events';
import type { Room } from '@rinkside/contracts/live';
import { statement, type Sql } from '@rinkside/platform/sql';
import type { Actor } from '../actor.js';

/** Followers of a player or organization who watch their following feed. */
export const followersRoom = (id: string) => `followers:${id}`;
/** The sockets of one account that watch `following`. */
export const followingRoom = (playerId: string) => `following:${playerId}`;
export const userRoom = (playerId: string) => `user:${playerId}`;

/** Every room in which an item's facts are heard. */
export const itemRooms = (fact: EventPayload<'item.added'>): string[] => [
  `${fact.content_type}:${fact.id}`,
  `player:${fact.author_id}`,
  followersRoom(fact.author_id),
  ...(fact.organization_id
    ? [`organization:${fact.organization_id}`, followersRoom(fact.organization_id)]
    : []),
];

const seen = statement<{ seen: boolean }>(
  'room.seen',
  `select case $1
     when 'player' then exists (select from player where id = $2 and onboarding_complete and suspended_at is null)
     when 'organization' then exists (select from organization where id = $2)
     else exists (select from item where id = $2 and content_type = $1) end as seen`,
);

/** Whether this account may hear a room: it must see what the room is about. */
export const mayWatch = async (
  sql: Sql,
  actor: Actor,
  room: Exclude<Room, 'following'>,
): Promise<boolean> => {
  if (!actor.onboarded) return false;
  const [kind, id] = room.split(':');
  const [row] = await sql.rows(seen, [kind, id]);
  return row?.seen ?? false;
};
