import type { BlockedRow } from '@rinkside/contracts/block';
import { statement, type Sql, stableArrayParam } from '@rinkside/platform/sql';
import * as z from 'zod';
import { createPageReader, pagedRow } from '../feed/page-reader.js';
import { signedPhotoUrlSql } from '../player/avatar.js';

const pairs = statement(
  'block.pairs',
  `select blocker_id as id, blocked_id as other from block where blocker_id = any(${stableArrayParam('$1', 'uuid')})
   union select blocked_id, blocker_id from block where blocked_id = any(${stableArrayParam('$1', 'uuid')})`,
  z.object({ id: z.string(), other: z.string() }),
);

/** Returns the ids of the players blocked with each of these players, in either direction; players without a block are missing. */
export const blockedWith = async (sql: Sql, playerIds: string[]): Promise<Map<string, string[]>> => {
  if (playerIds.length === 0) return new Map();
  const rows = await sql.rows(pairs, [playerIds]);
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, blocks]) => [id, blocks.map(({ other }) => other)]),
  );
};

// $1 viewer, $2 and $3 the sort key to continue after, $4 limit + 1, $5 offset. Never the current name or photo.
const selectBlocked = statement(
  'block.list',
  `select json_build_object('id', b.blocked_id, 'first_name', coalesce(b.first_name, ''),
     'last_name', coalesce(b.last_name, ''), 'avatar', ${signedPhotoUrlSql('b.avatar_key')}) as row,
     b.blocked_id as id, to_json(b.created_at)#>>'{}' as at
   from block b
   where b.blocker_id = $1 and (b.created_at, b.blocked_id) < ($2::timestamptz, $3::uuid)
   order by b.created_at desc, b.blocked_id desc limit $4 offset $5`,
  pagedRow<BlockedRow>(),
);

/** Reads a page of the players the viewer has blocked, newest first, as they were when they were blocked. It is the only list that shows them, for unblocking. */
export const blockedPlayers = createPageReader(selectBlocked);
