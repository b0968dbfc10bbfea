import { cite } from '@rinkside/domain/coach/own-games';
import { measureOf } from './measures.js';
import { allSeasonsPeriod, currentSeason } from './period.js';
import type { QueryResult, QueryContext } from './query-result.js';
import { comparison, pace, beat, average, reached, nextGame } from './run-comparisons.js';
import { list, latest, extreme, breakdown, streakOf, share } from './run-found-games.js';
import { values, summary, count, split } from './run-values.js';
import { select, read, mainMeasures, positionOf } from './select-games.js';
import type { Condition, StatQuery } from './stat-query.js';

const unlogged = (query: StatQuery, context: QueryContext): QueryResult => {
  const selection = select({ period: currentSeason(context.today) }, context.games);
  const { reading, citations } = read(mainMeasures(positionOf(context.games, context)), selection);
  return {
    data: {
      kind: 'unlogged',
      what: query.unlogged ?? 'that',
      figures: reading.figures,
      scope: reading.scope,
      games: reading.games,
    },
    citations,
  };
};

/** Whether a query reads no game. */
const isEmpty = (query: StatQuery, context: QueryContext) => {
  if (query.aggregate === 'unlogged') return false;
  const { condition: _, also: __, result: ___, ...scope } = query;
  const isFigure = query.aggregate === 'value' || query.aggregate === 'per game';
  return select(isFigure ? query : scope, context.games).games.length === 0;
};

const noGames = (query: StatQuery, context: QueryContext): QueryResult => {
  const selection = select(query, context.games);
  const everywhere = select({ ...query, period: allSeasonsPeriod }, context.games);
  const hasElsewhere = everywhere.games.length > 0 && !selection.isUnknownTeam;
  const measures = query.measures.length > 0 ? query.measures.map(measureOf) : [measureOf('record')];
  const other = hasElsewhere ? read(measures, everywhere, query.aggregate === 'per game') : undefined;
  return {
    data: {
      kind: 'no games', scope: selection.text, opponent: selection.isUnknownTeam ? selection.opponent : null,
      hasGames: context.games.length > 0, elsewhere: query.opponent !== undefined ? (other?.reading ?? null) : null,
    }, // prettier-ignore
    citations: [
      cite('0', `For ${selection.text}, games found`, []),
      ...(query.opponent === undefined ? [] : (other?.citations ?? [])),
    ],
  };
};

const withCondition =
  (
    run: (query: StatQuery & { condition: Condition }, context: QueryContext) => QueryResult,
    otherwise: typeof values,
  ) =>
  (query: StatQuery, context: QueryContext): QueryResult =>
    query.condition ? run({ ...query, condition: query.condition }, context) : otherwise(query, context);

const runners: Record<StatQuery['aggregate'], (query: StatQuery, context: QueryContext) => QueryResult> = {
  value: values,
  'per game': values,
  need: values,
  count: withCondition(count, values),
  split: withCondition(split, summary),
  list,
  latest,
  first: latest,
  best: extreme,
  worst: extreme,
  streak: streakOf,
  share,
  compare: comparison,
  'own past': comparison,
  pace,
  'next game': nextGame,
  average,
  reached,
  beat,
  by: breakdown,
  summary,
  unlogged,
};

/** Computes the answer to a query from the games of the player. */
export const runQuery = (query: StatQuery, context: QueryContext): QueryResult =>
  isEmpty(query, context) ? noGames(query, context) : runners[query.aggregate](query, context);
