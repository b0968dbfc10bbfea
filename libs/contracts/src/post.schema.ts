import * as z from './zod.schema.js';
import { example } from './example.js';
import { id, idParams, success } from './id.schema.js';
import { itemFields } from './item.schema.js';
import { pageQuery, searchText } from './paging.schema.js';
import { messageText } from './text.schema.js';
import { postRules } from './post.js';

const contentExample = example('Great effort from the whole team tonight. Back on the ice Tuesday!');

export const postView = z.object({
  ...itemFields,
  content_type: z.literal('post'),
  content: z.string().meta(contentExample),
});
export type PostView = z.infer<typeof postView>;

const content = messageText(postRules).meta(contentExample);

export const postBody = z.strictObject({ content, organization_id: id.nullish() });
export type PostBody = z.infer<typeof postBody>;
const postChange = z.strictObject({ content });

export const postSchemas = {
  own: {
    summary: 'Your own posts, newest first; with a text, those that contain its words.',
    query: pageQuery({ limit: 20 }).extend({ search: searchText('power play') }),
    reply: z.array(postView),
  },
  following: {
    summary: 'Posts of the players and organizations you follow.',
    query: pageQuery({ limit: 20 }),
    reply: z.array(postView),
  },
  byPlayer: {
    summary: 'Posts of one player, newest first.',
    params: idParams,
    query: pageQuery({ limit: 20 }),
    reply: z.array(postView),
  },
  one: { summary: 'One post.', params: idParams, reply: postView },
  create: { summary: 'Writes a post.', body: postBody, reply: postView },
  edit: { summary: 'Updates the text of your post.', params: idParams, body: postChange, reply: postView },
  remove: { summary: 'Removes your post with its likes and comments.', params: idParams, reply: success },
};
