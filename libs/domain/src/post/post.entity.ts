import { defineEntity, p } from '@mikro-orm/postgresql';

const PostSchema = defineEntity({
  name: 'Post',
  tableName: 'post',
  properties: {
    itemId: p.uuid().fieldName('item_id').primary(),
    content: p.text(),
  },
});

/** The text of a post; all other fields are in its item. */
export class Post extends PostSchema.class {}
PostSchema.setClass(Post);
