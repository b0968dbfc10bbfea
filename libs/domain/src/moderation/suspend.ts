import { moderationRules } from '@rinkside/contracts/moderation';
import { notFound, Refusal } from '@rinkside/platform/refusal';
import { statement } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';
import { listedSql, openSql } from '../item/item.visibility.js';
import { nowhere, tellRosters } from '../player/player.facts.js';
import { closeItems } from './take-down.js';

interface Locked {
  moderator: boolean;
  suspended: boolean;
  member: { onboardingComplete: boolean; organizationId: string | null };
  version: number;
}

// New items hold a share lock on their author: none of them slips past.
const lock = statement<Locked>(
  'moderation.lockPlayer',
  `select moderator, suspended_at is not null as suspended, version,
     json_build_object('onboardingComplete', onboarding_complete, 'organizationId', organization_id) as member
   from player where id = $1 and closed_at is null for no key update`,
);
const setSuspended = statement<never>(
  'moderation.setSuspended',
  `update player set suspended_at = $2, version = version + 1 where id = $1`,
);
// Changes of theirs still under way end first; later ones find the account as it is then.
const lockItems = statement<never>(
  'moderation.lockItems',
  `select from item where author_id = $1 order by id for no key update`,
);
const reopenItems = statement<never>(
  'moderation.reopenItems',
  `update item set open = law.open, listed = law.listed, version = version + 1
   from (select i.id, ${openSql} as open, ${listedSql} as listed
     from item i join player a on a.id = i.author_id left join highlight on highlight.item_id = i.id
     where i.author_id = $1) law
   where item.id = law.id and (item.open, item.listed) is distinct from (law.open, law.listed)`,
);

const lockPlayer = async (ctx: Ctx, id: string): Promise<Locked> => {
  const [player] = await ctx.sql.rows(lock, [id]);
  if (!player) throw notFound();
  return player;
};

/**
 * Shuts an account out: its calls are refused, its sockets cut, and nobody sees it or its items.
 * @returns false when it already was. @throws 404 for nobody, 400 for a moderator, whom only the operator suspends.
 */
export const suspendAccount = async (ctx: Ctx, id: string): Promise<boolean> => {
  const player = await lockPlayer(ctx, id);
  if (player.moderator && ctx.actor.moderator) throw new Refusal(400, moderationRules.moderator);
  if (player.suspended) return false;
  await ctx.sql.rows(setSuspended, [id, ctx.now]);
  await ctx.sql.rows(lockItems, [id]);
  await closeItems(ctx, id);
  tellRosters(ctx, { id, version: player.version + 1 }, player.member, nowhere);
  ctx.emit('account.suspended', { player_id: id });
  return true;
};

/**
 * Lets an account in again and reopens those of its items that may be open; screens find them when they next read.
 * @returns false when it was not suspended. @throws 404 for nobody.
 */
export const restoreAccount = async (ctx: Ctx, id: string): Promise<boolean> => {
  const player = await lockPlayer(ctx, id);
  if (!player.suspended) return false;
  await ctx.sql.rows(setSuspended, [id, null]);
  await ctx.sql.rows(lockItems, [id]);
  await ctx.sql.rows(reopenItems, [id]);
  // What hung on items that were closed is there again: the award of a first highlight.
  ctx.emit('season.due', { player_id: id });
  tellRosters(ctx, { id, version: player.version + 1 }, nowhere, player.member);
  return true;
};
