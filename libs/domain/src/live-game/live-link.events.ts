import type { Ctx } from '../actor.js';

/** Reports links of a player that ended, to the player and to those who lose the right to score. */
export const emitLinksEnded = (
  ctx: Ctx,
  playerId: string,
  links: readonly { accepted_by: string | null }[],
): void => {
  const people = new Set([playerId, ...links.flatMap(({ accepted_by }) => accepted_by ?? [])]);
  for (const user_id of people) ctx.emit('live_link.changed', { user_id });
};
