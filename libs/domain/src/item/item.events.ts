import type { ItemEvent } from '@rinkside/contracts/events.schema';
import type { Item } from './item.entity.js';

type ItemEventColumns = 'contentType' | 'id' | 'authorId' | 'organizationId' | 'inFeeds' | 'version';

/** Returns the fields of every item event. */
export const itemEvent = (item: Pick<Item, ItemEventColumns>): ItemEvent => ({
  content_type: item.contentType,
  id: item.id,
  author_id: item.authorId,
  organization_id: item.organizationId ?? null,
  in_feeds: item.inFeeds,
  version: item.version,
});
