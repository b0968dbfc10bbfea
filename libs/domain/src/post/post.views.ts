import { word, written, type Fields } from '@rinkside/platform/json-text';

/** What only a post has, and where it lies; its item is aliased `i`. */
export const postFields: Fields = {
  organization_id: word('i.organization_id'),
  content: written('post.content'),
};
export const postJoins = `left join post on post.item_id = i.id`;
