import { contentTypes } from '@rinkside/contracts/item';
import { positions } from '@rinkside/contracts/player';
import { defineEntity, p } from '@mikro-orm/postgresql';

const ItemSchema = defineEntity({
  name: 'Item',
  tableName: 'item',
  properties: {
    id: p.uuid().primary(),
    contentType: p.enum(contentTypes).fieldName('content_type'),
    authorId: p.uuid().fieldName('author_id'),
    /** Organization and position as they were when the item was made: moving on changes no old item. */
    organizationId: p.uuid().fieldName('organization_id').nullable(),
    position: p.enum(positions).nullable(),
    createdAt: p.datetime(6).fieldName('created_at'),
    feedAt: p.datetime(6).fieldName('feed_at'),
    /** Others may see it: public, not failed, not taken down, its author not suspended. */
    open: p.boolean(),
    /** Feeds of others show it: open, and its media is ready. */
    listed: p.boolean(),
    version: p.integer(),
  },
});

/**
 * What a post, a highlight and a game have in common: an author, a place in feeds, likes, comments, a version.
 * One table, so that a feed is one index walk and a like is one statement whatever it likes.
 * The counters are raised in SQL only and therefore no properties.
 */
export class Item extends ItemSchema.class {}
ItemSchema.setClass(Item);
