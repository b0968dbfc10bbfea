import { defineEntity, p } from '@mikro-orm/postgresql';
import { Item } from '../item/item.entity.js';
import { Player } from '../player/player.entity.js';

export const Comment = defineEntity({
  name: 'Comment',
  properties: {
    id: p.uuid().primary(),
    itemId: p.manyToOne(Item).mapToPk().fieldName('item_id').deleteRule('cascade'),
    authorId: p.manyToOne(Player).mapToPk().fieldName('author_id').deleteRule('cascade'),
    content: p.text(),
    createdAt: p.datetime(6),
    takenDownAt: p.datetime(6).nullable(),
  },
  indexes: [
    // Not partial: deleting an item also finds its comments that were taken down.
    { name: 'comment_of_item', properties: ['itemId', 'createdAt', 'id'] },
    { name: 'comment_of_author', properties: ['authorId', 'id'] },
  ],
});
