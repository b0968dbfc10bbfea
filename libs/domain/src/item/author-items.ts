import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { itemEventOfRow } from './item.events.js';
import { lockItemsOf, visibleItem, visibleItemColumns, type VisibleItem } from './item.repository.js';
import { clubVisibleSql, inFeedsSql, viewableSql } from './item.visibility.js';

/** Hides items. Locks in the order of the ids, as every command does, and keeps who could see the items before. */
export const hideItemsWhere = (name: string, where: string) =>
  statement(
    name,
    `with before as (select id, viewable from item i where ${where} and (i.viewable or i.club_visible)
       order by id for no key update)
     update item i set viewable = false, in_feeds = false, club_visible = false, version = version + 1
     from before where i.id = before.id returning ${visibleItemColumns}, before.viewable as "wasViewable"`,
    visibleItem.extend({ wasViewable: z.boolean() }),
  );
const hideItemsOf = hideItemsWhere('item.hideItemsOf', 'i.author_id = $1');

export const emitUnlisted = (ctx: Ctx, { wasViewable, ...item }: VisibleItem & { wasViewable: boolean }) =>
  ctx.emit(wasViewable ? 'item.unlisted' : 'item.unlisted_for_club', itemEventOfRow(item));

/** Hides all items of an author from other players. */
export const hideAuthorItems = async (ctx: Ctx, authorId: string): Promise<void> => {
  await lockItemsOf(ctx, authorId);
  for (const item of await ctx.sql.rows(hideItemsOf, [authorId])) emitUnlisted(ctx, item);
};

const restoreItems = statement(
  'item.restoreItemsOf',
  `update item set viewable = visibility.viewable, in_feeds = visibility.in_feeds,
     club_visible = visibility.club_visible, version = version + 1
   from (select i.id, ${viewableSql} as viewable, ${inFeedsSql} as in_feeds, ${clubVisibleSql} as club_visible
     from item i join player a on a.id = i.author_id left join highlight on highlight.item_id = i.id
     where i.author_id = $1) visibility
   where item.id = visibility.id
     and (item.viewable, item.in_feeds, item.club_visible)
       is distinct from (visibility.viewable, visibility.in_feeds, visibility.club_visible)`,
);

/** Makes the items of an author visible again where the other rules allow it. Clients see them at their next read. */
export const restoreAuthorItems = async (ctx: Ctx, authorId: string): Promise<void> => {
  await lockItemsOf(ctx, authorId);
  await ctx.sql.rows(restoreItems, [authorId]);
  // Recomputes what depends on the restored items, such as the award for a first highlight.
  ctx.emit('season.invalidated', { player_id: authorId });
};
