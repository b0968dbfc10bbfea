import { errorMessages } from '@rinkside/contracts/error';
import { AppError } from '@rinkside/platform/errors';
import { stableArrayParam, statement } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';
import { Player } from './player.entity.js';

const lockPlayersSql = `select from player where id = any(${stableArrayParam('$1', 'uuid')}) order by id for no key update`;
const lockForChange = statement('player.lock', lockPlayersSql);
const lockForRemoval = statement(
  'player.lockForRemoval',
  lockPlayersSql.replace('for no key update', 'for update'),
);

/**
 * Locks all players that a command is about, at once and in the order of their ids: two commands that lock them one by one,
 * or share a lock that both need to change the row, would wait for each other.
 * @param removal rows are deleted or get another identity. Other locks do not hold up rows that refer to the player.
 */
export const lockPlayers = async (ctx: Ctx, ids: string[], { removal = false } = {}): Promise<void> => {
  await ctx.sql.rows(removal ? lockForRemoval : lockForChange, [ids]);
};

const lockFamiliesSql = statement(
  'player.lockFamilies',
  `select from player where id = any(${stableArrayParam('$1', 'uuid')})
     or id in (select guardian_id from guardian where child_id = any(${stableArrayParam('$1', 'uuid')})) order by id for no key update`,
);

/** {@link lockPlayers} with their guardians: what an account brings into circles is counted one after the other. */
export const lockFamilies = async (ctx: Ctx, ids: string[]): Promise<void> => {
  await ctx.sql.rows(lockFamiliesSql, [ids]);
};

const findOwnPlayer = async (ctx: Ctx): Promise<Player> => {
  const player = await ctx.em.findOne(Player, ctx.actor.id, { refresh: true });
  if (!player || player.closedAt) throw new AppError('unauthenticated', errorMessages.accountDeleted);
  if (player.suspendedAt) throw new AppError('forbidden', errorMessages.suspended);
  return player;
};

/**
 * Locks and returns the actor's row, which serializes concurrent edits.
 * @throws unauthenticated if the account was deleted in the meantime, forbidden if it was suspended.
 */
export const lockOwnPlayer = async (ctx: Ctx): Promise<Player> => {
  await lockPlayers(ctx, [ctx.actor.id]);
  return findOwnPlayer(ctx);
};
