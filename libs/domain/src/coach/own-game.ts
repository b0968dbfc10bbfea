import type { SeasonGame } from '@rinkside/contracts/season.sums';
import type { Sql } from '@rinkside/platform/sql';
import type { Persona } from '@rinkside/safety/persona';

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

/** Whose games are read, and with which connection. */
export interface GamesReader {
  persona: Persona;
  sql: Sql;
  /** Keeps the games of the player during one answer. */
  gamesCache?: GamesCache;
}
