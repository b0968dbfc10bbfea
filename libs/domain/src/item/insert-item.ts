import type { ContentType } from '@rinkside/contracts/item';
import { positions } from '@rinkside/contracts/player';
import { errorMessages } from '@rinkside/contracts/error';
import { newId } from '@rinkside/platform/id';
import { AppError } from '@rinkside/platform/errors';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { assertAccountOpen } from '../account/open-account.js';

interface NewItemOptions {
  /** Given if files were already stored under this id. */
  id?: string;
  /** Whether other players may see it, and whether their feeds show it. */
  viewable?: boolean;
  inFeeds?: boolean;
  /** Sort key in feeds; defaults to now. */
  feedAt?: Date;
}

// Prepared: building the query on every call costs a sixth more processor time of a post.
// The share lock on the author makes a concurrent suspension wait, so it also covers this item.
const insert = statement(
  'item.add',
  `with author as (select id, organization_id, position from player
     where id = $3 and suspended_at is null for share)
   insert into item (id, content_type, author_id, organization_id, position, created_at, feed_at, viewable, in_feeds, version)
   select $1, $2, id, organization_id, position, $4, $5, $6, $7, 1 from author
   returning organization_id as "organizationId", position`,
  z.object({ organizationId: z.string().nullable(), position: z.enum(positions).nullable() }),
);

/**
 * Inserts the item row of a post, highlight or game with the author's current organization and position.
 * @throws unauthenticated if the account was deleted in the meantime, forbidden if it was suspended.
 */
export const insertItem = async (
  ctx: Ctx,
  contentType: ContentType,
  { id = newId(), viewable = true, inFeeds = viewable, feedAt = ctx.now }: NewItemOptions = {},
) => {
  const { id: authorId } = ctx.actor;
  const [author] = await ctx.sql.rows(insert, [
    id,
    contentType,
    authorId,
    ctx.now,
    feedAt,
    viewable,
    inFeeds,
  ]);
  if (!author) {
    await assertAccountOpen(ctx.sql, authorId);
    throw new AppError('forbidden', errorMessages.suspended);
  }
  return {
    id,
    contentType,
    authorId,
    ...author,
    createdAt: ctx.now,
    feedAt,
    viewable,
    inFeeds,
    // An item for the club is visible once its media is ready.
    clubVisible: false,
    version: 1,
  };
};
