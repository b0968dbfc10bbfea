import type { ContentType } from '@rinkside/contracts/item';
import { refusals } from '@rinkside/contracts/error';
import { newId } from '@rinkside/platform/id';
import { Refusal } from '@rinkside/platform/refusal';
import { statement } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';
import { Item } from './item.entity.js';

interface NewItem {
  /** Known before, where its files had to be named after it. */
  id?: string;
  /** Others may see it, feeds of others show it. */
  open?: boolean;
  listed?: boolean;
  /** Its place in feeds; the present moment unless said. */
  feedAt?: Date;
}

// Shared: whoever suspends the account meanwhile waits, and then finds this item too.
const author = statement<Pick<Item, 'organizationId' | 'position'> & { suspended: boolean }>(
  'item.author',
  `select organization_id as "organizationId", position, suspended_at is not null as suspended
   from player where id = $1 for share`,
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
  const [by] = await ctx.sql.rows(author, [ctx.actor.id]);
  if (!by || by.suspended) throw new Refusal(403, refusals.suspended);
  const item = ctx.em.create(Item, {
    id,
    contentType,
    authorId: ctx.actor.id,
    organizationId: by.organizationId,
    position: by.position,
    createdAt: ctx.now,
    feedAt,
    open,
    listed,
    version: 1,
  });
  await ctx.em.flush();
  return item;
};
