import type { FeedItem, LiveItem } from '@rinkside/contracts/feed';
import type { Sql } from '@rinkside/platform/sql';
import { statement } from '@rinkside/platform/sql';
import { organizationCardJson } from '../organization/organization.views.js';
import { authorJson } from '../player/player.views.js';
import { canEditSql } from './item.policy.js';

const common = `'content_type', i.content_type, 'id', i.id, 'created_at', i.created_at, 'feed_at', i.feed_at,
  'user', ${authorJson}, 'organization_id', i.organization_id, 'organization', ${organizationCardJson},
  'likes', i.likes_count, 'likesCount', i.likes_count, 'commentsCount', i.comments_count, 'version', i.version,
  'content', post.content`;

/** Joins that {@link itemJson} reads, for items aliased `i` and the viewer's parameter. */
export const itemJoins = (viewer: string) => `${liveItemJoins}
  left join item_like l on l.item_id = i.id and l.player_id = ${viewer}`;

const liveItemJoins = `join player a on a.id = i.author_id
  left join organization o on o.id = i.organization_id
  left join post on post.item_id = i.id`;

/** JSON of one item as the viewer sees it. */
export const itemJson = (viewer: string) => `json_build_object(${common}, 'userLiked', l.item_id is not null,
  'comments', '[]'::json, 'can', json_build_object('edit', ${canEditSql(viewer)}, 'remove', ${canEditSql(viewer)}))`;

const one = statement<{ item: FeedItem }>(
  'item.one',
  `select ${itemJson('$1::uuid')} as item from item i ${itemJoins('$1::uuid')} where i.id = $2 and i.content_type = $3`,
);

const live = statement<{ id: string; item: LiveItem }>(
  'item.live',
  `select i.id, json_build_object(${common}) as item from item i ${liveItemJoins} where i.id = any($1::uuid[])`,
);

/** One item of a kind as `viewerId` sees it, or undefined. */
export const itemView = async <Kind extends FeedItem['content_type']>(
  sql: Sql,
  viewerId: string,
  kind: Kind,
  id: string,
): Promise<Extract<FeedItem, { content_type: Kind }> | undefined> => {
  const [row] = await sql.rows(one, [viewerId, id, kind]);
  return row?.item as Extract<FeedItem, { content_type: Kind }> | undefined;
};

/** Items as sockets carry them, by id; those already gone are missing. */
export const liveItems = async (sql: Sql, ids: string[]): Promise<Map<string, LiveItem>> => {
  if (ids.length === 0) return new Map();
  const rows = await sql.rows(live, [ids]);
  return new Map(rows.map(({ id, item }) => [id, item]));
};
