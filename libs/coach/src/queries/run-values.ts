import { defaultGameMinutes, perGame, winPercentage } from '@rinkside/contracts/season';
import { sumsOf } from '@rinkside/contracts/season.sums';
import { cite } from '@rinkside/domain/coach/own-games';
import { recordSentence } from '@rinkside/domain/coach/stats';
import {
  citeLines,
  mainMeasures,
  type Selection,
  select,
  gamesOf,
  read,
  lineOf,
  positionOf,
  maxLines,
  readingsOf,
} from './select-games.js';
import {
  amountText,
  conditionsText,
  conditionText,
  hasConditions,
  hasRate,
  measureOf,
  meetsAll,
  type Games,
  type Measure,
} from './measures.js';
import { currentSeason } from './period.js';
import type { Derived, QueryResult, QueryContext } from './query-result.js';
import type { Condition, StatQuery } from './stat-query.js';

/** The middle value, or the mean of the two middle values. */
const medianOf = (values_: readonly number[]): number => {
  const sorted = values_.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
};

/** The games of which the share is asked: 'which part of my goals came in wins'. */
const wholeOf = (query: StatQuery, context: QueryContext): Selection | undefined => {
  if (!query.part || query.measures.length > 1) return undefined;
  const { period, opponent, result, follows } = query;
  const isNarrowed = opponent !== undefined || result !== undefined || follows !== undefined;
  return select({ period: isNarrowed ? period : currentSeason(context.today) }, context.games);
};

const derivedOf = (
  query: StatQuery,
  [one, other]: readonly Measure[],
  games: Games,
  whole: Games | undefined,
): Derived | null => {
  if (!one) return null;
  if (whole) {
    const total = one.compute(whole);
    return total === 0 ? null : { name: 'share', value: `${winPercentage(one.compute(games), total)} %` };
  }
  if (query.median) {
    const logged = games.filter(one.isOnSheet);
    const median = medianOf(logged.map((game) => one.compute([game])));
    const value = Number.isInteger(median) || !hasRate(one) ? one.format(median) : String(median);
    return logged.length === 0 ? null : { name: 'median', value };
  }
  if (query.games !== undefined && !query.ratio) {
    const logged = games.filter(one.isOnSheet);
    const value = perGame(one.compute(logged) * query.games, logged.length).toFixed(1);
    return hasRate(one) ? { name: `average per ${gamesOf(query.games)}`, value } : null;
  }
  const isOnAll = [one, other].every((measure) => measure && games.every(measure.isOnSheet));
  if (!other || (one.isOnSheet !== other.isOnSheet && one.name !== 'games' && !isOnAll)) return null;
  const [first, second] = [one.compute(games), other.compute(games)];
  if (query.ratio && query.games !== undefined && second !== 0)
    return {
      name: `average per ${amountText(other, query.games)}`,
      value: ((first * query.games) / second).toFixed(first * query.games < 10 * second ? 2 : 1),
    };
  if (query.ratio && second !== 0)
    return { name: 'ratio', value: (first / second).toFixed(first < 10 * second ? 2 : 1) };
  if (query.part && first !== 0) return { name: 'share', value: `${winPercentage(second, first)} %` };
  return query.difference ? { name: 'difference', value: one.format(Math.abs(first - second)) } : null;
};

export const values = (query: StatQuery, context: QueryContext): QueryResult => {
  const measures = query.measures.map(measureOf);
  const isPerGame = query.aggregate === 'per game';
  const whole = wholeOf(query, context);
  const found = readingsOf(query, context.games).filter(
    ({ games }, index) => index === 0 || games.length > 0,
  );
  const selections = whole ? [...found.slice(0, 1), whole] : found;
  const [first] = selections;
  const read_ = selections.map((selection) => read(measures, selection, isPerGame));
  const minutesAssumed = query.measures.includes('minutes')
    ? (first?.games.filter((game) => game.position === 'goalie' && game.minutes_played === null).length ?? 0)
    : 0;
  const derived = first ? derivedOf(query, measures, first.games, whole?.games) : null;
  return {
    data: {
      kind: 'values',
      readings: read_.map(({ reading }) => reading),
      isPerGame,
      minutesAssumed,
      derived,
    },
    citations: [
      ...(derived === null || !first
        ? []
        : [
            cite(
              derived.value,
              query.median
                ? 'median of a game'
                : query.games !== undefined
                  ? `${derived.name} at the same rate`
                  : `${derived.name} of the two`,
              first.games,
            ),
          ]),
      ...read_.flatMap(({ citations }) => citations),
      ...(minutesAssumed > 0 && first
        ? [
            cite(
              String(minutesAssumed),
              `games without minutes, which count as ${defaultGameMinutes}, ${first.text}`,
              first.games,
            ),
          ]
        : []),
    ],
  };
};

export const summary = (query: StatQuery, context: QueryContext): QueryResult => {
  const selections = readingsOf(query, context.games);
  const read_ = selections.map((selection) =>
    read([measureOf('record'), ...mainMeasures(positionOf(selection.games, context))], selection),
  );
  const games = selections[0]?.games ?? [];
  const listed = games.length <= maxLines ? games : [];
  return {
    data: {
      kind: 'summary',
      readings: read_.map(({ reading }) => reading),
      lines: listed.map((game) => lineOf(game)),
    },
    citations: [...read_.flatMap(({ citations }) => citations), ...citeLines(listed)],
  };
};

const negate = (condition: Condition): Condition =>
  condition.comparison === 'at least'
    ? { ...condition, comparison: 'at most', value: condition.value - 1 }
    : { ...condition, comparison: 'at least', value: condition.value + 1 };

/** 'With 3 or more' for 'with exactly 3'. */
export const openedCondition = ({ condition, also }: StatQuery): Condition | undefined =>
  condition?.comparison === 'exactly' && condition.value > 0 && also === undefined
    ? { ...condition, comparison: 'at least' }
    : undefined;

export const count = (query: StatQuery & { condition: Condition }, context: QueryContext): QueryResult => {
  const { condition, also: _, either: __, ...scope } = query;
  const measure = measureOf(condition.measure);
  const selection = select(scope, context.games);
  const { text } = selection;
  const games = selection.games.filter(hasConditions(query));
  const matching = games.filter(meetsAll(query));
  const lines = matching.slice(0, maxLines);
  const wider = openedCondition(query);
  const more = games.filter(meetsAll({ condition: wider }));
  const orMore =
    wider && more.length > matching.length
      ? { condition: conditionsText({ condition: wider }), games: more.length }
      : null;
  return {
    data: {
      kind: 'count',
      scope: text,
      condition: conditionsText(query),
      games: matching.length,
      of: games.length,
      percent: `${winPercentage(matching.length, games.length)} %`,
      orMore,
      lines: lines.map((game) => lineOf(game, measure)),
    },
    citations: [
      cite(
        String(matching.length),
        `games with ${conditionsText(query)}, ${text}`,
        matching.length > 0 ? matching : games,
      ),
      cite(String(games.length), `Games, ${text}`, games),
      ...(orMore ? [cite(String(orMore.games), `games with ${orMore.condition}, ${text}`, more)] : []),
      ...(games.length === 0
        ? []
        : [
            cite(
              `${winPercentage(matching.length, games.length)} %`,
              `Share of games with ${conditionsText(query)}, ${text}`,
              games,
            ),
          ]),
      ...citeLines(lines, measure),
    ],
  };
};

export const split = (query: StatQuery & { condition: Condition }, context: QueryContext): QueryResult => {
  const { condition, also, either: _, result: __, ...scope } = query;
  const { games, text } = select(scope, context.games);
  const logged = games.filter(hasConditions(query));
  const isSimple = also === undefined && (condition.comparison !== 'exactly' || condition.value === 0);
  const [matching, others] = [true, false].map((isMet) =>
    logged.filter((game) => meetsAll(query)(game) === isMet),
  );
  const resultText = (members: Games) => {
    const record = recordSentence(sumsOf(members));
    return query.measures.includes('win_percentage')
      ? `${record}, ${measureOf('win_percentage').format(measureOf('win_percentage').compute(members))}`
      : record;
  };
  const parts = [
    { condition: conditionsText(query), matching: matching ?? [] },
    { condition: isSimple ? conditionText(negate(condition)) : 'anything else', matching: others ?? [] },
  ];
  return {
    data: {
      kind: 'split',
      scope: text,
      parts: parts.map(({ condition: one, matching }) => ({
        condition: one,
        games: matching.length,
        record: resultText(matching),
      })),
    },
    citations: parts
      .filter(({ matching }) => matching.length > 0)
      .flatMap(({ condition: one, matching }) => [
        cite(resultText(matching), `Record, games with ${one}, ${text}`, matching),
        cite(String(matching.length), `games with ${one}, ${text}`, matching),
      ]),
  };
};
