import { outcomeOf } from '@rinkside/contracts/game';
import { defaultGameMinutes, perGame } from '@rinkside/contracts/season';
import { sumsOf } from '@rinkside/contracts/season.sums';
import { pluralize } from '@rinkside/contracts/text';
import type { OwnGame } from '@rinkside/domain/coach/own-game';
import { recordSentence, statNames, statOf, type StatName } from '@rinkside/domain/coach/stats';
import type { Condition, MeasureName, StatQuery } from './stat-query.js';

export type Games = readonly OwnGame[];

/** A figure that the coach computes from games. */
export interface Measure {
  name: MeasureName;
  /** In the plural, for example 'goals'. */
  label: string;
  /** For totals: one of it. Undefined for a rate. */
  singular?: string;
  better: 'more' | 'less';
  /** Whether the game sheet has it. */
  isOnSheet: (game: OwnGame) => boolean;
  compute: (games: Games) => number;
  format: (value: number) => string;
}

const isGoalieGame = ({ position }: OwnGame) => position === 'goalie';
const isSkaterGame = ({ position }: OwnGame) => position !== 'goalie';
const always = () => true;

const sheetRules: Record<StatName, (game: OwnGame) => boolean> = {
  goals: isSkaterGame,
  assists: isSkaterGame,
  points: isSkaterGame,
  saves: isGoalieGame,
  shots_against: isGoalieGame,
  goals_against: isGoalieGame,
  save_percentage: isGoalieGame,
  goals_against_average: isGoalieGame,
  shutouts: isGoalieGame,
  win_percentage: always,
  penalty_minutes: ({ penalty_minutes }) => penalty_minutes !== null,
};

const sumBy = (games: Games, select: (game: OwnGame) => number | null) =>
  games.reduce((sum, game) => sum + (select(game) ?? 0), 0);
const countOf = (outcome: 'win' | 'loss' | 'tie') => (games: Games) =>
  games.filter((game) => outcomeOf(game) === outcome).length;

const rates = new Set<StatName>(['save_percentage', 'goals_against_average', 'win_percentage']);
const singulars: Partial<Record<MeasureName, string>> = {
  losses: 'loss', shots_against: 'shot against', goals_against: 'goal against', powerplay_goals_against: 'power-play goal against',
  shorthanded_goals_against: 'short-handed goal against', minutes: 'minute', team_goals: 'team goal', team_goals_against: 'team goal against', margin: 'goal between the teams',
}; // prettier-ignore

const statMeasure = (name: StatName): Measure => {
  const { label, better, compute, format } = statOf(name);
  return {
    name,
    label,
    ...(!rates.has(name) && { singular: singulars[name] ?? label.replace(/s$/, '') }),
    better,
    isOnSheet: sheetRules[name],
    compute: (games) => compute(sumsOf(games)),
    format,
  };
};

type OwnTotal = [
  label: string,
  better: Measure['better'],
  isOnSheet: Measure['isOnSheet'],
  compute: Measure['compute'],
];
const ownTotals: Record<Exclude<MeasureName, StatName>, OwnTotal> = {
  games: ['games', 'more', always, (games) => games.length],
  wins: ['wins', 'more', always, countOf('win')],
  losses: ['losses', 'less', always, countOf('loss')],
  ties: ['ties', 'more', always, countOf('tie')],
  record: ['record', 'more', always, countOf('win')],
  minutes: ['minutes in net', 'more', isGoalieGame, (games) => sumBy(games, ({ minutes_played }) => minutes_played ?? defaultGameMinutes)],
  powerplay_goals_against: ['power-play goals against', 'less', (game) => isGoalieGame(game) && game.powerplay_goals_against !== null, (games) => sumBy(games, (game) => game.powerplay_goals_against)],
  shorthanded_goals_against: ['short-handed goals against', 'less', (game) => isGoalieGame(game) && game.shorthanded_goals_against !== null, (games) => sumBy(games, (game) => game.shorthanded_goals_against)],
  team_goals: ['team goals', 'more', always, (games) => sumBy(games, ({ our_score }) => our_score)],
  team_goals_against: ['team goals against', 'less', always, (games) => sumBy(games, ({ their_score }) => their_score)],
  margin: ['goals between the teams', 'more', always, (games) => sumBy(games, ({ our_score, their_score }) => Math.abs(our_score - their_score))],
}; // prettier-ignore

const isStatName = (name: MeasureName): name is StatName => statNames.some((stat) => stat === name);

export const measureOf = (name: MeasureName): Measure => {
  if (isStatName(name)) return statMeasure(name);
  const [label, better, isOnSheet, compute] = ownTotals[name];
  return {
    name,
    label,
    singular: singulars[name] ?? label.replace(/s$/, ''),
    better,
    isOnSheet,
    compute,
    format: String,
  };
};

/** The value as shown; a record in words. */
export const valueText = (measure: Measure, games: Games): string =>
  measure.name === 'record' ? recordSentence(sumsOf(games)) : measure.format(measure.compute(games));

/** Whether the figure per game says something: not for games, a record or a rate. */
export const hasRate = ({ name, singular }: Measure): boolean =>
  singular !== undefined && name !== 'record' && name !== 'games';

/** A rate as it is, a total per game. */
export const rateOf = (measure: Measure, games: Games): number =>
  measure.singular ? perGame(measure.compute(games), games.length) : measure.compute(games);
export const rateText = (measure: Measure, games: Games): string =>
  measure.singular ? rateOf(measure, games).toFixed(2) : valueText(measure, games);

/** For example '1 goal' or '3 penalty minutes'; a rate stays a number. */
export const amountText = ({ singular, label, format }: Measure, value: number): string =>
  singular ? pluralize(value, singular, label) : format(value);

/** Without minutes a game counts as a full one, but does not fit a condition on them. */
const isLogged =
  ({ name, isOnSheet }: Measure) =>
  (game: OwnGame): boolean =>
    isOnSheet(game) && (name !== 'minutes' || game.minutes_played !== null);

/** Whether the game has the value that the condition asks for. */
const meets = ({ measure: name, comparison, value }: Condition) => {
  const measure = measureOf(name);
  return (game: OwnGame): boolean => {
    if (!isLogged(measure)(game)) return false;
    const actual = measure.compute([game]);
    return comparison === 'at least'
      ? actual >= value
      : comparison === 'at most'
        ? actual <= value
        : actual === value;
  };
};

/** The conditions of a query on one game. */
type Conditions = Pick<StatQuery, 'condition' | 'also' | 'either'>;
const conditionsIn = ({ condition, also = [] }: Conditions): Condition[] =>
  condition ? [condition, ...also] : [...also];

/** Whether a game meets all conditions of a query, or one of them if that is enough. */
export const meetsAll = (query: Conditions) => {
  const tests = conditionsIn(query).map(meets);
  return (game: OwnGame): boolean =>
    tests.length === 0 ||
    (query.either ? tests.some((test) => test(game)) : tests.every((test) => test(game)));
};

/** Whether the sheet of a game has the figures of all conditions. */
export const hasConditions = (query: Conditions) => {
  const measures = conditionsIn(query).map(({ measure }) => measureOf(measure));
  return (game: OwnGame): boolean => measures.every((measure) => isLogged(measure)(game));
};

/** For example '2 or more points', 'no goals', 'exactly 1 assist'. */
export const conditionText = ({ measure: name, comparison, value }: Condition): string => {
  const measure = measureOf(name);
  if (value === 0 && comparison !== 'at least') return `no ${measure.label}`;
  if (comparison === 'at least' && value === 1 && measure.singular)
    return `${/^[aeiou]/.test(measure.singular) ? 'an' : 'a'} ${measure.singular}`;
  const amount = measure.singular ? measure.label : '';
  const number = measure.singular ? String(value) : measure.format(value);
  const text =
    comparison === 'exactly'
      ? measure.singular
        ? amountText(measure, value)
        : number
      : `${number} or ${comparison === 'at least' ? 'more' : 'fewer'} ${amount}`;
  return `${comparison === 'exactly' ? 'exactly ' : ''}${text}${measure.singular ? '' : ` ${measure.label}`}`
    .replace(/\s+/g, ' ')
    .trim();
};

/** For example 'a goal and no assists'. */
export const conditionsText = (query: Conditions): string =>
  conditionsIn(query)
    .map(conditionText)
    .join(query.either ? ' or ' : ' and ');
