import type { BlockedRow } from '@rinkside/contracts/block';
import { statement, type Sql, uncounted } from '@rinkside/platform/sql';
import { rowsPage, type Listed } from '../feed/rows.js';
import { mediaUrl } from '../organization/organization.views.js';

const pairs = statement<{ id: string; other: string }>(
  'block.pairs',
  `select blocker_id as id, blocked_id as other from block where blocker_id = any(${uncounted('$1', 'uuid')})
   union select blocked_id, blocker_id from block where blocked_id = any(${uncounted('$1', 'uuid')})`,
);

/** For each of these people who has any: everybody blocked with them, whoever blocked whom. */
export const blockedWith = async (sql: Sql, people: string[]): Promise<Map<string, string[]>> => {
  if (people.length === 0) return new Map();
  const rows = await sql.rows(pairs, [people]);
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, found]) => [id, found.map(({ other }) => other)]),
  );
};

// $1 the viewer, $2 and $3 the sort key to go on from, $4 limit + 1, $5 offset.
const list = statement<Listed<BlockedRow>>(
  'block.list',
  `select json_build_object('id', a.id, 'first_name', a.first_name, 'last_name', a.last_name,
     'avatar', ${mediaUrl('a.avatar_key')}) as row,
     b.blocked_id as id, to_json(b.created_at)#>>'{}' as at
   from block b join player a on a.id = b.blocked_id
   where b.blocker_id = $1 and (b.created_at, b.blocked_id) < ($2::timestamptz, $3::uuid)
   order by b.created_at desc, b.blocked_id desc limit $4 offset $5`,
);

/** Whom the viewer has blocked, newest first: the one place where they still see them, to take it back. */
export const blockedPlayers = rowsPage(list);
