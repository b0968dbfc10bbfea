import { defineEntity, p, type InferEntity } from '@mikro-orm/postgresql';
import { Item } from '../item/item.entity.js';

/** The text of a post; all other fields are in its item. */
export const Post = defineEntity({
  name: 'Post',
  properties: {
    itemId: p
      .manyToOne(Item)
      .mapToPk()
      .fieldName('item_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    content: p.text(),
  },
});
export type Post = InferEntity<typeof Post>;
