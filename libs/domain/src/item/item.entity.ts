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
    /** Organization and position at creation: a later change of the author's does not affect old items. */
    organizationId: p.uuid().fieldName('organization_id').nullable(),
    position: p.enum(positions).nullable(),
    createdAt: p.datetime(6).fieldName('created_at'),
    feedAt: p.datetime(6).fieldName('feed_at'),
    /** Other players may see it: public, not failed, not taken down, its author not suspended. */
    viewable: p.boolean(),
    /** Other players' feeds show it: `viewable`, and its media is ready. */
    inFeeds: p.boolean().fieldName('in_feeds'),
    version: p.integer(),
  },
});

/**
 * The common part of posts, highlights and games: author, feed position, likes, comments and version.
 * One table, so that a feed is one index scan and a like is one statement for every kind of item.
 * The counters are incremented in SQL only and are therefore not properties.
 */
export class Item extends ItemSchema.class {}
ItemSchema.setClass(Item);
