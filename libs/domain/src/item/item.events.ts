import type { ItemEvent } from '@rinkside/contracts/events';
import type { Item } from './item.entity.js';

/** Returns the fields of every item event. */
export const itemEvent = (item: Item): ItemEvent => ({
  content_type: item.contentType,
  id: item.id,
  author_id: item.authorId,
  organization_id: item.organizationId ?? null,
  in_feeds: item.inFeeds,
  version: item.version,
});
