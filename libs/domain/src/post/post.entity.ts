import { defineEntity, p } from '@mikro-orm/postgresql';

const PostSchema = defineEntity({
  name: 'Post',
  tableName: 'post',
  properties: {
    itemId: p.uuid().fieldName('item_id').primary(),
    content: p.text(),
  },
});

/** The words of a post; all else is its item's. */
export class Post extends PostSchema.class {}
PostSchema.setClass(Post);
