import type { ItemEvent } from '@rinkside/contracts/events.schema';
import type { ContentType } from '@rinkside/contracts/item';
import type { Room } from '@rinkside/contracts/live.schema';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Actor } from '../actor.js';
import { canSeeSql } from '../item/item.policy.js';
import { canSeeLiveGameSql } from '../live-game/live-game.policy.js';
import { playerVisibleSql } from '../player/player.policy.js';
import { teamRelationSql } from '../team/team.policy.js';

/** Room of the followers of a player or organization who watch their following feed. */
export const followersRoom = (id: string) => `followers:${id}`;
/** Room of the sockets of one account that watch `following`. */
export const followingRoom = (playerId: string) => `following:${playerId}`;
const userRoomPrefix = 'user:';
export const userRoom = (playerId: string) => `${userRoomPrefix}${playerId}`;
/** Returns the player of a user room; undefined for another room. */
export const ownerOfRoom = (room: string): string | undefined =>
  room.startsWith(userRoomPrefix) ? room.slice(userRoomPrefix.length) : undefined;
/** Room of the sockets of one session. */
export const sessionRoom = (session: string) => `session:${session}`;
export const playerRoom = (playerId: string) => `player:${playerId}`;
export const organizationRoom = (id: string) => `organization:${id}`;

const liveLinksRoomPrefix = 'live_links:';
/** Room of the pages of a player's live links, which are no sockets. */
export const liveLinksRoom = (playerId: string) => `${liveLinksRoomPrefix}${playerId}`;
/** Returns the player of such a room; undefined for another room. */
export const playerOfLiveLinksRoom = (room: string): string | undefined =>
  room.startsWith(liveLinksRoomPrefix) ? room.slice(liveLinksRoomPrefix.length) : undefined;
export const teamRoom = (id: string) => `team:${id}`;
export const liveGameRoom = (id: string) => `live_game:${id}`;
export const itemRoom = (kind: ContentType, id: string) => `${kind}:${id}`;

/**
 * Returns the rooms that receive an item's events: only the author's while no feed of others shows it. An event of an item
 * for the club is restricted to the people known to its author.
 */
export const itemRooms = (event: Omit<ItemEvent, 'version'>): string[] =>
  event.in_feeds || event.club_visible
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

/** A room and the account that wants to watch it. */
export interface WatchRequest {
  actor: Actor;
  room: Exclude<Room, 'following'>;
}

const canSeeSubjects = statement(
  'room.canWatch',
  `select case r.kind
     when 'player' then exists (select from player a where a.id = r.id and ${playerVisibleSql('a', 'r.viewer')})
     when 'organization' then exists (select from organization o where o.id = r.id)
     when 'team' then exists (select from team t join circle c on c.id = t.circle_id join organization o on o.id = c.organization_id
       where t.id = r.id and o.deleted_at is null and ${teamRelationSql('t', 'r.viewer')} is not null)
     when 'live_game' then exists (select from live_game l where l.id = r.id and ${canSeeLiveGameSql('r.viewer')})
     else exists (select from item i where i.id = r.id and i.content_type = r.kind and ${canSeeSql('r.viewer')}) end as allowed
   from unnest($1::uuid[], $2::text[], $3::uuid[]) with ordinality as r(viewer, kind, id, at) order by r.at`,
  z.object({ allowed: z.boolean() }),
);

/** Returns for each request whether the account may watch the room: it must be allowed to see the room's subject. */
export const canWatch = async (sql: Sql, requests: readonly WatchRequest[]): Promise<boolean[]> => {
  const subjects = requests.map(({ room }) => room.split(':'));
  const rows = await sql.rows(canSeeSubjects, [
    requests.map(({ actor }) => actor.id),
    subjects.map(([kind]) => kind),
    subjects.map(([, id]) => id),
  ]);
  return requests.map(({ actor }, at) => actor.onboarded && rows[at]?.allowed === true);
};
