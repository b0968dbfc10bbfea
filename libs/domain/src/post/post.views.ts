import { word, written, type Kind } from '@rinkside/platform/json-text';

/** Fields and source of the post-specific JSON; its item is aliased `i`. */
export const postKind: Kind = {
  fields: {
    organization_id: word('i.organization_id'),
    content: written('post.content'),
  },
  from: 'post where post.item_id = i.id',
};
