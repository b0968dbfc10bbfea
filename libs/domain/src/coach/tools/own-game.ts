import type { SeasonGame } from '@rinkside/contracts/season.sums';

/** A game of the player with the numbers they logged. */
export interface OwnGame extends SeasonGame {
  id: string;
  date: string;
  opponent: string;
}

/** The games of a player during one answer, so that they are read once. */
export interface GamesCache {
  games?: Promise<OwnGame[]>;
}
