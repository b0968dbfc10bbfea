import { goalsAgainstAverage, defaultGameMinutes, perGame, savePercentage } from '@rinkside/contracts/season';
import { sumsOf } from '@rinkside/contracts/season.sums';
import { cite } from '@rinkside/domain/coach/own-games';
import { citeLines, type Scope, select, gamesOf, citeFigure, read, lineOf } from './select-games.js';
import { amountText, hasRate, measureOf, rateOf, rateText, valueText } from './measures.js';
import { lastSeason } from './period.js';
import type { QueryResult, QueryContext } from './query-result.js';
import type { StatQuery } from './stat-query.js';

export const comparison = (query: StatQuery, context: QueryContext): QueryResult => {
  const isOwnPast = query.aggregate === 'own past';
  const against: Scope = query.against ?? { ...query, period: lastSeason(context.today) };
  // All other games have none of the limits of the query.
  const isOfOthers = against.except !== undefined && query.except === undefined;
  const sides = [
    select(query, context.games),
    select(isOwnPast || isOfOthers ? against : { ...query, ...against }, context.games),
  ];
  const measures = query.measures.map(measureOf);
  const [now, before] = sides.map((selection) => read(measures, selection, true));
  const [nowGames = [], beforeGames = []] = sides.map(({ games }) => games);
  const changes = measures.flatMap((measure) => {
    const [logged, earlier] = [nowGames.filter(measure.isOnSheet), beforeGames.filter(measure.isOnSheet)];
    if (logged.length === 0 || earlier.length === 0 || measure.name === 'record') return [];
    const byRate = logged.length !== earlier.length && hasRate(measure);
    const difference = Number((rateOf(measure, logged) - rateOf(measure, earlier)).toFixed(2));
    const total = Number((measure.compute(logged) - measure.compute(earlier)).toFixed(2));
    const shown = byRate ? difference : total;
    return [{
      label: measure.label,
      difference: byRate ? Math.abs(difference).toFixed(2) : measure.format(Math.abs(total)),
      direction: shown === 0 ? 'same' as const : shown > 0 ? 'up' as const : 'down' as const,
      isBetter: shown === 0 ? null : shown > 0 === (measure.better === 'more'),
      byRate,
      total: query.difference && byRate ? `${measure.format(Math.abs(total))} ${total === 0 ? 'more or fewer' : total > 0 ? 'more' : 'fewer'} in all` : null,
      games: logged,
    }];
  }); // prettier-ignore
  return {
    data: {
      kind: 'comparison', isOwnPast, isJudged: query.judged === true, sides: [now, before].flatMap((side) => (side ? [side.reading] : [])),
      changes: changes.map(({ label, difference, direction, isBetter, byRate, total }) => ({ label, difference, direction, isBetter, byRate, total })),
    }, // prettier-ignore
    citations: [
      ...(now?.citations ?? []),
      ...(before?.citations ?? []),
      ...changes.map(({ label, difference, games }) => cite(difference, `Change of ${label}`, games)),
      ...changes.flatMap(({ label, total, games }) =>
        total === null ? [] : cite(total.split(' ')[0] ?? '', `Change of ${label} in all`, games),
      ),
    ],
  };
};

export const pace = (query: StatQuery, context: QueryContext): QueryResult => {
  const { games, text } = select(query, context.games);
  const { games: further = 10, unit } = query;
  const isTotal = unit === 'season';
  const rows = query.measures.map(measureOf).flatMap((measure) => {
    const logged = games.filter(measure.isOnSheet);
    if (logged.length === 0) return [];
    const now = measure.compute(logged);
    const target = isTotal ? further : logged.length + further;
    const after = measure.singular ? Math.round((now * target) / logged.length) : now;
    const neededGames =
      query.target !== undefined && now > 0 && measure.singular
        ? Math.ceil((query.target * logged.length) / now)
        : null;
    const span = isTotal ? `after ${gamesOf(further)}` : `after ${gamesOf(further)} more`;
    return [
      {
        measure,
        logged,
        now: valueText(measure, logged),
        perGame: rateText(measure, logged),
        after: measure.format(after),
        span,
        target: neededGames === null ? null : { amount: query.target ?? 0, game: neededGames },
      },
    ];
  });
  return {
    data: {
      kind: 'pace', scope: text, games: games.length,
      rows: rows.map(({ measure, now, perGame, after, span, target }) => ({ label: measure.label, now, perGame, after: target && query.games === undefined ? null : after, span, target })),
    }, // prettier-ignore
    citations: [
      cite(String(games.length), `Games, ${text}`, games),
      ...rows.flatMap(({ measure, logged, after, span, target }) =>
        citeFigure(measure, logged, text, true).concat(
          target
            ? [
                cite(
                  String(target.game),
                  `Game with ${target.amount} ${measure.label} at the same rate`,
                  logged,
                ),
              ]
            : [],
          target && query.games === undefined
            ? []
            : [cite(after, `${measure.label} at the same rate ${span}`, logged)],
        ),
      ),
    ],
  };
};

/** How many more it takes to pass the figure of another period. */
export const beat = (query: StatQuery, context: QueryContext): QueryResult => {
  const measure = measureOf(query.measures[0] ?? 'points');
  const sides = [query, query.against ?? { ...query, period: lastSeason(context.today) }].map((scope) => {
    const { games, text } = select(scope, context.games);
    return { games: games.filter(measure.isOnSheet), text };
  });
  const [current, earlier] = sides;
  const [now, past] = sides.map(({ games }) => measure.compute(games));
  const ahead = (now ?? 0) - (past ?? 0);
  const isTotal = measure.singular !== undefined && measure.better === 'more';
  const missing = isTotal ? String(Math.max(0, 1 - ahead)) : null;
  const equal = isTotal ? String(Math.max(0, -ahead)) : null;
  const games = current?.games ?? [];
  return {
    data: {
      kind: 'beat', label: measure.label, now: valueText(measure, games), past: valueText(measure, earlier?.games ?? []),
      scope: current?.text ?? '', pastScope: earlier?.text ?? '', games: earlier?.games.length ?? 0, missing, equal,
    }, // prettier-ignore
    citations: [
      ...sides.flatMap((side) => citeFigure(measure, side.games, side.text, false)),
      ...[missing, equal].flatMap((value) =>
        value === null ? [] : [cite(value, `How many more ${measure.label} it takes`, games)],
      ),
    ],
  };
};

/** Whether the average of a game is reached, and what it takes over the next games. */
export const average = (query: StatQuery, context: QueryContext): QueryResult => {
  const { games, text } = select(query, context.games);
  const measure = measureOf(query.measures[0] ?? 'points');
  const { target = 1, games: nextGames = 5 } = query;
  const logged = games.filter(measure.isOnSheet);
  const now = measure.compute(logged);
  const needed = String(Math.max(0, Math.ceil(target * (logged.length + nextGames) - now)));
  return {
    data: {
      kind: 'average', label: measure.label, scope: text, now: valueText(measure, logged), perGame: rateText(measure, logged), games: logged.length,
      target: amountText(measure, target), isReached: now >= target * logged.length, needed, nextGames,
    }, // prettier-ignore
    citations: [
      cite(String(logged.length), `Games, ${text}`, logged),
      ...citeFigure(measure, logged, text, true),
      cite(needed, `${measure.label} over the next ${gamesOf(nextGames)} for ${target} a game`, logged),
    ],
  };
};

/** The game in which a total of the period reached a number. */
export const reached = (query: StatQuery, context: QueryContext): QueryResult => {
  const { games, text } = select(query, context.games);
  const measure = measureOf(query.measures[0] ?? 'points');
  const { target = 1 } = query;
  const logged = games.filter(measure.isOnSheet);
  const inOrder = logged.toReversed();
  const at = inOrder.findIndex((_, index) => measure.compute(inOrder.slice(0, index + 1)) >= target);
  const game = inOrder[at];
  const until = inOrder.slice(0, at + 1);
  return {
    data: {
      kind: 'reached', label: measure.label, scope: text, target, now: valueText(measure, logged), games: logged.length,
      found: game ? { line: lineOf(game, measure), game: until.length, total: valueText(measure, until) } : null,
    }, // prettier-ignore
    citations: [
      cite(String(logged.length), `Games, ${text}`, logged),
      ...citeFigure(measure, logged, text, false),
      ...(game
        ? [
            ...citeLines([game], measure),
            cite(String(until.length), `Games up to ${target} ${measure.label}, ${text}`, until),
            cite(valueText(measure, until), `${measure.label} after that game, ${text}`, until),
          ]
        : [cite(valueText(measure, logged), `${measure.label} of ${target}, ${text}`, logged)]),
    ],
  };
};

export const nextGame = (query: StatQuery, context: QueryContext): QueryResult => {
  const { games, text } = select(query, context.games);
  const measure = measureOf(query.measures[0] ?? 'points');
  const { goals = 0, assists = 0, saves = 0, shots = 0, games: further = 1 } = query.next ?? {};
  const logged = games.filter(measure.isOnSheet);
  const sums = sumsOf(logged);
  const totals: Partial<Record<string, number>> = {
    save_percentage: savePercentage(sums.saves + saves, sums.shots_against + shots),
    goals_against_average: goalsAgainstAverage(
      sums.goals_against + shots - saves,
      sums.minutes + further * defaultGameMinutes,
    ),
    goals: sums.goals + goals,
    assists: sums.assists + assists,
    points: sums.goals + sums.assists + goals + assists,
    saves: sums.saves + saves,
    shots_against: sums.shots_against + shots,
    goals_against: sums.goals_against + shots - saves,
  };
  const total = totals[measure.name] ?? measure.compute(logged);
  const isRate = query.unit === 'game' && hasRate(measure);
  const label = isRate ? `${measure.label} a game` : measure.label;
  const after = isRate ? perGame(total, logged.length + further).toFixed(2) : measure.format(total);
  const now = isRate ? rateText(measure, logged) : valueText(measure, logged);
  return {
    data: {
      kind: 'next game',
      label,
      scope: text,
      now,
      after,
      games: logged.length,
    },
    citations:
      logged.length === 0
        ? []
        : [
            cite(now, `${label}, ${text}`, logged),
            cite(String(logged.length), `Games, ${text}`, logged),
            cite(after, `${label} after exactly that`, logged),
          ],
  };
};
