import { refusals } from '@rinkside/contracts/error';
import { Refusal } from '@rinkside/platform/refusal';
import { LockMode } from '@mikro-orm/postgresql';
import type { Ctx } from '../actor.js';
import { Player } from './player.entity.js';

/**
 * Locks and returns the actor's row, which serializes concurrent edits.
 * @throws 401 if the account was deleted in the meantime, 403 if it was suspended.
 */
export const ownRow = async (ctx: Ctx): Promise<Player> => {
  const player = await ctx.em.findOne(Player, ctx.actor.id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!player || player.closedAt) throw new Refusal(401, refusals.closed);
  if (player.suspendedAt) throw new Refusal(403, refusals.suspended);
  return player;
};
