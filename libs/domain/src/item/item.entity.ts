import { contentTypes } from '@rinkside/contracts/item';
import type { Position } from '@rinkside/contracts/player';
import { defineEntity, p, type InferEntity } from '@mikro-orm/postgresql';
import { Organization } from '../organization/organization.entity.js';
import { Player } from '../player/player.entity.js';

/**
 * The common part of posts, highlights and games: author, feed position, likes, comments and version.
 * One table, so that a feed is one index scan and a like is one statement for every kind of item.
 */
export const Item = defineEntity({
  name: 'Item',
  properties: {
    id: p.uuid().primary(),
    contentType: p.enum(contentTypes),
    authorId: p.manyToOne(Player).mapToPk().fieldName('author_id').deleteRule('cascade'),
    /** Organization and position at creation: a later change of the author's does not affect old items. */
    organizationId: p
      .manyToOne(Organization)
      .mapToPk()
      .fieldName('organization_id')
      .deleteRule('no action')
      .nullable(),
    position: p.text().$type<Position>().nullable(),
    createdAt: p.datetime(6),
    feedAt: p.datetime(6),
    /** The counters are incremented in SQL only. */
    likesCount: p.integer().default(0).check('likes_count >= 0').lazy(),
    commentsCount: p.integer().default(0).check('comments_count >= 0').lazy(),
    version: p.integer(),
    /** Other players may see it: public, not failed, not taken down, its author not suspended. */
    viewable: p.boolean().default(true),
    /** Other players' feeds show it: `viewable`, and its media is ready. */
    inFeeds: p.boolean().default(true),
    /** People known to the author may see it, and their feeds show it: a ready highlight for the club. */
    clubVisible: p.boolean().default(false),
    takenDownAt: p.datetime(6).nullable(),
    offFeedAt: p.datetime(6).nullable(),
  },
  indexes: [
    {
      name: 'item_in_organization_feed',
      expression:
        'create index item_in_organization_feed on item (organization_id, feed_at desc, id desc) where (in_feeds or club_visible) and off_feed_at is null',
    },
    {
      name: 'item_in_organization_feed_kind',
      expression:
        'create index item_in_organization_feed_kind on item (organization_id, content_type, feed_at desc, id desc) where (in_feeds or club_visible) and off_feed_at is null',
    },
    {
      name: 'item_in_author_feed',
      expression:
        'create index item_in_author_feed on item (author_id, feed_at desc, id desc) include (in_feeds) where in_feeds or club_visible',
    },
    {
      name: 'item_of_author_kind',
      expression: 'create index item_of_author_kind on item (author_id, content_type, feed_at desc, id desc)',
    },
  ],
});
export type Item = InferEntity<typeof Item>;
