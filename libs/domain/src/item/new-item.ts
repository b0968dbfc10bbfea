import type { ContentType } from '@rinkside/contracts/item';
import { refusals } from '@rinkside/contracts/error';
import { newId } from '@rinkside/platform/id';
import { Refusal } from '@rinkside/platform/refusal';
import { statement } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';
import type { Item } from './item.entity.js';

interface NewItem {
  /** Known before, where its files had to be named after it. */
  id?: string;
  /** Others may see it, feeds of others show it. */
  open?: boolean;
  listed?: boolean;
  /** Its place in feeds; the present moment unless said. */
  feedAt?: Date;
}

// The author is locked: whoever suspends the account meanwhile waits, and then finds this item too.
const add = statement<Pick<Item, 'organizationId' | 'position'>>(
  'item.add',
  `with author as (select id, organization_id, position from player
     where id = $3 and suspended_at is null for share)
   insert into item (id, content_type, author_id, organization_id, position, created_at, feed_at, open, listed, version)
   select $1, $2, id, organization_id, position, $4, $5, $6, $7, 1 from author
   returning organization_id as "organizationId", position`,
);

/**
 * The row every kind of item begins with: organization and position are the author's at this moment.
 * @throws 403 when the account was suspended meanwhile.
 */
export const newItem = async (
  ctx: Ctx,
  contentType: ContentType,
  { id = newId(), open = true, listed = open, feedAt = ctx.now }: NewItem = {},
): Promise<Item> => {
  const { id: authorId } = ctx.actor;
  const [by] = await ctx.sql.rows(add, [id, contentType, authorId, ctx.now, feedAt, open, listed]);
  if (!by) throw new Refusal(403, refusals.suspended);
  return { id, contentType, authorId, ...by, createdAt: ctx.now, feedAt, open, listed, version: 1 };
};
