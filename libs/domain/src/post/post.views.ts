import { unescapedString, toJson, type Variant } from '@rinkside/platform/sql-json';

/** Fields and source of the post-specific JSON; its item is aliased `i`. */
export const postVariant: Variant = {
  fields: {
    organization_id: unescapedString('i.organization_id'),
    content: toJson('post.content'),
  },
  from: 'post where post.item_id = i.id',
};
