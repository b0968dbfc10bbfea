/** What only a post has, and where it lies; its item is aliased `i`. */
export const postPairs = `'organization_id', i.organization_id, 'content', post.content`;
export const postJoins = `left join post on post.item_id = i.id`;
