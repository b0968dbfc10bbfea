import { errorMessages } from '@rinkside/contracts/error';
import { AppError } from '@rinkside/platform/errors';
import { LockMode } from '@mikro-orm/postgresql';
import type { Ctx } from '../actor.js';
import { Player } from './player.entity.js';

/**
 * Locks and returns the actor's row, which serializes concurrent edits.
 * @throws unauthenticated if the account was deleted in the meantime, forbidden if it was suspended.
 */
export const lockOwnPlayer = async (ctx: Ctx): Promise<Player> => {
  const player = await ctx.em.findOne(Player, ctx.actor.id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!player || player.closedAt) throw new AppError('unauthenticated', errorMessages.accountDeleted);
  if (player.suspendedAt) throw new AppError('forbidden', errorMessages.suspended);
  return player;
};
