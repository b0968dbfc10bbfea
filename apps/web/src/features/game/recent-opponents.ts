import type { GameView } from '@rinkside/contracts/game';
import type { OrganizationCard } from '@rinkside/contracts/organization';

const most = 4;

/** Whom the player met lately, each once, the last first. */
export const recentOpponents = (games: readonly GameView[]): OrganizationCard[] => {
  const found = new Map<string, OrganizationCard>();
  for (const { opponent } of games) {
    if (found.size === most) break;
    if (!found.has(opponent.id)) found.set(opponent.id, opponent);
  }
  return [...found.values()];
};
