import { defineEntity, p } from '@mikro-orm/postgresql';

const CommentSchema = defineEntity({
  name: 'Comment',
  tableName: 'comment',
  properties: {
    id: p.uuid().primary(),
    itemId: p.uuid().fieldName('item_id'),
    authorId: p.uuid().fieldName('author_id'),
    content: p.text(),
    createdAt: p.datetime(6).fieldName('created_at'),
  },
});

/** Words under an item. The item keeps their number; those taken down count no more. */
export class Comment extends CommentSchema.class {}
CommentSchema.setClass(Comment);
