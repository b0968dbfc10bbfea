import type { FeedItem, LiveItem } from '@rinkside/contracts/feed';
import type { ContentType } from '@rinkside/contracts/item';
import type { Sql } from '@rinkside/platform/sql';
import { statement } from '@rinkside/platform/sql';
import { newestCommentsJson } from '../comment/comment.views.js';
import { gameJoins, gamePairs } from '../game/game.views.js';
import { highlightJoins, highlightPairs } from '../highlight/highlight.views.js';
import { organizationCardJson } from '../organization/organization.views.js';
import { authorJson, publicAuthorJson } from '../player/player.views.js';
import { postJoins, postPairs } from '../post/post.views.js';
import { canEditSql, canSeeSql } from './item.policy.js';

/** Key and value pairs of what only one kind has; its tables are joined to `i`. */
const pairs: Record<ContentType, string> = { post: postPairs, highlight: highlightPairs, game: gamePairs };

const commonPairs = (
  author: string,
) => `'content_type', i.content_type, 'id', i.id, 'created_at', i.created_at,
  'feed_at', i.feed_at, 'user', ${author}, 'organization', ${organizationCardJson}, 'likes', i.likes_count,
  'likesCount', i.likes_count, 'commentsCount', i.comments_count, 'version', i.version`;

const viewerPairs = (viewer: string) => `'userLiked', l.item_id is not null,
  'comments', ${newestCommentsJson(viewer)},
  'can', json_build_object('edit', ${canEditSql(viewer)}, 'remove', ${canEditSql(viewer)})`;

const json = (shared: string) =>
  `case i.content_type ${Object.entries(pairs)
    .map(([kind, own]) => `when '${kind}' then json_build_object(${shared}, ${own})`)
    .join(' ')} end`;

const liveItemJoins = `join player a on a.id = i.author_id
  left join organization o on o.id = i.organization_id
  ${postJoins} ${highlightJoins} ${gameJoins}`;

/** Joins that {@link itemJson} reads, for items aliased `i` and the viewer's parameter. */
export const itemJoins = (viewer: string) => `${liveItemJoins}
  left join item_like l on l.item_id = i.id and l.player_id = ${viewer}`;

/** JSON of one item as the viewer sees it. */
export const itemJson = (viewer: string) => json(`${commonPairs(authorJson('a'))}, ${viewerPairs(viewer)}`);

/** The same for anybody, signed in or not; joins are {@link publicItemJoins}. */
export const publicItemJson = json(commonPairs(publicAuthorJson('a')));
export const publicItemJoins = liveItemJoins;

const one = statement<{ item: FeedItem }>(
  'item.one',
  `select ${itemJson('$1::uuid')} as item from item i ${itemJoins('$1::uuid')}
   where i.id = $2 and i.content_type = $3 and ${canSeeSql('$1::uuid')}`,
);

const live = statement<LiveRow>(
  'item.live',
  `select i.id, i.listed, ${json(commonPairs(authorJson('a')))} as item
   from item i ${liveItemJoins} where i.id = any($1::uuid[])`,
);

interface LiveRow {
  id: string;
  /** Whether feeds of others show it now. */
  listed: boolean;
  item: LiveItem;
}

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
export const liveItems = async (sql: Sql, ids: string[]): Promise<Map<string, LiveRow>> => {
  if (ids.length === 0) return new Map();
  const rows = await sql.rows(live, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
};
