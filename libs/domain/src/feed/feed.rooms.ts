import type { ItemFact } from '@rinkside/contracts/events';
import type { ContentType } from '@rinkside/contracts/item';
import type { Room } from '@rinkside/contracts/live';
import { statement, type Sql } from '@rinkside/platform/sql';
import type { Actor } from '../actor.js';
import { canSeeSql } from '../item/item.policy.js';
import { playerSeenSql } from '../player/player.policy.js';

/** Followers of a player or organization who watch their following feed. */
export const followersRoom = (id: string) => `followers:${id}`;
/** The sockets of one account that watch `following`. */
export const followingRoom = (playerId: string) => `following:${playerId}`;
export const userRoom = (playerId: string) => `user:${playerId}`;
export const playerRoom = (playerId: string) => `player:${playerId}`;
export const organizationRoom = (id: string) => `organization:${id}`;

export const itemRoom = (kind: ContentType, id: string) => `${kind}:${id}`;

/** Every room in which an item's facts are heard; while feeds of others do not show it, its author's only. */
export const itemRooms = (fact: Omit<ItemFact, 'version'>): string[] =>
  fact.listed
    ? [
        itemRoom(fact.content_type, fact.id),
        userRoom(fact.author_id),
        playerRoom(fact.author_id),
        followersRoom(fact.author_id),
        ...(fact.organization_id
          ? [organizationRoom(fact.organization_id), followersRoom(fact.organization_id)]
          : []),
      ]
    : [userRoom(fact.author_id)];

const seen = statement<{ seen: boolean }>(
  'room.seen',
  `select case $2
     when 'player' then exists (select from player a where a.id = $3 and ${playerSeenSql('a', '$1::uuid')})
     when 'organization' then exists (select from organization where id = $3)
     else exists (select from item i where i.id = $3 and i.content_type = $2 and ${canSeeSql('$1::uuid')}) end as seen`,
);

/** Whether this account may hear a room: it must see what the room is about. */
export const mayWatch = async (
  sql: Sql,
  actor: Actor,
  room: Exclude<Room, 'following'>,
): Promise<boolean> => {
  if (!actor.onboarded) return false;
  const [kind, id] = room.split(':');
  const [row] = await sql.rows(seen, [actor.id, kind, id]);
  return row?.seen ?? false;
};
