import type { OrganizationView } from '@rinkside/contracts/organization';
import type { PlayerRow } from '@rinkside/contracts/player';
import type { Sql } from '@rinkside/platform/sql';
import { statement } from '@rinkside/platform/sql';
import { rowsPage, type Listed } from '../feed/rows.js';
import { organizationJson } from '../organization/organization.views.js';
import { playerSeenSql } from '../player/player.policy.js';
import { playerRowJson } from '../player/player.views.js';

// $1 the viewer, $2 and $3 the sort key to go on from, $4 limit + 1, $5 offset.
const list = <Row>(name: string, view: string, joins: string, other: string, where: string) =>
  statement<Listed<Row>>(
    name,
    `select ${view} as row, f.${other} as id, to_json(f.changed_at)#>>'{}' as at
     from follow f ${joins}
     where f.following and ${where} and (f.changed_at, f.${other}) < ($2::timestamptz, $3::uuid)
     order by f.changed_at desc, f.${other} desc limit $4 offset $5`,
  );

/** Blocked and suspended people are in no list. */
const player = (other: string) =>
  `join player a on a.id = f.${other} and ${playerSeenSql('a', '$1::uuid')}
   left join organization o on o.id = a.organization_id`;

const following = list<PlayerRow>(
  'follow.following',
  playerRowJson('true'),
  player('target_id'),
  'target_id',
  `f.follower_id = $1 and f.target_type = 'user'`,
);
const followers = list<PlayerRow>(
  'follow.followers',
  playerRowJson('back.follower_id is not null'),
  `${player('follower_id')}
   left join follow back on back.follower_id = $1 and back.target_type = 'user'
     and back.target_id = f.follower_id and back.following`,
  'follower_id',
  `f.target_id = $1 and f.target_type = 'user'`,
);
const organizations = list<OrganizationView>(
  'follow.organizations',
  organizationJson,
  `join organization o on o.id = f.target_id`,
  'target_id',
  `f.follower_id = $1 and f.target_type = 'organization'`,
);

/** Players the viewer follows, newest first. */
export const followedPlayers = rowsPage(following);
/** Players who follow the viewer, newest first; `following` says whether the viewer follows back. */
export const followersOf = rowsPage(followers);
/** Organizations the viewer follows, newest first. */
export const followedOrganizations = rowsPage(organizations);

const sources = statement<{ target_type: 'user' | 'organization'; target_id: string }>(
  'follow.sources',
  `select target_type, target_id from follow where follower_id = $1 and following limit 5000`,
);

/** Everything whose items belong in the viewer's following feed. */
export const followedSources = (sql: Sql, viewerId: string) => sql.rows(sources, [viewerId]);
