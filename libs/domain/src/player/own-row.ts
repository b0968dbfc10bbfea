import { refusals } from '@rinkside/contracts/error';
import { Refusal } from '@rinkside/platform/refusal';
import { LockMode } from '@mikro-orm/postgresql';
import type { Ctx } from '../actor.js';
import { Player } from './player.entity.js';

/**
 * The actor's row, locked: two edits at once are made one after the other.
 * @throws 401 when the account was deleted meanwhile, 403 when it was suspended.
 */
export const ownRow = async (ctx: Ctx): Promise<Player> => {
  const player = await ctx.em.findOne(Player, ctx.actor.id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!player || player.closedAt) throw new Refusal(401, refusals.closed);
  if (player.suspendedAt) throw new Refusal(403, refusals.suspended);
  return player;
};
