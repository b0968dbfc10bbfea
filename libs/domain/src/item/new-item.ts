import type { ContentType } from '@rinkside/contracts/item';
import { refusals } from '@rinkside/contracts/error';
import { newId } from '@rinkside/platform/id';
import { Refusal } from '@rinkside/platform/refusal';
import { LockMode } from '@mikro-orm/postgresql';
import type { Ctx } from '../actor.js';
import { Player } from '../player/player.entity.js';
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

/**
 * The row every kind of item begins with: organization and position are the author's at this moment.
 * @throws 403 when the account was suspended meanwhile.
 */
export const newItem = async (
  ctx: Ctx,
  contentType: ContentType,
  { id = newId(), open = true, listed = open, feedAt = ctx.now }: NewItem = {},
): Promise<Item> => {
  // Shared: whoever suspends the account meanwhile waits, and then finds this item too.
  const author = await ctx.em.findOneOrFail(Player, ctx.actor.id, { lockMode: LockMode.PESSIMISTIC_READ });
  if (author.suspendedAt) throw new Refusal(403, refusals.suspended);
  const item = ctx.em.create(Item, {
    id,
    contentType,
    authorId: author.id,
    organizationId: author.organizationId,
    position: author.position,
    createdAt: ctx.now,
    feedAt,
    open,
    listed,
    version: 1,
  });
  await ctx.em.flush();
  return item;
};
