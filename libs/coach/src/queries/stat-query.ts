import * as z from 'zod';
import { statNames } from '@rinkside/domain/coach/stats';
import { periodSchema } from './period.js';

/** Everything that can be computed from the logged games. */
const measureNames = [
  ...statNames,
  'games', 'wins', 'losses', 'ties', 'record', 'minutes', 'powerplay_goals_against', 'shorthanded_goals_against',
  'team_goals', 'team_goals_against', 'margin',
] as const; // prettier-ignore
export type MeasureName = (typeof measureNames)[number];

/** Figures that players ask for and that no game sheet has. */
const unloggedNames = [
  'plus-minus', 'face-offs', 'ice time', 'shots on goal', 'shooting percentage', 'hits', 'blocked shots', 'power-play goals',
  'short-handed goals', 'game-winning goals', 'home and away', 'periods of a game', 'takeaways and giveaways', 'skating speed',
  'line mates', 'league, playoff and tournament games', 'drawn penalties', 'rebounds', 'league standings', 'figures by strength',
  'the order of goals', 'primary and secondary assists', 'overtime', 'empty-net goals', 'kinds of shots', 'breakaways', 'practices', 'games to come', 'the position played', 'penalty shots', 'numbers of penalties',
  'figures of teammates and other teams', 'opposing goalies',
] as const; // prettier-ignore
export type UnloggedName = (typeof unloggedNames)[number];

/** Keeps the games in which a figure has a value. */
const conditionSchema = z.strictObject({
  measure: z.enum(measureNames),
  comparison: z.enum(['at least', 'at most', 'exactly']),
  value: z.number(),
});
export type Condition = z.infer<typeof conditionSchema>;

const gameResults = ['win', 'loss', 'tie'] as const;

/** Games that a query leaves out: those that fit all parts. */
const exclusionSchema = z.strictObject({
  period: periodSchema.optional(),
  opponent: z.string().max(80).optional(),
  result: z.enum(gameResults).optional(),
  condition: conditionSchema.optional(),
  /** The best or worst games of the scope. */
  ranked: z
    .strictObject({
      side: z.enum(['best', 'worst', 'both']),
      games: z.int().min(1).max(10),
      measure: z.enum(measureNames),
    })
    .optional(),
});
export type Exclusion = z.infer<typeof exclusionSchema>;

/** The games that a query reads. */
const scopeShape = {
  period: periodSchema,
  /** Named by the player, as typed. */
  opponent: z.string().max(80).optional(),
  result: z.enum(gameResults).optional(),
  condition: conditionSchema.optional(),
  /** Further conditions of the same games. */
  also: z.array(conditionSchema).max(2).optional(),
  /** One of the conditions is enough. */
  either: z.literal(true).optional(),
  /** Only games after a game with this result or figure, or after a game on the day before. */
  follows: z.union([z.enum([...gameResults, 'game']), conditionSchema]).optional(),
  except: exclusionSchema.optional(),
};

const streakKinds = ['wins', 'losses', 'unbeaten', 'winless', 'with', 'without'] as const;

/** A question about the logged games. */
export const statQuerySchema = z.strictObject({
  /**
   * `value`: totals or rates; `per game`: with the average; `count`: games with the condition; `split`: the record with and
   * without the condition; `list`: those games; `latest` and `first`: the newest and the oldest of them; `best` and `worst`: by `unit`; `streak`; `share`
   * of the team's goals; `compare`: with `against`; `own past`: with earlier games; `pace`: over further games; `next game`:
   * after a game with `next`; `by`: a figure for each `unit`; `need`: to reach `target`; `average`: to reach `target` a game; `reached`: the game in which the total reached `target`; `beat`: to pass the figure of `against`; `summary`: record and main figures; `unlogged`: not on any sheet.
   */
  aggregate: z.enum([
    'value', 'per game', 'count', 'split', 'list', 'latest', 'first', 'best', 'worst', 'streak', 'share', 'compare', 'own past', 'pace',
    'next game', 'need', 'average', 'reached', 'beat', 'by', 'summary', 'unlogged',
  ]), // prettier-ignore
  measures: z.array(z.enum(measureNames)).max(4),
  ...scopeShape,
  /** Further readings of the period. */
  otherPeriods: z.array(periodSchema).max(2).optional(),
  unit: z.enum(['game', 'month', 'opponent', 'weekday', 'season']).optional(),
  streak: z.enum(streakKinds).optional(),
  against: z.strictObject(scopeShape).optional(),
  /** The number of best or worst games to list. */
  top: z.int().min(2).max(10).optional(),
  /** The place of the wanted month or opponent: 2 for 'second best'. */
  place: z.int().min(2).max(10).optional(),
  /** What is asked about the found games. */
  asks: z.enum(['result', 'opponent']).optional(),
  target: z.number().optional(),
  /** Number of further games, of the games or other units of a rate ('per 10 games', 'per 100 shots') or of a best run of games. */
  games: z.int().min(1).max(100).optional(),
  next: z
    .strictObject({
      goals: z.int(), assists: z.int(), saves: z.int(), shots: z.int(), games: z.int(),
    })
    .partial()
    .optional(), // prettier-ignore
  unlogged: z.enum(unloggedNames).optional(),
  /** The question asks how many more one figure is than the other. */
  difference: z.literal(true).optional(),
  /** The question asks for the first figure divided by the second. */
  ratio: z.literal(true).optional(),
  /** The question asks which part of the first figure the second is. */
  part: z.literal(true).optional(),
  /** The question asks for the middle value over the games. */
  median: z.literal(true).optional(),
  /** Words that restrict the question and were not understood. */
  unread: z.string().max(200).optional(),
  /** Without the unread words the question is still a question: 'how many goals with my new stick'. */
  isReadWithout: z.literal(true).optional(),
  /** The question names an age or asks for a judgement. */
  judged: z.literal(true).optional(),
});
export type StatQuery = z.infer<typeof statQuerySchema>;
