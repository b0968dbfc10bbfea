import { runQuery } from '@rinkside/platform/query-builder';
import type { Ctx } from '../actor.js';
import { db } from '../query-builder.js';

/** Lets a player share the organization of their profile. @returns the player's new version, or undefined if nothing changed. */
export const confirmMembership = async (ctx: Ctx, playerId: string): Promise<number | undefined> => {
  const [confirmed] = await runQuery(
    ctx.sql,
    db
      .updateTable('player')
      .set((eb) => ({
        confirmed_organization_id: eb.ref('organization_id'),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', playerId)
      .where('organization_id', 'is not', null)
      .where((eb) => eb('confirmed_organization_id', 'is distinct from', eb.ref('organization_id')))
      .returning('version'),
  );
  if (confirmed) ctx.emit('profile.changed', { user_id: playerId, ...confirmed });
  return confirmed?.version;
};
