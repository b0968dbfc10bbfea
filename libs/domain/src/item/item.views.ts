import type { FeedItem, LiveItem } from '@rinkside/contracts/feed';
import type { ContentType } from '@rinkside/contracts/item';
import {
  nestedJsonObject,
  jsonVariantObject,
  rawValue,
  unescapedString,
  toJson,
  type SqlJsonFields,
  type Variant,
  type SqlJson,
} from '@rinkside/platform/sql-json';
import type { Sql } from '@rinkside/platform/sql';
import { statement, stableArrayParam } from '@rinkside/platform/sql';
import * as z from 'zod';
import { newestComments } from '../comment/comment.views.js';
import { gameVariant } from '../game/game.views.js';
import { highlightVariant } from '../highlight/highlight.views.js';
import { organizationCardSql } from '../organization/organization.views.js';
import { commentRefusalSql } from '../player/commenters.js';
import { authorSql, liveAuthorSql, publicAuthorSql } from '../player/player.views.js';
import { postVariant } from '../post/post.views.js';
import { canEditSql, canSeeSql } from './item.policy.js';

const variants: Record<ContentType, Variant> = {
  post: postVariant,
  highlight: highlightVariant,
  game: gameVariant,
};

const commonFields = (author: SqlJson): SqlJsonFields => ({
  content_type: unescapedString('i.content_type'),
  id: unescapedString('i.id'),
  created_at: toJson('i.created_at'),
  feed_at: toJson('i.feed_at'),
  user: author,
  organization: organizationCardSql('o'),
  likes: rawValue('i.likes_count'),
  likesCount: rawValue('i.likes_count'),
  commentsCount: rawValue('i.comments_count'),
  version: rawValue('i.version'),
});

const viewerFields = (viewer: string): SqlJsonFields => ({
  userLiked: rawValue('l.item_id is not null'),
  comments: newestComments(viewer),
  comment_refusal: unescapedString(commentRefusalSql('a', viewer)),
  can: nestedJsonObject({ edit: rawValue(canEditSql(viewer)), remove: rawValue(canEditSql(viewer)) }),
});

const jsonText = (fields: SqlJsonFields) => jsonVariantObject(fields, 'i.content_type', variants);
const jsonValue = (fields: SqlJsonFields) => `${jsonText(fields)}::json`;

const liveItemJoins = `join player a on a.id = i.author_id
  left join organization o on o.id = i.organization_id`;

/** Returns the joins {@link itemJson} needs, for items aliased `i`; `viewer` is a SQL parameter. */
export const itemJoins = (viewer: string) => `${liveItemJoins}
  left join item_like l on l.item_id = i.id and l.player_id = ${viewer}`;

/** Returns SQL for the JSON text of an item as the viewer sees it. */
export const itemJsonText = (viewer: string) =>
  jsonText({ ...commonFields(authorSql('a', viewer)), ...viewerFields(viewer) });
export const itemJson = (viewer: string) => `${itemJsonText(viewer)}::json`;

/** SQL for an item's JSON for anonymous visitors; needs {@link publicItemJoins}. */
export const publicItemJson = jsonValue(commonFields(publicAuthorSql('a')));
export const publicItemJoins = liveItemJoins;

const selectItem = statement(
  'item.one',
  `select ${itemJson('$1::uuid')} as item from item i ${itemJoins('$1::uuid')}
   where i.id = $2 and i.content_type = $3 and ${canSeeSql('$1::uuid')}`,
  z.object({ item: z.custom<FeedItem>() }),
);

const liveRow = z.object({
  id: z.string(),
  /** Whether other players' feeds show it now. */
  in_feeds: z.boolean(),
  /** Whether people known to its author see it now. */
  club_visible: z.boolean(),
  /** Whether a coach hid it from the organization's feed. */
  hidden: z.boolean(),
  item: z.custom<LiveItem>(),
});
type LiveRow = z.infer<typeof liveRow>;

const selectLiveItems = statement(
  'item.live',
  `select i.id, i.in_feeds, i.club_visible, i.off_feed_at is not null as hidden, ${jsonValue(commonFields(liveAuthorSql('a')))} as item
   from item i ${liveItemJoins} where i.id = any(${stableArrayParam('$1', 'uuid')})`,
  liveRow,
);

/** Returns an item as `viewerId` sees it, or undefined. */
export const itemView = async <Kind extends FeedItem['content_type']>(
  sql: Sql,
  viewerId: string,
  kind: Kind,
  id: string,
): Promise<Extract<FeedItem, { content_type: Kind }> | undefined> => {
  const [row] = await sql.rows(selectItem, [viewerId, id, kind]);
  return row?.item as Extract<FeedItem, { content_type: Kind }> | undefined;
};

/** Returns items as live events carry them, by id; deleted ones are missing. */
export const liveItems = async (sql: Sql, ids: string[]): Promise<Map<string, LiveRow>> => {
  if (ids.length === 0) return new Map();
  const rows = await sql.rows(selectLiveItems, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
};
