import type { GameView } from '@rinkside/contracts/game';
import type { OrganizationCard } from '@rinkside/contracts/organization';

const maxOpponents = 4;

/** Returns the player's distinct opponents, latest first. @param games newest first */
export const allOpponents = (games: readonly GameView[]): OrganizationCard[] => {
  const opponents = new Map<string, OrganizationCard>();
  for (const { opponent } of games) {
    if (!opponents.has(opponent.id)) opponents.set(opponent.id, opponent);
  }
  return [...opponents.values()];
};

/** Returns the player's last distinct opponents, latest first. @param games newest first */
export const recentOpponents = (games: readonly GameView[]): OrganizationCard[] =>
  allOpponents(games).slice(0, maxOpponents);
