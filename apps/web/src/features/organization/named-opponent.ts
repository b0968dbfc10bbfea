import type { OrganizationCard } from '@rinkside/contracts/organization';

/** Stands for an opponent that was named without a connection, in a game that is not sent yet. */
export const namedOpponentId = '00000000-0000-0000-0000-000000000000';

/** Returns an opponent of which only the name is known: its club is found or added when the game is sent. */
export const namedOpponent = (name: string): OrganizationCard => ({
  id: namedOpponentId,
  name,
  team_name: null,
  image_url: null,
});
