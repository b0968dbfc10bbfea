import * as z from 'zod';
import { requiredCountsOf, gameCountNames, gameCounts, mapCounts, type GameCounts } from './game.counts.js';
import { calendarDate, id, idParams, success } from './id.js';
import { itemFields } from './item.js';
import { organizationCard } from './organization.js';
import { pageQuery } from './paging.js';
import { positions, type Position } from './player.js';
import { rateLimits, route } from './route.js';

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

/** Returns a schema of an integer from 0 to `max`, with one message for a missing and another for an invalid value. */
const count = (max: number, messages: { missing: string; invalid: string }) =>
  z
    .int({ error: ({ input }) => (input == null ? messages.missing : messages.invalid) })
    .min(0, messages.invalid)
    .max(max, messages.invalid);

const score = count(gameRules.maxScore, {
  missing: gameRules.scoresMissing,
  invalid: gameRules.scoresInvalid,
});
const countMessages = {
  skater: { missing: gameRules.skaterMissing, invalid: gameRules.skaterInvalid },
  goalie: { missing: gameRules.goalieMissing, invalid: gameRules.goalieInvalid },
  both: { missing: gameRules.optionalInvalid, invalid: gameRules.optionalInvalid },
} as const;

const isInYearRange = (date: string) => {
  const year = Number(date.slice(0, 4));
  return year >= gameRules.years.first && year <= gameRules.years.last;
};
/** A calendar date from 1900 to 2100; rejects days that do not exist. */
export const gameDate = z.iso.date(gameRules.date).refine(isInYearRange, gameRules.date);

/** Fields of a game in a request. Which of them are required depends on the position: {@link missingField}. */
const requestFields = {
  organization_id: z.uuid(gameRules.opponent),
  date: gameDate,
  our_score: score,
  their_score: score,
  ...mapCounts(gameCountNames, (name) => {
    const { max, position } = gameCounts[name];
    return count(max, countMessages[position]).nullish();
  }),
  started_game: z.boolean().nullish(),
};

/** `organization_id` is the opponent's. */
export const gameBody = z.strictObject(requestFields);
export type GameBody = z.output<typeof gameBody>;
export const gameChange = gameBody.partial();
export type GameChange = z.output<typeof gameChange>;

/** Returns the first field that the position requires and the game lacks, with its message. A null position follows skater rules. */
export const missingField = (
  position: Position | null,
  game: Partial<GameCounts>,
): { path: string; message: string } | undefined => {
  const path = requiredCountsOf(position).find((name) => game[name] == null);
  return path && { path, message: countMessages[position ?? 'skater'].missing };
};

/** Returns how a game ended for the author's team. */
export const outcomeOf = (game: { our_score: number; their_score: number }): 'win' | 'loss' | 'tie' =>
  game.our_score > game.their_score ? 'win' : game.our_score < game.their_score ? 'loss' : 'tie';

/** Fields of a game, the same for every viewer. */
const gameFields = {
  content_type: z.literal('game'),
  date: calendarDate,
  /** The author's position at that time; goalie fields are null unless it is goalie. */
  position: z.enum(positions).nullable(),
  our_score: z.int().nonnegative(),
  their_score: z.int().nonnegative(),
  /** `minutes_played` is as entered; formulas use 60 if it is null. */
  ...mapCounts(gameCountNames, () => z.int().nonnegative().nullable()),
  started_game: z.boolean().nullable(),
  opponent: organizationCard,
  /** The author's organization at that time. */
  userOrganization: organizationCard.nullable(),
  /** The opponent's id, as in the request. */
  organization_id: id,
};

export const gameView = z.object({ ...itemFields, ...gameFields });
export type GameView = z.infer<typeof gameView>;

/** A game for anonymous visitors: children by first name and initial, without viewer fields. */
export const publicGame = gameView.omit({ userLiked: true, can: true, comments: true });
export type PublicGame = z.infer<typeof publicGame>;

const list = {
  query: pageQuery({ limit: 20, max: gameRules.maxPageSize }),
  reply: z.array(gameView),
  access: 'onboarded',
  limit: rateLimits.read,
} as const;

export const gameRoutes = {
  own: route({ ...list, method: 'GET', path: '/api/games', summary: 'Your own games, newest first.' }),
  following: route({
    ...list,
    method: 'GET',
    path: '/api/games/following',
    summary: 'Games of the players and organizations you follow.',
  }),
  byPlayer: route({
    ...list,
    method: 'GET',
    path: '/api/games/user/:id',
    summary: 'Games of one player, newest first.',
    params: idParams,
  }),
  public: route({
    method: 'GET',
    path: '/api/games/public/user/:id',
    summary: 'Games of this season (1 Sep to 31 Aug), as anybody sees them.',
    params: idParams,
    reply: z.object({ games: z.array(publicGame) }),
    access: 'public',
    limit: rateLimits.read,
  }),
  one: route({
    method: 'GET',
    path: '/api/games/:id',
    summary: 'One game.',
    params: idParams,
    reply: gameView,
    access: 'onboarded',
    limit: rateLimits.read,
  }),
  create: route({
    method: 'POST',
    path: '/api/games',
    summary: 'Logs a game with your own numbers.',
    body: gameBody,
    reply: gameView,
    access: 'onboarded',
    limit: rateLimits.write,
    status: 201,
  }),
  edit: route({
    method: 'PUT',
    path: '/api/games/:id',
    summary: 'Corrects the given fields of your game.',
    params: idParams,
    body: gameChange,
    reply: gameView,
    access: 'onboarded',
    limit: rateLimits.write,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/games/:id',
    summary: 'Removes your game; season stats and awards follow.',
    params: idParams,
    reply: success,
    access: 'onboarded',
    limit: rateLimits.write,
  }),
};
