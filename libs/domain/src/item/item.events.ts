import type { ItemEvent } from '@rinkside/contracts/events.schema';
import type { Item } from './item.entity.js';
import type { VisibleItem } from './item.repository.js';

type ItemEventColumns =
  | 'contentType'
  | 'id'
  | 'authorId'
  | 'organizationId'
  | 'inFeeds'
  | 'clubVisible'
  | 'version';

/** Returns the fields of every item event. */
export const itemEvent = (item: Pick<Item, ItemEventColumns>): ItemEvent => ({
  content_type: item.contentType,
  id: item.id,
  author_id: item.authorId,
  organization_id: item.organizationId ?? null,
  in_feeds: item.inFeeds,
  club_visible: item.clubVisible,
  version: item.version,
});

type RowEventColumns = Exclude<keyof VisibleItem, 'likes_count' | 'comments_count'>;

/** Returns the same fields of a row. */
export const itemEventOfRow = (row: Pick<VisibleItem, RowEventColumns>): ItemEvent => ({
  content_type: row.content_type,
  id: row.id,
  author_id: row.author_id,
  organization_id: row.organization_id,
  in_feeds: row.in_feeds,
  club_visible: row.club_visible,
  version: row.version,
});
