import { moderationRules } from '@rinkside/contracts/moderation';
import { notFound, AppError } from '@rinkside/platform/errors';
import { statement } from '@rinkside/platform/sql';
import { runQuery, sqlCondition } from '@rinkside/platform/query-builder';
import type { Ctx } from '../actor.js';
import { lockItemsOf } from '../item/item.repository.js';
import { clubVisibleSql, inFeedsSql, viewableSql } from '../item/item.visibility.js';
import { childIdsOf } from '../player/child.views.js';
import { endHoldings } from '../player/guardianship-end.js';
import { isMinorSql } from '../player/minor.js';
import { noRoster, emitRosterChanges } from '../player/player.events.js';
import { db } from '../query-builder.js';
import { hideAuthorItems } from './take-down.commands.js';

const restoreItems = statement(
  'moderation.restoreItems',
  `update item set viewable = visibility.viewable, in_feeds = visibility.in_feeds,
     club_visible = visibility.club_visible, version = version + 1
   from (select i.id, ${viewableSql} as viewable, ${inFeedsSql} as in_feeds, ${clubVisibleSql} as club_visible
     from item i join player a on a.id = i.author_id left join highlight on highlight.item_id = i.id
     where i.author_id = $1) visibility
   where item.id = visibility.id
     and (item.viewable, item.in_feeds, item.club_visible)
       is distinct from (visibility.viewable, visibility.in_feeds, visibility.club_visible)`,
);

// Inserting an item takes a share lock on its author, so no concurrent item is missed.
const lockPlayer = async (ctx: Ctx, id: string) => {
  const [player] = await runQuery(
    ctx.sql,
    db
      .selectFrom('player')
      .select(['moderator', 'suspended_at', 'version'])
      .select(['onboarding_complete as onboardingComplete', 'organization_id as organizationId'])
      .select(sqlCondition(isMinorSql('player')).as('isMinor'))
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .forNoKeyUpdate(),
  );
  if (!player) throw notFound();
  return { ...player, minor: !!player.isMinor };
};

const setSuspended = (ctx: Ctx, id: string, suspended_at: Date | null) =>
  runQuery(
    ctx.sql,
    db
      .updateTable('player')
      .set((eb) => ({ suspended_at, version: eb('version', '+', 1) }))
      .where('id', '=', id),
  );

/**
 * Suspends an account: its requests are rejected, its sockets are disconnected, and other players no longer see it or
 * its items. @returns false if it already was suspended. @throws notFound for an unknown account, invalid if a moderator tries to
 * suspend a moderator (only the operator can).
 */
export const suspendAccount = async (ctx: Ctx, id: string): Promise<boolean> => {
  const player = await lockPlayer(ctx, id);
  if (player.moderator && ctx.actor.moderator) throw new AppError('invalid', moderationRules.moderator);
  if (player.suspended_at) return false;
  await setSuspended(ctx, id, ctx.now);
  await lockItemsOf(ctx, id);
  await hideAuthorItems(ctx, id);
  emitRosterChanges(ctx, { id, version: player.version + 1 }, player, noRoster);
  for (const childId of await childIdsOf(ctx.sql, id))
    await endHoldings(ctx, { childId, guardianId: id, end: 'suspended' });
  ctx.emit('account.suspended', { player_id: id });
  return true;
};

/**
 * Restores an account and makes its items visible again where the other rules allow it. Clients see the items at their
 * next read. @returns false if it was not suspended. @throws notFound for an unknown account.
 */
export const restoreAccount = async (ctx: Ctx, id: string): Promise<boolean> => {
  const player = await lockPlayer(ctx, id);
  if (!player.suspended_at) return false;
  await setSuspended(ctx, id, null);
  await lockItemsOf(ctx, id);
  await ctx.sql.rows(restoreItems, [id]);
  // Recomputes what depends on the restored items, such as the award for a first highlight.
  ctx.emit('season.invalidated', { player_id: id });
  emitRosterChanges(ctx, { id, version: player.version + 1 }, noRoster, player);
  return true;
};
