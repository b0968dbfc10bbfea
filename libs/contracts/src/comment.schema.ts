import * as z from './zod.schema.js';
import { commentRules } from './comment.js';
import { id, idParams, success } from './id.schema.js';
import { contentTypes, type ContentType } from './item.js';
import { commentExample, commentView } from './item.schema.js';
import { pageQuery } from './paging.schema.js';
import { messageText } from './text.schema.js';

export const commentBody = z.strictObject({ content: messageText(commentRules).meta(commentExample) });
export type CommentBody = z.output<typeof commentBody>;

/** A comment with the item it is on. */
const receivedComment = commentView.extend({ target_type: z.enum(contentTypes), target_id: id });
export type ReceivedComment = z.infer<typeof receivedComment>;

const listOf = (kind: ContentType) => ({
  summary: `Comments on a ${kind}, oldest first.`,
  params: idParams,
  query: pageQuery({ limit: 20 }),
  reply: z.array(commentView),
});

const createOn = (kind: ContentType) => ({
  summary: `Comments on a ${kind}.`,
  params: idParams,
  body: commentBody,
  reply: commentView,
});

export const commentSchemas = {
  ofPost: listOf('post'),
  onPost: createOn('post'),
  ofHighlight: listOf('highlight'),
  onHighlight: createOn('highlight'),
  ofGame: listOf('game'),
  onGame: createOn('game'),
  received: {
    summary: 'Comments of others on your items, newest first.',
    query: pageQuery({ limit: 20 }),
    reply: z.array(receivedComment),
  },
  remove: {
    summary: 'Removes your comment, or one on your own item.',
    params: idParams,
    reply: success,
  },
};
