import * as z from './zod.schema.js';
import { example } from './example.js';
import { gameCountNames, gameCounts, mapCounts, type GameCountName } from './game.counts.js';
import { calendarDate, id, idParams, success } from './id.schema.js';
import { itemFields, viewerFields } from './item.schema.js';
import { organizationCard } from './organization.schema.js';
import { pageQuery, searchText } from './paging.schema.js';
import { positions } from './player.js';
import { gameRules, countMessages } from './game.js';

/** Returns a schema of an integer from 0 to `max`, with one message for a missing and another for an invalid value. */
const count = (max: number, messages: { missing: string; invalid: string }) =>
  z
    .int({ error: ({ input }) => (input == null ? messages.missing : messages.invalid) })
    .min(0, messages.invalid)
    .max(max, messages.invalid);

/** The example is a skater's game. */
const countExample = (name: GameCountName) => example(gameCounts[name].position === 'skater' ? 1 : null);

const score = count(gameRules.maxScore, {
  missing: gameRules.scoresMissing,
  invalid: gameRules.scoresInvalid,
});

const isInYearRange = (date: string) => {
  const year = Number(date.slice(0, 4));
  return year >= gameRules.years.first && year <= gameRules.years.last;
};
/** A calendar date from 1900 to 2100; rejects days that do not exist. */
export const gameDate = z.iso.date(gameRules.date).refine(isInYearRange, gameRules.date);

/** Fields of a game in a request. Which of them are required depends on the position: {@link missingField}. */
const requestFields = {
  organization_id: z.uuid(gameRules.opponent).toLowerCase(),
  date: gameDate,
  our_score: score.meta(example(4)),
  their_score: score.meta(example(3)),
  ...mapCounts(gameCountNames, (name) => {
    const { max, position } = gameCounts[name];
    return count(max, countMessages[position]).nullish().meta(countExample(name));
  }),
  started_game: z.boolean().nullish().meta(example(null)),
};

/** `organization_id` is the opponent's. */
export const gameBody = z.strictObject(requestFields);
export type GameBody = z.output<typeof gameBody>;
export const gameChange = gameBody.partial();
export type GameChange = z.output<typeof gameChange>;

/** Fields of a game, the same for every viewer. */
const gameFields = {
  content_type: z.literal('game'),
  date: calendarDate,
  /** The author's position at that time; goalie fields are null unless it is goalie. */
  position: z.enum(positions).nullable(),
  our_score: z.int().nonnegative().meta(example(4)),
  their_score: z.int().nonnegative().meta(example(3)),
  /** `minutes_played` is as entered; formulas use 60 if it is null. */
  ...mapCounts(gameCountNames, (name) => z.int().nonnegative().nullable().meta(countExample(name))),
  started_game: z.boolean().nullable().meta(example(null)),
  opponent: organizationCard,
  /** The author's organization at that time. */
  userOrganization: organizationCard.nullable(),
  /** Set while the game lies ahead: the day from which seasons, records and awards count it. */
  counts_from: calendarDate.nullable(),
  /** The opponent's id, as in the request. */
  organization_id: id,
};

export const gameView = z.object({ ...itemFields, ...gameFields });
export type GameView = z.infer<typeof gameView>;

/** A game for anonymous visitors: children by first name and initial, without viewer fields. */
export const publicGame = gameView.omit(viewerFields);
export type PublicGame = z.infer<typeof publicGame>;

const list = { query: pageQuery({ limit: 20, max: gameRules.maxPageSize }), reply: z.array(gameView) };

export const gameSchemas = {
  own: {
    summary:
      'Your own games, newest first; with a text, those against opponents whose names contain its words.',
    ...list,
    query: list.query.extend({ search: searchText('blades') }),
  },
  following: { summary: 'Games of the players and organizations you follow.', ...list },
  byPlayer: { summary: 'Games of one player, newest first.', ...list, params: idParams },
  public: {
    summary: 'Games of this season (1 Sep to 31 Aug), on the public page.',
    params: idParams,
    reply: z.object({ games: z.array(publicGame) }),
  },
  one: { summary: 'One game.', params: idParams, reply: gameView },
  create: { summary: 'Logs a game with your own numbers.', body: gameBody, reply: gameView },
  edit: {
    summary: 'Updates the given fields of your game.',
    params: idParams,
    body: gameChange,
    reply: gameView,
  },
  remove: { summary: 'Removes your game; season stats and awards follow.', params: idParams, reply: success },
};
