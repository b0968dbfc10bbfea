import type { ContentType } from '@rinkside/contracts/item';
import type { ReportTarget } from '@rinkside/contracts/report';
import { statement } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';
import { seenColumns, type SeenItem } from '../item/item.rows.js';

const lockItem = statement<never>('moderation.lockItem', `select from item where id = $1 for no key update`);
const closeItem = statement<SeenItem>(
  'moderation.closeItem',
  `update item i set open = false, listed = false, version = version + 1
   where i.id = $1 and i.open returning ${seenColumns}`,
);
const markItem = statement<never>(
  'moderation.markItem',
  `update item set taken_down_at = $2 where id = $1 and taken_down_at is null`,
);
const closeItemsOf = statement<SeenItem>(
  'moderation.closeItemsOf',
  `update item i set open = false, listed = false, version = version + 1
   where i.author_id = $1 and i.open returning ${seenColumns}`,
);

/** What every fact says of an item so read. */
const factOf = ({ content_type, id, author_id, organization_id, listed, version }: SeenItem) => ({
  content_type,
  id,
  author_id,
  organization_id,
  listed,
  version,
});

/** Nobody but their author sees any of an author's items any more. */
export const closeItems = async (ctx: Ctx, authorId: string): Promise<void> => {
  for (const item of await ctx.sql.rows(closeItemsOf, [authorId])) ctx.emit('item.unlisted', factOf(item));
};

const takeDownItem = async (ctx: Ctx, id: string) => {
  await ctx.sql.rows(lockItem, [id]);
  const [closed] = await ctx.sql.rows(closeItem, [id]);
  await ctx.sql.rows(markItem, [id, ctx.now]);
  if (closed) ctx.emit('item.unlisted', factOf(closed));
};

// Whoever changes an item, its comments too, locks it first.
const lockCommented = statement<SeenItem & { comment_author_id: string }>(
  'moderation.lockCommented',
  `select ${seenColumns}, c.author_id as comment_author_id
   from comment c join item i on i.id = c.item_id where c.id = $1 for no key update of i`,
);
const closeComment = statement<Pick<SeenItem, 'comments_count' | 'version'>>(
  'moderation.closeComment',
  `with taken as (update comment set taken_down_at = $2 where id = $1 and taken_down_at is null returning item_id)
   update item i set comments_count = comments_count - 1, version = version + 1
   from taken where i.id = taken.item_id returning i.comments_count, i.version`,
);

const takeDownComment = async (ctx: Ctx, id: string) => {
  const [item] = await ctx.sql.rows(lockCommented, [id]);
  const [after] = await ctx.sql.rows(closeComment, [id, ctx.now]);
  if (!item || !after) return;
  const { comments_count: commentsCount, version } = after;
  const fact = { ...factOf(item), version, comment_id: id, actor_id: item.comment_author_id, commentsCount };
  ctx.emit('comment.removed', fact);
};

const takenDownBy: Record<ContentType | 'comment', typeof takeDownItem> = {
  post: takeDownItem,
  highlight: takeDownItem,
  game: takeDownItem,
  comment: takeDownComment,
};

/** Takes an item or comment from everybody but its author; one already gone or down stays so. */
export const takeDown = async (ctx: Ctx, type: Exclude<ReportTarget, 'user'>, id: string): Promise<void> =>
  takenDownBy[type](ctx, id);
