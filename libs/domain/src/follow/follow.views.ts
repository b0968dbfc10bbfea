import type { FollowRequest } from '@rinkside/contracts/follow';
import type { OrganizationView } from '@rinkside/contracts/organization';
import type { PlayerRow } from '@rinkside/contracts/player';
import type { Sql } from '@rinkside/platform/sql';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import { createPageReader, pagedRow, type PagedRow } from '../feed/page-reader.js';
import { organizationJson } from '../organization/organization.views.js';
import { playerVisibleSql } from '../player/player.policy.js';
import { playerRowJson, playerRowPairs, viewerFollowJoin } from '../player/player.views.js';

// $1 viewer, $2 and $3 the sort key to continue after, $4 limit + 1, $5 offset.
const listStatement = <Row>(
  name: string,
  rowSchema: z.ZodType<PagedRow<Row>>,
  view: string,
  joins: string,
  other: string,
  where: string,
) =>
  statement(
    name,
    `select ${view} as row, f.${other} as id, to_json(f.changed_at)#>>'{}' as at
     from follow f ${joins}
     where f.following and ${where} and (f.changed_at, f.${other}) < ($2::timestamptz, $3::uuid)
     order by f.changed_at desc, f.${other} desc limit $4 offset $5`,
    rowSchema,
  );

/** Joins the followed player; leaves out blocked and suspended players. */
const playerJoins = (other: string) =>
  `join player a on a.id = f.${other} and ${playerVisibleSql('a', '$1::uuid')}
   left join organization o on o.id = a.organization_id`;

const following = listStatement(
  'follow.following',
  pagedRow<PlayerRow>(),
  playerRowJson('$1::uuid', 'true'),
  playerJoins('target_id'),
  'target_id',
  `f.follower_id = $1 and f.target_type = 'user'`,
);
const followers = listStatement(
  'follow.followers',
  pagedRow<PlayerRow>(),
  playerRowJson('$1::uuid', 'back.follower_id is not null'),
  `${playerJoins('follower_id')}
   left join follow back on back.follower_id = $1 and back.target_type = 'user'
     and back.target_id = f.follower_id and back.following`,
  'follower_id',
  `f.target_id = $1 and f.target_type = 'user'`,
);
const organizations = listStatement(
  'follow.organizations',
  pagedRow<OrganizationView>(),
  organizationJson,
  `join organization o on o.id = f.target_id`,
  'target_id',
  `f.follower_id = $1 and f.target_type = 'organization'`,
);

/** Reads a page of the players the viewer follows, newest first. */
export const followedPlayers = createPageReader(following);
/** Reads a page of the viewer's followers, newest first; `following` says whether the viewer follows back. */
export const followersOf = createPageReader(followers);
/** Reads a page of the organizations the viewer follows, newest first. */
export const followedOrganizations = createPageReader(organizations);

const requests = statement(
  'follow.requests',
  `select json_build_object(${playerRowPairs('$1::uuid', 'f.follower_id is not null')}, 'requested_at', q.changed_at) as row,
     q.follower_id as id, to_json(q.changed_at)#>>'{}' as at
   from follow_request q join player a on a.id = q.follower_id and ${playerVisibleSql('a', '$1::uuid')}
   left join organization o on o.id = a.organization_id ${viewerFollowJoin}
   where q.target_id = $1 and q.waiting and (q.changed_at, q.follower_id) < ($2::timestamptz, $3::uuid)
   order by q.changed_at desc, q.follower_id desc limit $4 offset $5`,
  pagedRow<FollowRequest>(),
);
/** Reads a page of the players who ask to follow the viewer, newest first. */
export const followRequestsTo = createPageReader(requests);

// Prepared: the partial index needs the literal condition `following`; a built query passes it as a parameter.
const sources = statement(
  'follow.sources',
  `select target_type, target_id from follow where follower_id = $1 and following limit 5000`,
  z.object({ target_type: z.enum(['user', 'organization']), target_id: z.string() }),
);

/** Returns the players and organizations that the viewer's following feed shows. */
export const followedSources = (sql: Sql, viewerId: string) => sql.rows(sources, [viewerId]);
