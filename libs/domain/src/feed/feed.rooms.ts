import type { ItemEvent } from '@rinkside/contracts/events.schema';
import type { ContentType } from '@rinkside/contracts/item';
import type { Room } from '@rinkside/contracts/live.schema';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Actor } from '../actor.js';
import { canSeeSql } from '../item/item.policy.js';
import { playerVisibleSql } from '../player/player.policy.js';

/** Room of the followers of a player or organization who watch their following feed. */
export const followersRoom = (id: string) => `followers:${id}`;
/** Room of the sockets of one account that watch `following`. */
export const followingRoom = (playerId: string) => `following:${playerId}`;
export const userRoom = (playerId: string) => `user:${playerId}`;
export const playerRoom = (playerId: string) => `player:${playerId}`;
export const organizationRoom = (id: string) => `organization:${id}`;

export const itemRoom = (kind: ContentType, id: string) => `${kind}:${id}`;

/** Returns the rooms that receive an item's events: only the author's while other players' feeds do not show it. */
export const itemRooms = (event: Omit<ItemEvent, 'version'>): string[] =>
  event.in_feeds
    ? [
        itemRoom(event.content_type, event.id),
        userRoom(event.author_id),
        playerRoom(event.author_id),
        followersRoom(event.author_id),
        ...(event.organization_id
          ? [organizationRoom(event.organization_id), followersRoom(event.organization_id)]
          : []),
      ]
    : [userRoom(event.author_id)];

const canSeeSubject = statement(
  'room.canWatch',
  `select case $2
     when 'player' then exists (select from player a where a.id = $3 and ${playerVisibleSql('a', '$1::uuid')})
     when 'organization' then exists (select from organization where id = $3)
     else exists (select from item i where i.id = $3 and i.content_type = $2 and ${canSeeSql('$1::uuid')}) end as allowed`,
  z.object({ allowed: z.boolean() }),
);

/** Returns whether the account may watch a room: it must be allowed to see the room's subject. */
export const canWatch = async (
  sql: Sql,
  actor: Actor,
  room: Exclude<Room, 'following'>,
): Promise<boolean> => {
  if (!actor.onboarded) return false;
  const [kind, id] = room.split(':');
  const [row] = await sql.rows(canSeeSubject, [actor.id, kind, id]);
  return row?.allowed ?? false;
};
