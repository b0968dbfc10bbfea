import { requiredCountsOf, type GameCounts } from './game.counts.js';
import type { Position } from './player.js';
import { dayAfter } from './season.js';
import { rateLimits, type Routes } from './route.js';
import type { gameSchemas } from './game.schema.js';

export type * from './game.schema.js';

export const gameRules = {
  opponent: 'Please select an opponent.',
  scoresMissing: 'Please enter both scores.',
  scoresInvalid: 'Please enter valid scores.',
  skaterMissing: 'Please enter your goals and assists.',
  skaterInvalid: 'Please enter valid numbers for goals and assists.',
  goalieMissing: 'Please enter shots against, saves, and goals against.',
  goalieInvalid: 'Please enter valid numbers for goalie stats.',
  optionalInvalid: 'Please enter valid numbers, or leave the fields empty.',
  date: 'Please enter a valid date.',
  maxScore: 999,
  /** The range of years of a date. */
  years: { first: 1900, last: 2100 },
  /** Maximum number of games on a page. */
  maxPageSize: 1000,
} as const;

export const countMessages = {
  skater: { missing: gameRules.skaterMissing, invalid: gameRules.skaterInvalid },
  goalie: { missing: gameRules.goalieMissing, invalid: gameRules.goalieInvalid },
  both: { missing: gameRules.optionalInvalid, invalid: gameRules.optionalInvalid },
} as const;

/** Returns the first field that the position requires and the game lacks, with its message. A null position follows skater rules. */
export const missingField = (
  position: Position | null,
  game: Partial<GameCounts>,
): { path: string; message: string } | undefined => {
  const path = requiredCountsOf(position).find((name) => game[name] == null);
  return path && { path, message: countMessages[position ?? 'skater'].missing };
};

/** Whether a game lies so far ahead that it counts only once it has passed: after tomorrow, which may be today elsewhere. */
export const isAhead = (date: string, today: string): boolean => date > dayAfter(today);

/** Returns how a game ended for the author's team. */
export const outcomeOf = (game: { our_score: number; their_score: number }): 'win' | 'loss' | 'tie' =>
  game.our_score > game.their_score ? 'win' : game.our_score < game.their_score ? 'loss' : 'tie';

export const gameRoutes: Routes<typeof gameSchemas> = {
  own: { method: 'GET', path: '/api/games', access: 'onboarded', limit: rateLimits.read },
  following: { method: 'GET', path: '/api/games/following', access: 'onboarded', limit: rateLimits.read },
  byPlayer: { method: 'GET', path: '/api/games/user/:id', access: 'onboarded', limit: rateLimits.read },
  public: { method: 'GET', path: '/api/games/public/user/:id', access: 'public', limit: rateLimits.read },
  one: { method: 'GET', path: '/api/games/:id', access: 'onboarded', limit: rateLimits.read },
  create: { method: 'POST', path: '/api/games', access: 'onboarded', limit: rateLimits.write, status: 201 },
  edit: { method: 'PUT', path: '/api/games/:id', access: 'onboarded', limit: rateLimits.write },
  remove: { method: 'DELETE', path: '/api/games/:id', access: 'onboarded', limit: rateLimits.write },
};
